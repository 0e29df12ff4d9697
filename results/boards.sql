/* How the solvers do on boards: a puzzle counts with the median of its runs, in PAR2 with their mean; a stopped run is twice its limit. */
WITH runs AS (
  SELECT "set" AS board, position, CASE WHEN label <> '' THEN label ELSE family END AS solver, verdict = 'correct' AS solved, backtracks,
    total_ns, CASE WHEN verdict = 'correct' THEN total_ns ELSE 2 * (total_ns - overrun_ns) END AS penalised_ns
  FROM measured WHERE experiment = 'boards'
), puzzles AS (
  SELECT board, position, solver, bool_and(solved) AS solved, median(backtracks) AS backtracks, median(total_ns) AS total_ns,
    avg(penalised_ns) AS penalised_ns
  FROM runs GROUP BY ALL
)
SELECT board, solver, count(*) AS puzzles, count(*) FILTER (solved) AS solved, median(backtracks) AS median_backtracks,
  round(median(total_ns) / 1e6, 3) AS median_ms, round(avg(penalised_ns) / 1e6, 3) AS par2_ms
FROM puzzles GROUP BY board, solver ORDER BY board, par2_ms, solver
