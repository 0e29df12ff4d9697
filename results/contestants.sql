/* How contestants at their best do: a run that was stopped counts as twice its limit in PAR2, and with the conflicts that it had.
   waited is the share of time for which runs waited for a processor. The rows "growth" are for N20: by how much the conflicts grow from 30 to
   35 digits with none of four pieces of knowledge, divided by the same growth with all four, with Student's t on logarithms. The rows
   "all fractions" are for N19: PAR2 divided by that of lcg, over the unplanted grids of a class, with Student's t by the delta method.
   own_par2_ms is PAR2 by the clock of the program itself, where it has one. start_share is the median share of a run that the start of
   the program takes. counted is the number of runs with a count of conflicts: CaDiCaL and clasp print none if they are stopped. */
WITH runs AS (
  SELECT experiment, "set", position, CASE WHEN label <> '' THEN label ELSE family END AS solver, verdict = 'correct' AS solved,
    CASE WHEN verdict = 'correct' THEN claim END AS answer, conflicts, disturbed_ns, total_ns, start_ns,
    CASE WHEN verdict = 'correct' THEN coalesce(own_ns, total_ns) ELSE 2 * (total_ns - overrun_ns) END AS own_ns,
    CASE WHEN verdict = 'correct' THEN total_ns ELSE 2 * (total_ns - overrun_ns) END AS penalised_ns
  FROM measured
), known AS (
  SELECT experiment, "set", position, max(answer) AS answer FROM runs GROUP BY ALL
), gains AS (
  SELECT split_part("set", '/', 1) AS board, split_part(bare.solver, '-', 1) AS host, ln(greatest(bare.conflicts, 1)) - ln(greatest(helped.conflicts, 1)) AS gain
  FROM runs bare JOIN runs helped USING (experiment, "set", position)
  WHERE bare.solver LIKE '%-none' AND helped.solver = replace(bare.solver, '-none', '-all')
), effects AS (
  SELECT host, board, avg(gain) AS gain, var_samp(gain) / count(*) AS variance FROM gains GROUP BY ALL
), shares AS (
  SELECT known.answer AS class, other.solver, other.solved, other.penalised_ns AS y, own.penalised_ns AS x,
    avg(other.penalised_ns) OVER one AS mean_y, avg(own.penalised_ns) OVER one AS mean_x
  FROM known JOIN runs other USING (experiment, "set", position) JOIN runs own USING (experiment, "set", position)
  WHERE experiment = 'unplanted' AND own.solver = 'lcg' WINDOW one AS (PARTITION BY known.answer, other.solver)
), ratios AS (
  SELECT class, solver, count(*) AS puzzles, count(*) FILTER (solved) AS solved, any_value(mean_y) AS mean_y, any_value(mean_y / mean_x) AS ratio,
    CASE count(*) WHEN 15 THEN 2.145 WHEN 21 THEN 2.086 END * sqrt(sum(pow(y / mean_y - x / mean_x, 2)) / count(*) / (count(*) - 1)) AS reach
  FROM shares GROUP BY ALL
)
SELECT experiment, split_part("set", '/', 1) AS board, regexp_extract("set", 'holes=([0-9.]+)', 1) AS holes, known.answer AS class, solver,
  count(*) AS puzzles, count(*) FILTER (solved) AS solved, round(median(total_ns) / 1e6, 3) AS median_ms, round(avg(penalised_ns) / 1e6, 3) AS par2_ms,
  round(avg(own_ns) / 1e6, 3) AS own_par2_ms, round(median(start_ns / total_ns), 2) AS start_share, count(conflicts) AS counted, median(conflicts) AS median_conflicts,
  max(conflicts) AS most_conflicts, round(sum(disturbed_ns) / sum(total_ns), 3) AS waited, NULL AS factor, NULL AS low, NULL AS high
FROM (SELECT * EXCLUDE (answer) FROM runs) JOIN known USING (experiment, "set", position) GROUP BY ALL
UNION ALL
SELECT 'contestants', 'growth', '', '', large.host, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, round(exp(large.gain - small.gain), 2),
  round(exp(large.gain - small.gain - 2.002 * sqrt(large.variance + small.variance)), 2),
  round(exp(large.gain - small.gain + 2.002 * sqrt(large.variance + small.variance)), 2)
FROM effects large JOIN effects small USING (host) WHERE large.board = 'latin-35' AND small.board = 'latin-30'
UNION ALL
SELECT 'unplanted', 'all fractions', '', class, solver, puzzles, solved, NULL, round(mean_y / 1e6, 3), NULL, NULL, NULL, NULL, NULL, NULL, round(ratio, 2),
  round(ratio * exp(-reach), 2), round(ratio * exp(reach), 2)
FROM ratios
ORDER BY 1, 2, 3, 4, 9, 5
