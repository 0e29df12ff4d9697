/* What each way of shaving leaves of the search, and what it costs in candidates removed, those of trials included. */
WITH runs AS (
  SELECT *, CASE options['shave'] WHEN 'off' THEN 'never' WHEN 'root' THEN 'at the root' ELSE 'at every node' END AS shaving,
    CASE WHEN options['shave'] <> 'off' THEN options['shavedepth'] END AS shavedepth
  FROM measured WHERE fork = 1 AND repetition = 1
)
SELECT "set", shaving, shavedepth AS depth,
  count(*) AS puzzles, count(*) FILTER (verdict = 'correct') AS correct, count(*) FILTER (claim LIKE 'out-%') AS stopped,
  count(*) FILTER (decisions = 0) AS without_search, sum(backtracks) AS backtracks,
  round(avg(backtracks), 2) AS mean_backtracks, median(backtracks) AS median_backtracks, max(backtracks) AS most_backtracks,
  round(avg(propagations)) AS mean_removed,
  round(mean_removed / first_value(mean_removed) OVER (PARTITION BY "set" ORDER BY shaving <> 'never'), 2) AS removed_ratio
FROM runs GROUP BY "set", shaving, shavedepth ORDER BY "set", shaving = 'at every node', shaving = 'at the root', shavedepth
