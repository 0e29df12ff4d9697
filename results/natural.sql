/* Quasigroups without a planted solution, and planted ones beside them. A grid is a puzzle with its isomorph: the logarithms of the two runs
   are averaged, and a grid is decided if both runs are. Class is the answer of the solvers that decide the grid, or "all". A stopped run counts with the
   limit in geometric means of times, and with its conflicts at the stop in those of conflicts; counted is the number of runs that
   have a count. own_geometric_ms is by the clock of the program itself, without its start; programs report hundredths of a second, so less than
   10 ms counts as 5 ms. Ratios are divided by those of lcg; low and high are the ends of 95 % intervals, Student's t over grids, with a series
   for its quantile. more and fewer are the grids that only this solver decides and only lcg decides; p is of McNemar's exact test. Rows with a
   pair compare the conflicts of two configurations. Intervals of PAR2 ratios are by the delta method; sd is the standard deviation of the logarithms of the ratio over grids, and
   conflicts_totals the ratio of sums. The rows slow are about grids for which the geometric mean of both solvers' times is above half a second; we chose
   this limit after the runs. */
WITH runs AS (
  SELECT split_part("set", '/', 1) AS board, CASE WHEN "set" LIKE '%unplanted%' THEN 'unplanted' ELSE 'planted' END AS kind, "set", position,
    CASE WHEN label <> '' THEN label ELSE family END AS solver, verdict = 'correct' AS solved, CASE WHEN verdict = 'correct' THEN claim END AS answer,
    conflicts, total_ns, least(total_ns, 1e10) AS ns, least(CASE WHEN own_ns IS NULL OR own_ns < 0 THEN total_ns WHEN own_ns < 1e7 THEN 5e6 ELSE own_ns END, 1e10) AS own_ns
  FROM measured WHERE experiment = 'natural'
), answers AS (
  SELECT "set", position, coalesce(max(answer), 'not decided') AS class FROM runs GROUP BY ALL
), grids AS (
  SELECT board, kind, class, "set", position, solver, bool_and(solved) AS solved, count(*) FILTER (solved) AS runs_solved,
    avg(ln(ns)) AS t, avg(ln(own_ns)) AS own_t, avg(ln(greatest(conflicts, 1))) AS c, count(conflicts) AS counted, sum(conflicts) AS all_conflicts, sum(ns * (CASE WHEN solved THEN 1 ELSE 2 END)) AS penalised
  FROM runs JOIN answers USING ("set", position) GROUP BY ALL
  UNION ALL BY NAME
  SELECT board, kind, 'all' AS class, "set", position, solver, bool_and(solved) AS solved, count(*) FILTER (solved) AS runs_solved,
    avg(ln(ns)) AS t, avg(ln(own_ns)) AS own_t, avg(ln(greatest(conflicts, 1))) AS c, count(conflicts) AS counted, sum(conflicts) AS all_conflicts, sum(ns * (CASE WHEN solved THEN 1 ELSE 2 END)) AS penalised
  FROM runs GROUP BY ALL
), paired AS (
  SELECT other.board, other.kind, other.class, other.solver, count(*) AS n,
    avg(other.t - own.t) AS t, stddev_samp(other.t - own.t) / sqrt(count(*)) AS t_error,
    ln(avg(other.penalised) / avg(own.penalised)) AS par2, sqrt(greatest(0, var_samp(other.penalised) / pow(avg(other.penalised), 2) + var_samp(own.penalised) / pow(avg(own.penalised), 2)
      - 2 * covar_samp(other.penalised, own.penalised) / avg(other.penalised) / avg(own.penalised)) / count(*)) AS par2_error,
    avg(other.own_t - own.own_t) AS own_t, stddev_samp(other.own_t - own.own_t) / sqrt(count(*)) AS own_error,
    count(*) FILTER (other.solved AND NOT own.solved) AS more, count(*) FILTER (own.solved AND NOT other.solved) AS fewer
  FROM grids other JOIN grids own USING (board, kind, class, "set", position)
  WHERE own.solver = 'lcg' GROUP BY ALL
), pairs AS (
  SELECT CASE WHEN grouping(a.board) = 1 THEN 'both sizes' ELSE a.board END AS board, a.kind, a.class, a.solver || ' / ' || b.solver AS solver, count(*) AS n,
    avg(a.c - b.c) AS c, stddev_samp(a.c - b.c) AS sd, sum(a.all_conflicts) / sum(b.all_conflicts) AS totals
  FROM grids a JOIN grids b USING (board, kind, class, "set", position)
  WHERE (a.solver, b.solver) IN (('lcg-all', 'sat4j-all'), ('sat4j-none', 'sat4j-all'), ('sat4j-none', 'sat4j-BPT'), ('lcg-none', 'lcg-all'))
  GROUP BY GROUPING SETS ((a.board, a.kind, a.class, a.solver, b.solver), (a.kind, a.class, a.solver, b.solver))
), slow AS (
  SELECT other.board, other.kind, 'slow, ' || other.class AS class, other.solver, count(*) AS n, avg(other.t - own.t) AS t, stddev_samp(other.t - own.t) / sqrt(count(*)) AS t_error
  FROM grids other JOIN grids own USING (board, kind, class, "set", position)
  WHERE own.solver = 'lcg' AND other.solver NOT LIKE 'lcg%' AND (other.t + own.t) / 2 > ln(5e8) GROUP BY ALL HAVING count(*) > 4
), quantiles AS (
  SELECT n, 1.95996 + 2.3723 / (n - 1) + 2.8225 / pow(n - 1, 2) + 2.555 / pow(n - 1, 3) AS q FROM (SELECT n FROM paired UNION SELECT n FROM pairs UNION SELECT n FROM slow) WHERE n > 4
), solvers AS (
  SELECT board, kind, class, solver, count(*) AS grids, count(*) FILTER (solved) AS decided, sum(runs_solved) AS runs_decided,
    exp(avg(t)) / 1e6 AS ms, exp(avg(own_t)) / 1e6 AS own_ms, sum(penalised) / count(*) / 2e6 AS par2_ms, exp(avg(c)) AS c, sum(counted) AS counted
  FROM grids GROUP BY ALL
)
SELECT board, kind, class, solver, grids, decided, runs_decided, round(ms, 2) AS geometric_ms, round(own_ms, 2) AS own_geometric_ms,
  round(par2_ms, 1) AS par2_ms, round(c, 1) AS geometric_conflicts, counted, round(exp(t), 2) AS ratio, round(exp(t - q * t_error), 2) AS low, round(exp(t + q * t_error), 2) AS high,
  round(exp(own_t), 2) AS own_ratio, round(exp(own_t - q * own_error), 2) AS own_low, round(exp(own_t + q * own_error), 2) AS own_high, round(exp(par2), 2) AS par2_ratio,
  round(exp(par2 - q * par2_error), 2) AS par2_low, round(exp(par2 + q * par2_error), 2) AS par2_high, more, fewer,
  round(least(1, 2 * list_sum(list_transform(range(0, least(more, fewer) + 1), lambda i: exp(lgamma(more + fewer + 1) - lgamma(i + 1) - lgamma(more + fewer - i + 1)
    - (more + fewer) * ln(2))))), 4) AS p, NULL AS conflicts_ratio, NULL AS conflicts_low, NULL AS conflicts_high, NULL AS sd, NULL AS conflicts_totals
FROM solvers JOIN paired USING (board, kind, class, solver) LEFT JOIN quantiles USING (n)
UNION ALL
SELECT board, kind, class, solver, n, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
  round(exp(c), 2), round(exp(c - q * sd / sqrt(n)), 2), round(exp(c + q * sd / sqrt(n)), 2), round(sd, 2), round(totals, 2)
FROM pairs LEFT JOIN quantiles USING (n)
UNION ALL
SELECT board, kind, class, solver, n, NULL, NULL, NULL, NULL, NULL, NULL, NULL, round(exp(t), 2), round(exp(t - q * t_error), 2), round(exp(t + q * t_error), 2),
  NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
FROM slow JOIN quantiles USING (n)
ORDER BY kind DESC, board, class, conflicts_ratio NULLS FIRST, geometric_ms, solver
