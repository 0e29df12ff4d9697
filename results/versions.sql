/* How releases of a library compare with the newest one: answers and counters of each set, and PAR2, in which a run that was stopped
   counts as twice its limit. A configuration is what a solver is without its release. */
WITH runs AS (
  SELECT "set", version, family,
    CASE family
      WHEN 'choco' THEN CASE options['restarts'] WHEN 'none' THEN 'choco, no restarts' ELSE 'choco, Luby restarts' END
      WHEN 'cpsat' THEN CASE options['model'] WHEN 'bool' THEN 'cpsat, Booleans, no presolve' ELSE 'cpsat, integers, as it ships' END
      ELSE family END AS configuration,
    position, verdict, claim, decisions, backtracks, conflicts,
    CASE WHEN verdict = 'correct' THEN total_ns ELSE 2 * (total_ns - overrun_ns) END AS penalised_ns
  FROM measured
), puzzles AS (
  SELECT "set", family, configuration, version, position, median(penalised_ns) AS ns, bool_and(verdict = 'correct') AS solved,
    bool_or(verdict = 'wrong') AS wrong, bool_or(verdict = 'crashed') AS crashed, min(decisions) AS decisions, min(backtracks) AS backtracks,
    min(conflicts) AS conflicts
  FROM runs GROUP BY ALL
), newest AS (
  SELECT * FROM puzzles WHERE version IN ('5.0.0', '9.15.6755', '2.3.6')
)
SELECT p."set", p.family, p.configuration, p.version, count(*) AS puzzles, count(*) FILTER (p.solved) AS solved,
  count(*) FILTER (p.wrong) AS wrong, count(*) FILTER (p.crashed) AS crashed,
  round(avg(p.conflicts), 1) AS conflicts, round(avg(p.ns) / 1e6, 3) AS par2_ms, round(avg(p.ns) / avg(n.ns), 2) AS times_newest,
  count(*) FILTER (p.decisions IS NOT DISTINCT FROM n.decisions AND p.backtracks IS NOT DISTINCT FROM n.backtracks
    AND p.conflicts IS NOT DISTINCT FROM n.conflicts) AS same_counts
FROM puzzles p LEFT JOIN newest n USING ("set", family, configuration, position)
GROUP BY p."set", p.family, p.configuration, p.version
ORDER BY p."set", p.configuration, list_transform(string_split(regexp_replace(p.version, '[^0-9.].*', ''), '.'), lambda x: TRY_CAST(x AS INTEGER)), p.version
