/* How large the search is: what an optimisation of the algorithm changes, whatever the language. */
SELECT "set", CASE WHEN family <> 'engine' THEN solver WHEN options['agenda'] = 'recursive' THEN 'engine/select=norvig/undo=copy'
    WHEN options['propagate'] LIKE '%+locked%' THEN 'engine/propagate=singles+locked'
    WHEN options['propagate'] LIKE '%+naked-pair%' THEN 'engine/propagate=singles+pairs' ELSE 'engine' END AS program,
  count(*) AS puzzles, count(*) FILTER (verdict = 'correct') AS correct, count(*) FILTER (decisions = 0) AS without_search,
  sum(decisions) AS decisions, sum(backtracks) AS backtracks, round(avg(backtracks), 1) AS mean_backtracks,
  median(backtracks) AS median_backtracks, max(backtracks) AS most_backtracks
FROM measured WHERE fork = 1 AND repetition = 1 GROUP BY "set", solver, program ORDER BY "set", mean_backtracks DESC, program
