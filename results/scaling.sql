/* How conflicts and times grow with size, and with balanced holes. A run that was stopped counts as twice its limit in PAR2, and with the
   conflicts that it had. waited is the share of time for which runs waited for a processor. Of a fit, factor is the growth of conflicts for one
   more digit (exponential), the exponent of size (power law), or for one more digit the growth of the ratio of conflicts without and with four
   pieces of knowledge (knowledge). low and high are the ends of its interval of 95 %, by Student's t, and r2 is the share of variance explained. The rows "common sizes" fit an
   exponential to 25 to 34 digits for every solver. A row "gain" is the ratio of conflicts without and with the four pieces at one size, with
   Student's t over grids. counted is the number of runs with a count of conflicts: CaDiCaL and clasp print none if they are stopped, and
   median_conflicts and the fits leave these runs out. */
WITH runs AS (
  SELECT experiment, split_part("set", '/', 1) AS board, split_part(split_part("set", '/', 1), '-', 2)::INTEGER AS digits,
    regexp_extract("set", 'holes=([0-9.]+)', 1) AS holes, contains("set", 'balanced') AS balanced, position,
    CASE WHEN label <> '' THEN label ELSE family END AS solver, verdict = 'correct' AS solved, conflicts, disturbed_ns, total_ns,
    CASE WHEN verdict = 'correct' THEN total_ns ELSE 2 * (total_ns - overrun_ns) END AS penalised_ns
  FROM measured
), sizes AS (
  SELECT experiment, board, digits, holes, balanced, solver, count(*) AS puzzles, count(*) FILTER (solved) AS solved,
    round(median(total_ns) / 1e6, 3) AS median_ms, round(avg(penalised_ns) / 1e6, 3) AS par2_ms, count(conflicts) AS counted, median(conflicts) AS median_conflicts,
    round(sum(disturbed_ns) / sum(total_ns), 3) AS waited
  FROM runs GROUP BY ALL
), points AS (
  SELECT solver, unnest(['exponential', 'power law']) AS fit, unnest([digits, ln(digits)]) AS x, ln(greatest(conflicts, 1)) AS y, digits
  FROM runs WHERE NOT balanced AND conflicts IS NOT NULL
    AND (solver, digits) IN (SELECT (solver, digits) FROM sizes WHERE NOT balanced AND puzzles = 30 AND solved >= 27)
  UNION ALL
  SELECT solver, 'common sizes', digits, ln(greatest(conflicts, 1)), digits
  FROM runs WHERE NOT balanced AND conflicts IS NOT NULL AND digits BETWEEN 25 AND 34
  UNION ALL
  SELECT split_part(bare.solver, '-', 1), 'knowledge', digits, ln(greatest(bare.conflicts, 1)) - ln(greatest(helped.conflicts, 1)), digits
  FROM runs bare JOIN runs helped USING (digits, balanced, position)
  WHERE NOT balanced AND bare.solver LIKE '%-none' AND helped.solver = replace(bare.solver, '-none', '-all')
), gains AS (
  SELECT split_part(bare.solver, '-', 1) AS solver, digits, ln(greatest(bare.conflicts, 1)) - ln(greatest(helped.conflicts, 1)) AS gain
  FROM runs bare JOIN runs helped USING (digits, balanced, position)
  WHERE NOT balanced AND bare.solver LIKE '%-none' AND helped.solver = replace(bare.solver, '-none', '-all')
), lines AS (
  SELECT fit, solver, count(*) AS puzzles, min(digits) || ' to ' || max(digits) AS digits, regr_slope(y, x) AS slope, regr_r2(y, x) AS r2,
    1.98 * sqrt((regr_syy(y, x) - regr_slope(y, x) * regr_sxy(y, x)) / (count(*) - 2) / regr_sxx(y, x)) AS reach
  FROM points GROUP BY ALL
)
SELECT experiment, board, digits::VARCHAR AS digits, holes, CASE WHEN balanced THEN 'balanced' ELSE 'random' END AS pattern, solver, puzzles, solved,
  median_ms, par2_ms, counted, median_conflicts, waited, NULL AS factor, NULL AS low, NULL AS high, NULL AS r2,
  round(holes::DOUBLE * digits * digits)::INT AS holes_in_a_grid, round(1.7 * pow(digits, 1.55))::INT AS planned_holes
FROM sizes
UNION ALL
SELECT 'both', fit, digits, '', '', solver, puzzles, NULL, NULL, NULL, NULL, NULL, NULL,
  round(CASE fit WHEN 'power law' THEN slope ELSE exp(slope) END, 3), round(CASE fit WHEN 'power law' THEN slope - reach ELSE exp(slope - reach) END, 3),
  round(CASE fit WHEN 'power law' THEN slope + reach ELSE exp(slope + reach) END, 3), round(r2, 3), NULL, NULL
FROM lines
UNION ALL
SELECT 'both', 'gain', digits::VARCHAR, '', '', solver, count(*), NULL, NULL, NULL, NULL, NULL, NULL, round(exp(avg(gain)), 2),
  round(exp(avg(gain) - 2.045 * stddev_samp(gain) / sqrt(count(*))), 2), round(exp(avg(gain) + 2.045 * stddev_samp(gain) / sqrt(count(*))), 2), NULL, NULL, NULL
FROM gains GROUP BY solver, digits
ORDER BY experiment, board, digits, pattern, par2_ms, solver
