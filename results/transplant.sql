/* What each of four pieces of knowledge does to the conflicts that a solver needs, in three hosts. A factor is the ratio of the conflicts
   without it to those with it: a geometric mean over grids and over all combinations of the others. A stopped run counts with its
   conflicts up to the limit. Intervals: Student's t over 30 grids, on logarithms. The last rows compare solved grids, with an exact
   McNemar test over both sets. Three rows of CaDiCaL take its B apart: the propagator without knowledge, another activity, and its division.
   cpu_s is the CPU time of all 30 runs together, stopped ones included, middle_cpu_ms the geometric mean of a run, and
   conflict_cpu_us the CPU time of all runs divided by the number of their conflicts. G to T is exploratory. */
WITH runs AS (
  SELECT "set", position, family AS host, conflicts, ln(greatest(conflicts, 1)) AS effort, verdict = 'correct' AS solved, cpu_ns,
    CASE family WHEN 'lcg' THEN solver NOT LIKE '%select=vsids%' ELSE solver LIKE '%order=slots%' END AS b,
    CASE family WHEN 'lcg' THEN solver NOT LIKE '%phase=saved%' ELSE solver LIKE '%phase=positive%' END AS p,
    CASE family WHEN 'lcg' THEN solver NOT LIKE '%propagate=%' ELSE solver LIKE '%hall=late%' END AS g,
    CASE family WHEN 'lcg' THEN solver LIKE '%select=target%' ELSE solver LIKE '%target=on%' END AS t
  FROM measured WHERE family <> 'cadical-up' OR solver LIKE '%connect=on%' AND solver NOT LIKE '%order=activity%'
), pairs AS (
  SELECT "set", position, host, 'B' AS effect, bare.effort - helped.effort AS gain
  FROM runs bare JOIN runs helped USING ("set", position, host, p, g, t) WHERE NOT bare.b AND helped.b
  UNION ALL
  SELECT "set", position, host, 'P' AS effect, bare.effort - helped.effort AS gain
  FROM runs bare JOIN runs helped USING ("set", position, host, b, g, t) WHERE NOT bare.p AND helped.p
  UNION ALL
  SELECT "set", position, host, 'G' AS effect, bare.effort - helped.effort AS gain
  FROM runs bare JOIN runs helped USING ("set", position, host, b, p, t) WHERE NOT bare.g AND helped.g
  UNION ALL
  SELECT "set", position, host, 'T' AS effect, bare.effort - helped.effort AS gain
  FROM runs bare JOIN runs helped USING ("set", position, host, b, p, g) WHERE NOT bare.t AND helped.t
  UNION ALL
  SELECT "set", position, host, 'all four', bare.effort - helped.effort
  FROM runs bare JOIN runs helped USING ("set", position, host)
  WHERE NOT (bare.b OR bare.p OR bare.g OR bare.t) AND helped.b AND helped.p AND helped.g AND helped.t
), controls AS (
  SELECT "set", position, family AS host, ln(greatest(conflicts, 1)) AS effort, regexp_extract(solver, 'reduced/?(.*)$', 1) AS knows,
    solver LIKE '%connect=on%' AS connected
  FROM measured WHERE family = 'cadical-up'
), grids AS (
  SELECT "set", position, host, effect, avg(gain) AS gain FROM pairs GROUP BY ALL
  UNION ALL
  SELECT "set", position, host, 'a connected propagator', bare.effort - helped.effort
  FROM controls bare JOIN controls helped USING ("set", position, host)
  WHERE NOT bare.connected AND helped.connected AND helped.knows = ''
  UNION ALL
  SELECT "set", position, host, CASE helped.knows WHEN 'order=activity' THEN 'an activity of our own' ELSE 'its division by places' END,
    bare.effort - helped.effort
  FROM controls bare JOIN controls helped USING ("set", position, host, connected)
  WHERE connected AND (bare.knows, helped.knows) IN (('', 'order=activity'), ('order=activity', 'order=slots'))
), effects AS (
  FROM grids
  UNION ALL
  SELECT "set", position, host, larger.effect || ' to ' || smaller.effect, larger.gain - smaller.gain
  FROM grids larger JOIN grids smaller USING ("set", position, host) WHERE (larger.effect, smaller.effect) IN (('B', 'G'), ('B', 'T'), ('P', 'G'), ('P', 'T'), ('G', 'T'))
), tails AS (
  SELECT host, count(*) FILTER (helped.solved AND NOT bare.solved)::INT AS more,
    count(*) FILTER (bare.solved AND NOT helped.solved)::INT AS fewer
  FROM runs helped JOIN runs bare USING ("set", position, host)
  WHERE helped.b AND helped.p AND helped.g AND helped.t AND bare.b AND bare.p AND NOT bare.g AND NOT bare.t GROUP BY host
)
SELECT "set", host, effect, round(exp(avg(gain)), 2) AS factor,
  round(exp(avg(gain) - 2.045 * stddev_samp(gain) / sqrt(count(*))), 2) AS low,
  round(exp(avg(gain) + 2.045 * stddev_samp(gain) / sqrt(count(*))), 2) AS high, NULL AS only_with, NULL AS only_without, NULL AS p,
  NULL AS solved, NULL AS cpu_s, NULL AS middle_cpu_ms, NULL AS conflict_cpu_us
FROM effects GROUP BY "set", host, effect
UNION ALL
SELECT 'both', host, 'G and T, with B and P', NULL, NULL, NULL, more, fewer,
  round(least(1, 2 * list_sum([factorial(more + fewer) / factorial(k::INT) / factorial((more + fewer - k)::INT) / pow(2, more + fewer)
    FOR k IN range(0, least(more, fewer) + 1)])), 4), NULL, NULL, NULL, NULL FROM tails
UNION ALL
SELECT "set", host, CASE WHEN g THEN 'solved with all four' WHEN t THEN 'solved with B, P and T' WHEN b THEN 'solved with B and P' ELSE 'solved with none' END,
  NULL, NULL, NULL, NULL, NULL, NULL, count(*) FILTER (solved),
  round(sum(cpu_ns) / 1e9, 1), round(exp(avg(ln(cpu_ns))) / 1e6, 1), round(sum(cpu_ns) / sum(conflicts) / 1e3, 1)
FROM runs WHERE b = p AND (g = t OR t) AND (b OR NOT t) GROUP BY ALL
ORDER BY 1, 2, 3
