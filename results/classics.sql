/* Which solver is best at which classic problem: the median time of its runs; one that was stopped counts as twice its limit. */
WITH runs AS (
  SELECT "set" AS problem, question,
    CASE WHEN label <> '' THEN label ELSE family END AS solver, verdict = 'correct' AS solved,
    CASE WHEN verdict = 'correct' THEN total_ns ELSE 2 * (total_ns - overrun_ns) END AS penalised_ns
  FROM measured
), solvers AS (
  SELECT problem, question, solver, count(*) AS runs, count(*) FILTER (solved) AS solved, median(penalised_ns) / 1e6 AS ms
  FROM runs GROUP BY problem, question, solver
)
SELECT problem, question, solver, runs, solved, round(ms, 3) AS median_ms,
  round(ms / min(ms) OVER (PARTITION BY problem, question), 2) AS times_best
FROM solvers ORDER BY question, problem, ms, solver
