/* Counts of each cell of a crossing, of Choco's and of engine with lcg, which learns; a run that was stopped counts with the dead ends that it had made. */
WITH cells AS (
  SELECT "set", CASE family WHEN 'lcg' THEN 'on' WHEN 'choco' THEN options['learn'] ELSE 'off' END AS learn,
    coalesce(options['restarts'], 'none') AS series,
    options['select'] AS selection,
    CASE WHEN family = 'choco' THEN options['alldiff']
      WHEN options['propagate'] LIKE '%single+gac%' THEN 'singles+gac' ELSE 'singles' END AS inference, verdict, claim, conflicts
  FROM measured WHERE fork = 1 AND repetition = 1
)
SELECT "set", learn, series AS restarts, selection AS "select", inference,
  count(*) AS puzzles, count(*) FILTER (verdict = 'correct') AS correct, count(*) FILTER (claim LIKE 'out-%') AS stopped,
  median(conflicts) AS median_dead_ends, round(avg(conflicts), 1) AS mean_dead_ends, max(conflicts) AS most_dead_ends
FROM cells GROUP BY "set", learn, series, selection, inference
ORDER BY "set", inference DESC, learn, restarts DESC, "select"
