/* How the solvers do at the peaks: a run that was stopped counts as twice its limit; own_median_ms is by the program's own clock,
   which a stopped run does not tell: it counts as longer than all others, and a median among stopped runs is empty.
   par2_low_ms and par2_high_ms are the 95 % interval of the mean by the normal approximation, over puzzles. */
WITH runs AS (
  SELECT experiment, "set", position, CASE WHEN label <> '' THEN label ELSE family END AS solver, verdict = 'correct' AS solved, backtracks,
    total_ns, own_ns, CASE WHEN verdict = 'correct' THEN total_ns ELSE 2 * (total_ns - overrun_ns) END AS penalised_ns
  FROM measured
), puzzles AS (
  SELECT experiment, "set", position, solver, bool_and(solved) AS solved, median(backtracks) AS backtracks, median(total_ns) AS total_ns,
    median(own_ns) AS own_ns, median(penalised_ns) AS penalised_ns
  FROM runs GROUP BY ALL
)
SELECT experiment, split_part("set", '/', 1) AS board, regexp_extract("set", 'holes=([0-9.]+)', 1)::DOUBLE AS holes, solver, count(*) AS puzzles,
  count(*) FILTER (solved) AS solved, median(backtracks) AS median_backtracks, round(median(total_ns) / 1e6, 3) AS median_ms,
  round(nullif(CASE WHEN count(own_ns) > 0 THEN median(coalesce(own_ns, 'Infinity'::DOUBLE)) END, 'Infinity'::DOUBLE) / 1e6, 1)
  AS own_median_ms, round(avg(penalised_ns) / 1e6, 3) AS par2_ms,
  round((avg(penalised_ns) - 1.96 * stddev_samp(penalised_ns) / sqrt(count(*))) / 1e6, 3) AS par2_low_ms,
  round((avg(penalised_ns) + 1.96 * stddev_samp(penalised_ns) / sqrt(count(*))) / 1e6, 3) AS par2_high_ms
FROM puzzles GROUP BY experiment, board, holes, solver ORDER BY experiment, board, holes, par2_ms, solver
