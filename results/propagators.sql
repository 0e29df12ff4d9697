/* What a node costs, by propagator, problem and solver: of runs to the end, the median time over the nodes of the tree. */
WITH trees AS (
  SELECT replace(experiment, 'propagators-', '') AS propagator, split_part("set", '/', 1) AS problem, family AS solver,
    total_ns AS ns,
    CASE family WHEN 'engine' THEN decisions + 1
      WHEN 'choco' THEN 1 + TRY_CAST(regexp_extract(natives, '(^| )branches=([0-9]+)', 2) AS BIGINT)
      ELSE TRY_CAST(regexp_extract(natives, '(^| )nodes=([0-9]+)', 2) AS BIGINT) END AS nodes
  FROM measured WHERE verdict = 'correct'
)
SELECT propagator, problem, solver, max(nodes) AS nodes, count(*) AS runs,
  round(median(ns / nodes)) AS median_ns_per_node, round(min(ns / nodes)) AS least, round(max(ns / nodes)) AS greatest
FROM trees GROUP BY propagator, problem, solver
ORDER BY propagator, regexp_extract(problem, '^[a-z]+'), TRY_CAST(regexp_extract(problem, '([0-9]+)$', 1) AS INTEGER), solver
