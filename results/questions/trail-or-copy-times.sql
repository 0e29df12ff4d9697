/* Time with copies as a multiple of that with a trail: geometric mean over puzzles of the ratios of their median times. Interval: 95 %, normal,
   puzzles independent; beside it the least and the greatest ratio of a fork. Stopped runs count: both were stopped at the same dead end. */
WITH runs AS (
  SELECT "set", position, fork, total_ns, options['undo'] = 'copy' AS copies,
    CASE WHEN options['agenda'] = 'recursive' THEN 'as Norvig''s program' ELSE
      CASE options['propagate'] WHEN 'naked-single' THEN 'naked singles' WHEN 'gac' THEN 'gac'
      ELSE 'naked and hidden singles' END END AS rules
  FROM measured
), puzzles AS (
  SELECT "set", rules, position, ln(median(total_ns) FILTER (copies) / median(total_ns) FILTER (NOT copies)) AS ratio FROM runs GROUP BY ALL
), forks AS (
  SELECT "set", rules, exp(avg(ratio)) AS ratio FROM (
    SELECT "set", rules, fork, position, ln(median(total_ns) FILTER (copies) / median(total_ns) FILTER (NOT copies)) AS ratio FROM runs GROUP BY ALL)
  GROUP BY "set", rules, fork
), spread AS (SELECT "set", rules, min(ratio) AS least, max(ratio) AS greatest FROM forks GROUP BY ALL)
SELECT "set", rules, count(*) AS puzzles, round(exp(avg(ratio)), 3) AS "× copy beside trail",
  round(exp(avg(ratio) - 1.96 * stddev_samp(ratio) / sqrt(count(*))), 3) AS low,
  round(exp(avg(ratio) + 1.96 * stddev_samp(ratio) / sqrt(count(*))), 3) AS high, round(least, 3) AS least_fork, round(greatest, 3) AS greatest_fork
FROM puzzles JOIN spread USING ("set", rules) GROUP BY "set", rules, least, greatest ORDER BY "set", rules
