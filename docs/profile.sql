/* Backtracks of Norvig's program by set and level. A level is what solves the puzzle without a decision. */
WITH puzzles AS (
  SELECT "set", position,
    max(backtracks) FILTER (family = 'norvig' AND variant = '') AS backtracks,
    max(backtracks) FILTER (family = 'norvig' AND variant <> '') AS isomorph,
    CASE WHEN max(decisions) FILTER (family = 'swift' AND variant = '') > 0 THEN 'search'
      WHEN max(decisions) FILTER (family = 'engine' AND variant = '') > 0 THEN 'locked' ELSE 'singles' END AS level
  FROM measured GROUP BY "set", position)
SELECT "set", coalesce(level, 'all') AS level, count(*) AS puzzles,
  quantile_disc(backtracks, 0.25) AS quartile_1, quantile_disc(backtracks, 0.5) AS median, quantile_disc(backtracks, 0.75) AS quartile_3,
  round(avg(backtracks), 1) AS mean, max(backtracks) AS most,
  round(100.0 * count(*) FILTER (backtracks > 1000) / count(*), 3) AS percent_above_1000, round(avg(isomorph), 1) AS isomorph_mean
FROM puzzles GROUP BY GROUPING SETS (("set"), ("set", level)) ORDER BY "set", level NULLS FIRST
