/* Where puzzles get hard: of each board and share of holes, what each solver backtracks; a run that was stopped counts with what it had done. */
WITH runs AS (
  SELECT split_part("set", '/', 1) AS board, regexp_extract("set", 'holes=([0-9.]+)', 1)::DOUBLE AS holes,
    CASE family WHEN 'lcg' THEN 'engine, learning' ELSE family END AS solver,
    backtracks, total_ns, claim LIKE 'out-%' AS stopped,
    CASE WHEN verdict = 'correct' THEN total_ns WHEN experiment = 'transition-small' THEN 2 * 10e9
      WHEN experiment IN ('transition-hard', 'transition-forty', 'order-six-peak') THEN 2 * 60e9 ELSE 2 * 20e9 END AS penalised_ns
  FROM measured
)
SELECT board, holes, solver, count(*) AS puzzles, count(*) FILTER (stopped) AS stopped,
  median(backtracks) AS median_backtracks, round(avg(backtracks), 1) AS mean_backtracks, max(backtracks) AS most_backtracks,
  round(median(total_ns) / 1e6, 3) AS median_ms, round(avg(penalised_ns) / 1e6, 3) AS par2_ms
FROM runs GROUP BY board, holes, solver ORDER BY board, holes, solver
