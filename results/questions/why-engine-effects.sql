/* Effects on dead ends in the two complete crossings of engine and lcg, which learns, blocked by puzzle; how they are estimated: why-effects.sql. */
WITH runs AS (
  SELECT "set", position, ln(1 + conflicts) AS effort, claim LIKE 'out-%' AS stopped,
    family = 'lcg' AS learns, coalesce(options['restarts'] = 'geometric', false) AS restarted, options['select'] AS selection,
    CASE WHEN options['propagate'] LIKE '%single+gac%' THEN 1 ELSE -1 END AS inference
  FROM measured WHERE fork = 1 AND repetition = 1
), signs AS (
  SELECT "set", position, 'without restarts: learn × select × propagate' AS crossing, effort, stopped, CASE WHEN learns THEN 1 ELSE -1 END AS one,
    CASE selection WHEN 'domwdeg' THEN 1 ELSE -1 END AS two, inference AS three,
    ['learn=on', 'select=domwdeg beside min', 'propagate=singles+gac', 'learn × select', 'learn × propagate', 'select × propagate'] AS names
  FROM runs WHERE NOT restarted AND selection IN ('min', 'domwdeg')
  UNION ALL
  SELECT "set", position, 'with learning: restarts × select × propagate', effort, stopped, CASE WHEN restarted THEN 1 ELSE -1 END,
    CASE selection WHEN 'vsids' THEN 1 ELSE -1 END, inference,
    ['restarts=geometric', 'select=vsids beside domwdeg', 'propagate=singles+gac', 'restarts × select', 'restarts × propagate', 'select × propagate']
  FROM runs WHERE learns AND selection IN ('vsids', 'domwdeg')
), contrasts AS (
  SELECT "set", position, crossing, effort, stopped, names, unnest([1, 2, 3, 4, 5, 6]) AS rank,
    unnest([one, two, three, one * two, one * three, two * three]) AS sign
  FROM signs
), blocks AS (
  SELECT "set", crossing, rank, names[rank] AS effect, position, avg(CASE WHEN rank > 3 THEN 4 ELSE 2 END * sign * effort) AS value,
    count(*) FILTER (stopped AND sign = 1) AS stopped, count(*) FILTER (stopped AND sign = -1) AS stopped_beside
  FROM contrasts GROUP BY ALL
)
SELECT "set", crossing, effect, count(*) AS puzzles, sum(stopped) AS stopped, sum(stopped_beside) AS stopped_beside,
  round(exp(avg(value)), 3) AS ratio,
  round(exp(avg(value) - quantile * stddev_samp(value) / sqrt(count(*))), 3) AS low,
  round(exp(avg(value) + quantile * stddev_samp(value) / sqrt(count(*))), 3) AS high
FROM (SELECT *, CASE count(*) OVER (PARTITION BY "set", crossing, rank) WHEN 10 THEN 2.262 WHEN 20 THEN 2.093 END AS quantile FROM blocks)
GROUP BY "set", crossing, rank, effect, quantile ORDER BY crossing DESC, "set", rank
