#!/usr/bin/env python3
"""Makes replay.csv from what ReplayBenchmark wrote with -rf json: nanoseconds of each variant, and the factor of each level of a part.

    results/replay.py replay.json >results/replay.csv

A row with all three parts is a variant, and its factor is the ratio of its time to that of the first variant. A row with one part has the
geometric mean of the ratios to the first level of that part, over all combinations of the others. Lowest and highest are those of forks (JVMs).
The time of a fork is the median of its iterations, without the time to put puzzles into the form that is searched.
"""
import csv
import json
import math
import sys
from itertools import product
from statistics import fmean, geometric_mean, median

PARTS = {"order": ["heap", "scan"], "hall": ["lazy", "eager", "fresh"], "slots": ["implicit", "clauses"]}
COUNTS = ["grids", "conflicts", "decisions", "propagations"]
PER = ["conflict", "decision", "propagation"]
VALUES = ["nanoseconds_per_" + each + end for each in PER for end in ("", "_lowest", "_highest")]
HEAD = ["set", "seed", *PARTS, *COUNTS, "forks", *VALUES, "factor", "factor_lowest", "factor_highest"]


def forks(result):
    """Nanoseconds of a replay, of each fork."""
    if result["mode"] != "avgt" or result["primaryMetric"]["scoreUnit"] != "ms/op":
        sys.exit("replay.py: expected milliseconds of average time")
    raw = {name: metric["rawData"] for name, metric in result["secondaryMetrics"].items()}
    return [
        median(ms * 1e6 - begin / replays for ms, begin, replays in zip(*of_fork))
        for of_fork in zip(result["primaryMetric"]["rawData"], raw["beginNanos"], raw["replays"])
    ]


def counts(result):
    return {name: int(result["secondaryMetrics"][name]["rawData"][0][0]) for name in COUNTS}


def variant(result):
    times, counted = forks(result), counts(result)
    row = {**{name: result["params"][name] for name in ("set", "seed", *PARTS)}, **counted, "forks": len(times)}
    for each in PER:
        name, count = "nanoseconds_per_" + each, counted[each + "s"]
        values = fmean(times) / count, min(times) / count, max(times) / count
        for end, value in zip(("", "_lowest", "_highest"), values):
            row[name + end] = f"{value:.1f}"
    return row


def factors(times):
    """The effect of each level but the first of each part in each fork, from the times of variants."""
    for place, (part, (base, *levels)) in enumerate(PARTS.items()):
        for level in levels:
            ratios = [
                over(times[key], times[key[:place] + (base,) + key[place + 1 :]])
                for key in product(*PARTS.values())
                if key[place] == level
            ]
            yield {part: level}, [geometric_mean(of_fork) for of_fork in zip(*ratios)]


def over(times, others):
    return [time / other for time, other in zip(times, others)]


def ends(ratios):
    values = geometric_mean(ratios), min(ratios), max(ratios)
    return dict(zip(("factor", "factor_lowest", "factor_highest"), (f"{value:.3f}" for value in values)))


with open(sys.argv[1], encoding="utf-8") as file:
    results = json.load(file)
out = csv.DictWriter(sys.stdout, HEAD, lineterminator="\n")
out.writeheader()
sets = {}
for result in results:
    key = result["params"]["set"], result["params"]["seed"]
    sets.setdefault(key, []).append(result)
for (name, seed), of_set in sets.items():
    if len({tuple(counts(each).values()) for each in of_set}) > 1:
        sys.exit(f"replay.py: {name}: variants that do not do the same")
    times = {tuple(each["params"][part] for part in PARTS): forks(each) for each in of_set}
    if len(times) < math.prod(map(len, PARTS.values())):
        sys.exit(f"replay.py: {name}: expected all combinations of " + ", ".join(PARTS))
    first = times[tuple(levels[0] for levels in PARTS.values())]
    for each, own in zip(of_set, times.values()):
        out.writerow({**variant(each), **ends(over(own, first))})
    for levels, ratios in factors(times):
        out.writerow({"set": name, "seed": seed, **levels, **ends(ratios)})
