/* How the solvers do on boards: a puzzle counts with the geometric mean of its times in the forks. In PAR2, a puzzle that was
   not solved in every fork is twice its limit. */
WITH runs AS (
  SELECT "set" AS board, position, CASE WHEN label <> '' THEN label ELSE family END AS solver, verdict = 'correct' AS solved, backtracks,
    total_ns, CASE WHEN verdict = 'correct' THEN total_ns ELSE 2 * (total_ns - overrun_ns) END AS penalised_ns
  FROM measured WHERE experiment = 'boards'
), puzzles AS (
  SELECT board, position, solver, bool_and(solved) AS solved, median(backtracks) AS backtracks, exp(avg(ln(total_ns))) AS total_ns,
    CASE WHEN bool_and(solved) THEN exp(avg(ln(total_ns))) ELSE max(penalised_ns) END AS penalised_ns
  FROM runs GROUP BY ALL
)
SELECT board, solver, count(*) AS puzzles, count(*) FILTER (solved) AS solved, median(backtracks) AS median_backtracks,
  round(median(total_ns) / 1e6, 3) AS median_ms, round(avg(penalised_ns) / 1e6, 3) AS par2_ms
FROM puzzles GROUP BY board, solver ORDER BY board, par2_ms, solver
