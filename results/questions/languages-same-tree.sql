/* The same search in three languages: a row for each, with the puzzles on which its tree is not that of the Java program. */
SELECT "set", CASE family WHEN 'norvig' THEN 'Java' WHEN 'norvig-c' THEN 'C' ELSE 'Python' END AS language,
  count(*) AS puzzles, count(*) FILTER (verdict = 'correct') AS correct,
  count(*) FILTER ((measured.decisions, measured.conflicts, measured.backtracks) IS DISTINCT FROM (java.decisions, java.conflicts, java.backtracks)) AS differing,
  sum(measured.decisions + 1) AS nodes, sum(measured.conflicts) AS dead_ends, sum(measured.backtracks) AS backtracks
FROM measured
  JOIN (SELECT "set", position, decisions, conflicts, backtracks FROM measured WHERE family = 'norvig' AND fork = 1 AND repetition = 1) java
  USING ("set", position)
WHERE fork = 1 AND repetition = 1 GROUP BY "set", solver, language ORDER BY "set", language DESC
