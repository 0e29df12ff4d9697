/* Two questions about lcg and Sat4j, each with all four pieces of knowledge, on the grids of contestants and of scaling.
   share of the pieces: the time that Sat4j takes per conflict, divided by that of lcg, is the product of the ratio without the pieces and of
   a ratio that comes with them. The share is the logarithm of the second, divided by the logarithm of the whole. Each of the three ratios is a
   geometric mean over the grids that both of its solvers solve. Intervals: Student's t by the delta method, which we chose after the runs.
   time per conflict, all to none: the ratio of the times per conflict with all four pieces and with none, in one solver, over the grids that it
   solves both with them and without, with Student's t on logarithms.
   conflicts, lcg to Sat4j: the geometric mean of the ratio over all grids that both solve, with Student's t on logarithms. */
WITH runs AS (
  SELECT experiment, "set", position, label, ln(conflicts + 1) AS effort,
    ln((total_ns - coalesce(encode_ns, 0) - coalesce(start_ns, 0)) / (conflicts + 1)) AS cost
  FROM measured WHERE verdict = 'correct' AND label IN ('lcg-all', 'lcg-none', 'sat4j-all', 'sat4j-none')
), grids AS (
  SELECT experiment, "set", position,
    max(cost) FILTER (label = 'sat4j-all') - max(cost) FILTER (label = 'lcg-all') AS slow,
    max(cost) FILTER (label = 'sat4j-all') - max(cost) FILTER (label = 'sat4j-none') AS sat4j,
    max(cost) FILTER (label = 'lcg-all') - max(cost) FILTER (label = 'lcg-none') AS lcg,
    max(effort) FILTER (label = 'lcg-all') - max(effort) FILTER (label = 'sat4j-all') AS fewer
  FROM runs GROUP BY ALL
), sets AS (
  FROM grids WHERE experiment <> 'scaling-large'
  UNION ALL
  SELECT * REPLACE ('all sets of scaling' AS "set") FROM grids WHERE experiment = 'scaling'
), means AS (
  SELECT experiment, "set", avg(slow) AS slow, avg(sat4j) AS sat4j, avg(lcg) AS lcg, (avg(sat4j) - avg(lcg)) / avg(slow) AS share,
    count(slow) AS of_slow, count(sat4j) AS of_sat4j, count(lcg) AS of_lcg, CASE WHEN count(*) > 30 THEN 1.973 ELSE 2.045 END AS t
  FROM sets GROUP BY ALL
), errors AS (
  SELECT experiment, "set", sqrt(sum(pow((coalesce(sets.sat4j - means.sat4j, 0) / of_sat4j - coalesce(sets.lcg - means.lcg, 0) / of_lcg
    - share * coalesce(sets.slow - means.slow, 0) / of_slow) / means.slow, 2))) AS error
  FROM sets JOIN means USING (experiment, "set") GROUP BY ALL
), growths AS (
  SELECT experiment, "set", unnest(['lcg', 'sat4j']) AS solver, unnest([lcg, sat4j]) AS growth FROM sets
)
SELECT experiment, "set", 'share of the pieces' AS quantity, of_slow AS grids, of_sat4j AS grids_sat4j, of_lcg AS grids_lcg,
  round(share, 2) AS value, round(share - t * error, 2) AS low, round(share + t * error, 2) AS high
FROM means JOIN errors USING (experiment, "set")
UNION ALL
SELECT experiment, "set", 'time per conflict, all to none, in ' || solver, count(growth), NULL, NULL, round(exp(avg(growth)), 2),
  round(exp(avg(growth) - any_value(t) * stddev_samp(growth) / sqrt(count(growth))), 2),
  round(exp(avg(growth) + any_value(t) * stddev_samp(growth) / sqrt(count(growth))), 2)
FROM growths JOIN means USING (experiment, "set") GROUP BY experiment, "set", solver
UNION ALL
SELECT 'all', 'all sets', 'conflicts, lcg to Sat4j', count(fewer), NULL, NULL, round(exp(avg(fewer)), 2),
  round(exp(avg(fewer) - 1.969 * stddev_samp(fewer) / sqrt(count(fewer))), 2),
  round(exp(avg(fewer) + 1.969 * stddev_samp(fewer) / sqrt(count(fewer))), 2)
FROM grids
ORDER BY ALL
