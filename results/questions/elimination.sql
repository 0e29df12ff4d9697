/* Dead ends of each branching beside those of fill, puzzle by puzzle, where no branching of the row's rules and selection was stopped.
   Interval of a ratio of sums: linearised (W. G. Cochran, Sampling Techniques, 1977, chapter 6), puzzles independent. */
WITH trees AS (
  SELECT "set" AS puzzles_of, position,
    CASE options['propagate'] WHEN 'naked-single' THEN 'naked singles' ELSE 'naked and hidden singles' END AS rules,
    options['select'] AS selection,
    options['branch'] AS branch,
    options['digits'] AS digits,
    claim LIKE 'out-%' AS stopped, verdict, decisions, conflicts, propagations
  FROM measured WHERE fork = 1 AND repetition = 1
), whole AS (
  SELECT *, bool_or(stopped) OVER (PARTITION BY puzzles_of, position, rules, selection) AS left_out FROM trees
), pairs AS (
  SELECT w.*, f.conflicts AS fill_conflicts, f.propagations AS fill_propagations
  FROM whole w JOIN whole f USING (puzzles_of, position, rules, selection) WHERE f.branch = 'fill'
), sums AS (
  SELECT puzzles_of, rules, selection, branch, digits, count(*) AS puzzles,
    count(*) FILTER (verdict = 'correct') AS correct, count(*) FILTER (stopped) AS stopped,
    count(*) FILTER (NOT left_out) AS compared,
    sum(conflicts) FILTER (NOT left_out) AS dead_ends,
    count(*) FILTER (NOT left_out AND conflicts = fill_conflicts) AS as_many,
    sum(fill_conflicts) FILTER (NOT left_out) AS fill_dead_ends,
    sum(propagations) FILTER (NOT left_out) AS removed,
    sum(fill_propagations) FILTER (NOT left_out) AS fill_removed
  FROM pairs GROUP BY ALL
), spread AS (
  SELECT puzzles_of, rules, selection, branch, digits,
    sqrt(count(*) * var_samp(conflicts - fill_conflicts * dead_ends / fill_dead_ends)) / any_value(dead_ends) AS error
  FROM sums JOIN pairs USING (puzzles_of, rules, selection, branch, digits)
  WHERE NOT left_out GROUP BY puzzles_of, rules, selection, branch, digits
)
SELECT puzzles_of AS "set", rules, selection AS "select", branch, digits, puzzles, correct, stopped, compared, as_many, dead_ends,
  round(dead_ends / fill_dead_ends, 3) AS ratio,
  CASE branch WHEN 'fill' THEN NULL ELSE round(dead_ends / fill_dead_ends * exp(-1.96 * error), 3) END AS low,
  CASE branch WHEN 'fill' THEN NULL ELSE round(dead_ends / fill_dead_ends * exp(1.96 * error), 3) END AS high,
  round(removed / fill_removed, 3) AS removed_ratio
FROM sums JOIN spread USING (puzzles_of, rules, selection, branch, digits)
ORDER BY rules, selection, "set", branch <> 'fill', branch, digits
