#!/usr/bin/env python3
"""Makes replay.csv from what ReplayBenchmark wrote with -rf json: nanoseconds of each variant, and the factor of each level of a part.

    results/replay.py replay.json >results/replay.csv

A row with all three parts is a variant; its lowest and highest are those of forks (JVMs). A row with one part is the geometric mean of the
ratios to the first level of that part, over all combinations of the others; its lowest and highest are those of the combinations. The time
to put puzzles into the form that is searched is left out.
"""
import csv
import json
import math
import sys
from itertools import product
from statistics import fmean, geometric_mean

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
        fmean(ms * 1e6 - begin / replays for ms, begin, replays in zip(*of_fork))
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
    """The effect of each level but the first of each part, from the times of variants."""
    for place, (part, (base, *levels)) in enumerate(PARTS.items()):
        for level in levels:
            ratios = [
                times[key] / times[key[:place] + (base,) + key[place + 1 :]]
                for key in product(*PARTS.values())
                if key[place] == level
            ]
            yield {part: level}, geometric_mean(ratios), min(ratios), max(ratios)


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
    for each in of_set:
        out.writerow(variant(each))
    times = {tuple(each["params"][part] for part in PARTS): fmean(forks(each)) for each in of_set}
    if len(times) < math.prod(map(len, PARTS.values())):
        continue
    for levels, *values in factors(times):
        ends = dict(zip(("factor", "factor_lowest", "factor_highest"), (f"{value:.3f}" for value in values)))
        out.writerow({"set": name, "seed": seed, **levels, **ends})
