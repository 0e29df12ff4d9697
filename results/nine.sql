/* How the solvers do on 9×9: a puzzle counts with the geometric mean of its times in the forks. The last column compares forks: the largest geometric
   mean of the times of a fork, over the puzzles that all forks solved, as a multiple of the smallest. */
WITH runs AS (
  SELECT question, "set", position, variant, fork, CASE WHEN label <> '' THEN label ELSE family END AS solver, verdict = 'correct' AS solved,
    backtracks, total_ns
  FROM measured WHERE experiment IN ('nine-any', 'nine-unique')
), puzzles AS (
  SELECT question, "set", position, variant, solver, bool_and(solved) AS solved, median(backtracks) AS backtracks,
    exp(avg(ln(total_ns))) AS total_ns
  FROM runs GROUP BY ALL
), forks AS (
  SELECT question, "set", solver, fork, exp(avg(ln(runs.total_ns))) AS ns
  FROM runs JOIN puzzles USING (question, "set", position, variant, solver) WHERE puzzles.solved GROUP BY ALL
), between AS (
  SELECT question, "set", solver, round(max(ns) / min(ns), 2) AS times_between_forks FROM forks GROUP BY ALL
)
SELECT question, "set", solver, count(*) AS puzzles, count(*) FILTER (solved) AS solved, median(backtracks) AS median_backtracks,
  round(median(total_ns) / 1e3, 2) AS median_us, any_value(times_between_forks) AS "× between forks"
FROM puzzles LEFT JOIN between USING (question, "set", solver)
GROUP BY question, "set", solver ORDER BY question, "set", solved DESC, median_us, solver
