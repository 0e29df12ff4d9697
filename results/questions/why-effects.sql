/* Effects on dead ends in the 2 by 2 by 2 by 2 crossing of Choco, blocked by puzzle. Main: what the level multiplies 1 + dead ends by, in the
   geometric mean over all levels of the other factors. Two factors: by how much the one multiplies that ratio of the other. Last, the
   ratio at one level of another factor. Interval: of Student's t, for 95 %, puzzles independent. A run that was stopped counts with
   the dead ends that it had made. */
WITH runs AS (
  SELECT "set", position, ln(1 + conflicts) AS effort, claim LIKE 'out-%' AS stopped,
    CASE WHEN options['learn'] = 'lcg' THEN 1 ELSE -1 END AS learn, CASE WHEN options['restarts'] = 'geometric' THEN 1 ELSE -1 END AS series,
    CASE WHEN options['select'] = 'lastconflict' THEN 1 ELSE -1 END AS selection, CASE WHEN options['alldiff'] = 'AC' THEN 1 ELSE -1 END AS inference
  FROM measured WHERE fork = 1 AND repetition = 1
), signs AS (
  SELECT "set", position, effort, stopped, unnest([
    {'rank': 1, 'effect': 'learn=lcg', 'sign': learn, 'weight': 2}, {'rank': 2, 'effect': 'restarts=geometric', 'sign': series, 'weight': 2},
    {'rank': 3, 'effect': 'select=lastconflict', 'sign': selection, 'weight': 2}, {'rank': 4, 'effect': 'alldiff=AC', 'sign': inference, 'weight': 2},
    {'rank': 5, 'effect': 'learn × restarts', 'sign': learn * series, 'weight': 4},
    {'rank': 6, 'effect': 'learn × select', 'sign': learn * selection, 'weight': 4},
    {'rank': 7, 'effect': 'learn × alldiff', 'sign': learn * inference, 'weight': 4},
    {'rank': 8, 'effect': 'restarts × select', 'sign': series * selection, 'weight': 4},
    {'rank': 9, 'effect': 'restarts × alldiff', 'sign': series * inference, 'weight': 4},
    {'rank': 10, 'effect': 'select × alldiff', 'sign': selection * inference, 'weight': 4},
    {'rank': 11, 'effect': 'learn=lcg where alldiff=FC', 'sign': CASE inference WHEN -1 THEN learn ELSE 0 END, 'weight': 4},
    {'rank': 12, 'effect': 'learn=lcg where alldiff=AC', 'sign': CASE inference WHEN 1 THEN learn ELSE 0 END, 'weight': 4},
    {'rank': 13, 'effect': 'alldiff=AC where learn=off', 'sign': CASE learn WHEN -1 THEN inference ELSE 0 END, 'weight': 4},
    {'rank': 14, 'effect': 'alldiff=AC where learn=lcg', 'sign': CASE learn WHEN 1 THEN inference ELSE 0 END, 'weight': 4}]) AS contrast
  FROM runs
), blocks AS (
  SELECT "set", contrast.rank AS rank, contrast.effect AS effect, position,
    avg(contrast.weight * contrast.sign * effort) AS value,
    count(*) FILTER (stopped AND contrast.sign = 1) AS stopped, count(*) FILTER (stopped AND contrast.sign = -1) AS stopped_beside
  FROM signs GROUP BY ALL
)
SELECT "set", effect, count(*) AS puzzles, sum(stopped) AS stopped, sum(stopped_beside) AS stopped_beside, round(exp(avg(value)), 3) AS ratio,
  round(exp(avg(value) - quantile * stddev_samp(value) / sqrt(count(*))), 3) AS low,
  round(exp(avg(value) + quantile * stddev_samp(value) / sqrt(count(*))), 3) AS high
FROM (SELECT *, CASE count(*) OVER (PARTITION BY "set", effect) WHEN 10 THEN 2.262 WHEN 20 THEN 2.093 END AS quantile FROM blocks)
GROUP BY "set", rank, effect, quantile ORDER BY "set", rank
