/* How the solvers do on puzzles without a solution, and on those beside them that have one: a run that was stopped counts as twice its limit.
   trivial is the number of puzzles for which the solver needs at most one conflict. */
WITH runs AS (
  SELECT split_part("set", '/', 1) AS board, position, CASE WHEN label <> '' THEN label ELSE family END AS solver, claim, verdict = 'correct' AS solved,
    evidence, backtracks, conflicts, total_ns, CASE WHEN verdict = 'correct' THEN total_ns ELSE 2 * (total_ns - overrun_ns) END AS penalised_ns
  FROM measured
), truth AS (
  SELECT board, position, bool_or(claim = 'no-solution' AND solved) AS refutable FROM runs GROUP BY ALL
)
SELECT board, CASE WHEN refutable THEN 'none' ELSE 'one or more' END AS solutions, solver, count(*) AS puzzles,
  count(*) FILTER (solved) AS solved, count(*) FILTER (solved AND evidence LIKE 'proof%') AS proved, median(backtracks) AS median_backtracks, count(*) FILTER (solved AND conflicts <= 1) AS trivial,
  round(median(total_ns) / 1e6, 3) AS median_ms, round(avg(penalised_ns) / 1e6, 3) AS par2_ms
FROM runs JOIN truth USING (board, position) GROUP BY board, solutions, solver ORDER BY board, solutions, par2_ms, solver
