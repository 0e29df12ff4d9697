/* Whether both ways of going back did the same, run by run, and how much a decision changes: candidates removed, against cells copied. */
WITH runs AS (
  SELECT "set", position, CASE WHEN options['agenda'] = 'recursive' THEN 'as Norvig''s program' ELSE
      CASE options['propagate'] WHEN 'naked-single' THEN 'naked singles' WHEN 'gac' THEN 'gac'
      ELSE 'naked and hidden singles' END END AS rules,
    options['undo'] = 'copy' AS copies, verdict, claim, decisions, conflicts, backtracks, propagations, depth
  FROM measured WHERE fork = 1 AND repetition = 1
)
SELECT t."set", t.rules, count(*) AS puzzles, count(*) FILTER (t.verdict = 'correct') AS correct,
  count(*) FILTER (t.claim LIKE 'out-%') AS stopped,
  count(*) FILTER ((t.claim, t.verdict, t.decisions, t.conflicts, t.backtracks, t.propagations, t.depth) IS DISTINCT FROM
    (c.claim, c.verdict, c.decisions, c.conflicts, c.backtracks, c.propagations, c.depth)) AS differing,
  sum(t.decisions) AS decisions, max(t.depth) AS deepest, round(sum(t.propagations) / sum(t.decisions), 1) AS removed_per_decision
FROM runs t JOIN runs c USING ("set", position, rules)
WHERE NOT t.copies AND c.copies GROUP BY t."set", t.rules ORDER BY t."set", t.rules
