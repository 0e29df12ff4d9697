/* Counts of each cell of a crossing, of Choco's and of engine with lcg, which learns; a run that was stopped counts with the dead ends that it had made. */
WITH cells AS (
  SELECT "set", CASE WHEN solver LIKE 'lcg/%' THEN 'on' WHEN solver LIKE '%/learn=%' THEN regexp_extract(solver, 'learn=([a-z]+)', 1) ELSE 'off' END AS learn,
    CASE WHEN solver LIKE '%/restarts=%' THEN regexp_extract(solver, 'restarts=([a-z]+)', 1) ELSE 'none' END AS series,
    regexp_extract(solver, 'select=([a-z]+)', 1) AS selection,
    CASE WHEN solver LIKE 'choco%' THEN regexp_extract(solver, 'alldiff=([A-Z]+)', 1)
      WHEN solver LIKE '%single+gac%' THEN 'singles+gac' ELSE 'singles' END AS inference, verdict, claim, conflicts
  FROM measured WHERE fork = 1 AND repetition = 1
)
SELECT "set", learn, series AS restarts, selection AS "select", inference,
  count(*) AS puzzles, count(*) FILTER (verdict = 'correct') AS correct, count(*) FILTER (claim LIKE 'out-%') AS stopped,
  median(conflicts) AS median_dead_ends, round(avg(conflicts), 1) AS mean_dead_ends, max(conflicts) AS most_dead_ends
FROM cells GROUP BY "set", learn, series, selection, inference
ORDER BY "set", inference DESC, learn, restarts DESC, "select"
