/* What a kept model and an encoding change in the search. Backtracks of Sat4j are its conflicts after a decision. */
SELECT "set", family, options['encoding'] AS encoding, options['givens'] AS givens, options['reuse'] AS reuse,
  count(*) AS puzzles, count(*) FILTER (verdict = 'correct') AS correct,
  count(*) FILTER (decisions = 0) AS without_search, sum(conflicts) AS dead_ends, round(avg(conflicts), 2) AS mean_dead_ends,
  median(conflicts) AS median_dead_ends, max(conflicts) AS most_dead_ends
FROM measured WHERE fork = 1 AND repetition = 1
GROUP BY "set", solver, family, encoding, givens, reuse ORDER BY "set", family, givens, reuse, encoding
