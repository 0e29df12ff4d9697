/* Time with shaving as a multiple of that without: geometric mean over puzzles of the ratios of their median times. Interval: 95 %, normal,
   puzzles independent; beside it the least and the greatest ratio of a fork. */
WITH runs AS (
  SELECT "set", position, fork, total_ns,
    CASE options['shave'] WHEN 'off' THEN 'never' WHEN 'root' THEN 'at the root' ELSE 'at every node' END AS shaving,
    options['shavedepth'] AS depth
  FROM measured
), forks AS (
  SELECT "set", shaving, depth, fork, position, ln(median(total_ns)) AS effort FROM runs GROUP BY ALL
), puzzles AS (
  SELECT "set", shaving, depth, position, ln(median(total_ns)) AS effort, median(total_ns) / 1000 AS micros FROM runs GROUP BY ALL
), spread AS (
  SELECT "set", shaving, depth, min(ratio) AS least, max(ratio) AS greatest FROM (
    SELECT "set", f.shaving, f.depth, exp(avg(f.effort - n.effort)) AS ratio
    FROM forks f JOIN forks n USING ("set", fork, position) WHERE n.shaving = 'never' GROUP BY "set", f.shaving, f.depth, fork)
  GROUP BY ALL
), ratios AS (
  SELECT "set", p.shaving, p.depth, p.micros, p.effort - n.effort AS ratio
  FROM puzzles p JOIN puzzles n USING ("set", position) WHERE n.shaving = 'never'
)
SELECT "set", shaving, depth, count(*) AS puzzles, round(median(micros), 1) AS median_micros, round(avg(micros), 1) AS mean_micros,
  round(exp(avg(ratio)), 3) AS "× beside never", round(exp(avg(ratio) - 1.96 * stddev_samp(ratio) / sqrt(count(*))), 3) AS low,
  round(exp(avg(ratio) + 1.96 * stddev_samp(ratio) / sqrt(count(*))), 3) AS high, round(least, 3) AS least_fork, round(greatest, 3) AS greatest_fork
FROM ratios JOIN spread USING ("set", shaving, depth)
GROUP BY "set", shaving, depth, least, greatest ORDER BY "set", shaving = 'at every node', shaving = 'at the root', depth
