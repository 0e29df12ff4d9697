/* Native SAT solvers in their strong configurations, and their defaults, beside lcg and CP-SAT: a run that was stopped counts as twice its limit.
   own_par2_ms is PAR2 by the clock of the program itself, where it has one. start_share is the median share of a run that the start of
   the program takes. trivial is the number of puzzles that the solver answers with at most one conflict. */
WITH runs AS (
  SELECT split_part("set", '/', 1) AS board, CASE WHEN "set" LIKE '%changed%' THEN 'refutations' ELSE 'peak' END AS kind, position,
    CASE WHEN label <> '' THEN label ELSE family END AS solver, claim, verdict = 'correct' AS solved, conflicts, total_ns, start_ns,
    CASE WHEN verdict = 'correct' THEN coalesce(own_ns, total_ns) ELSE 2 * (total_ns - overrun_ns) END AS own_ns,
    CASE WHEN verdict = 'correct' THEN total_ns ELSE 2 * (total_ns - overrun_ns) END AS penalised_ns
  FROM measured
), truth AS (
  SELECT board, kind, position, bool_or(claim = 'no-solution' AND solved) AS refutable, bool_or(solved) AS known FROM runs GROUP BY ALL
)
SELECT kind, board, CASE WHEN NOT known THEN 'not known' WHEN refutable THEN 'none' ELSE 'one or more' END AS solutions, solver, count(*) AS puzzles,
  count(*) FILTER (solved) AS solved, count(*) FILTER (solved AND conflicts <= 1) AS trivial, median(conflicts) AS median_conflicts,
  round(median(total_ns) / 1e6, 3) AS median_ms, round(avg(penalised_ns) / 1e6, 3) AS par2_ms, round(avg(own_ns) / 1e6, 3) AS own_par2_ms,
  round(median(start_ns / total_ns), 2) AS start_share
FROM runs JOIN truth USING (board, kind, position) GROUP BY ALL ORDER BY kind, board, solutions, par2_ms, solver
