#!/usr/bin/env python3
"""Makes moved.md and moved.csv: how the ratios of ratios.csv differ from those of commit 9a3d5d3a, before the new intervals.

    results/moved.py >results/moved.md
"""
import csv
import math
import statistics
import subprocess
from pathlib import Path

COMMIT = "9a3d5d3a"
FILE = "results/ratios.csv"
ROOT = Path(__file__).parent.parent
LARGEST = 5
DECIDED = ("slower", "faster")
MEASURES = ("× time", "× PAR2")


def ratios(text):
    """By page, set, task, solver, reference and measure: the three numbers as printed; without those of the same row printed twice."""
    return {
        (row["page"], row["set"], row["task"], row["solver"], row["reference"], measure): tuple(
            row[measure + end] for end in ("", " from", " to"))
        for row in csv.DictReader(text.splitlines())
        for measure in MEASURES
        if row[measure]
    }


def number(text):
    return float(text.replace(",", "")) if text else math.nan


def digits(text):
    """Half a unit of the last digit."""
    decimals = len(text.partition(".")[2])
    return 0.5 * 10 ** -decimals if decimals else 0.5 * 10 ** (len(text) - len(text.replace(",", "").rstrip("0")) - text.count(","))


def moved(before, now):
    return abs(number(before[0]) - number(now[0])) > digits(before[0]) + digits(now[0]) + 1e-9


def shown(values):
    return f"{values[0]} ({values[1]}–{values[2]})" if values[1] else values[0]


def factor(before, now):
    """By what factor the ratio changed, up or down; 1 if one of the two is no positive number."""
    old, new = number(before[0]), number(now[0])
    return math.exp(abs(math.log(new / old))) if old > 0 and new > 0 else 1


def side(values):
    if not values[1]:
        return "no interval"
    return "slower" if number(values[1]) > 1 else "faster" if number(values[2]) < 1 else "not decided"


def meaning(before, now):
    old, new = side(before), side(now)
    return f"still {new}" if old == new else f"{old}, now {new}"


before = ratios(subprocess.check_output(["git", "show", f"{COMMIT}:{FILE}"], cwd=ROOT, text=True))
now = ratios((ROOT / FILE).read_text())
common = [key for key in now if key in before]
print("""# Ratios that moved

On November 28, we changed the definition of the [time of a puzzle](METHODS.md#statistics) and the intervals of ratios, and made all ratios again
from the same records. `results/moved.py` makes this page from the two versions of [ratios.csv](ratios.csv). A ratio counts as moved if it differs
by more than the rounding of the two printed values. An order is decided if the interval does not contain 1.

| page | ratios | moved | intervals, before and now | times as wide, median | decided before | decided now |
|---|---:|---:|---:|---:|---:|---:|""")
for page in sorted({key[0] for key in common}):
    keys = [key for key in common if key[0] == page]
    both = [key for key in keys if before[key][1] and now[key][1]]
    wider = [
        math.log(number(now[key][2]) / number(now[key][1])) / math.log(number(before[key][2]) / number(before[key][1]))
        for key in both
        if number(before[key][1]) > 0 and number(now[key][1]) > 0 and before[key][1] != before[key][2]
    ]
    print(f"| {page} | {len(keys)} | {sum(moved(before[key], now[key]) for key in keys)} | {len(both)} | {statistics.median(wider):.2f} "
          f"| {sum(side(before[key]) in DECIDED for key in both)} | {sum(side(now[key]) in DECIDED for key in both)} |")
changed = [key for key in common if moved(before[key], now[key]) or side(before[key]) != side(now[key])]
with open(ROOT / "results/moved.csv", "w", newline="") as file:
    rows = csv.writer(file, lineterminator="\n")
    rows.writerow(["page", "set", "task", "solver", "reference", "measure", "before", "now", "order"])
    rows.writerows([*key, shown(before[key]), shown(now[key]), meaning(before[key], now[key])] for key in changed)
once = {frozenset((key[3], key[4])) | {key[:3], key[5]}: key for key in reversed(common)}
pairs = [key for key in changed if key in set(once.values())]
lost = [key for key in pairs if side(before[key]) in DECIDED and side(now[key]) == "not decided"]
turned = [key for key in pairs if {side(before[key]), side(now[key])} == {"slower", "faster"}]
largest = sorted(pairs, key=lambda key: factor(before[key], now[key]), reverse=True)[:LARGEST]
print(f"""
Of the orders between two solvers, {len(lost)} were decided and are not decided now. The orders that turned round: {len(turned)}.
[moved.csv](moved.csv) has each ratio that moved or whose order changed, with both values; its column `order` says what became of the order.

## The {LARGEST} largest moves

A pair of solvers counts once. The last column says whether the first solver is slower or faster than the second.

| page | set and task | ratio | measure | before | now | order |
|---|---|---|---|---:|---:|---|""")
for key in largest:
    page, puzzles, task, solver, reference, measure = key
    print(f"| {page} | {puzzles.partition('/')[0]}, {task} | `{solver}` to `{reference}` | {measure} "
          f"| {shown(before[key])} | {shown(now[key])} | {meaning(before[key], now[key])} |")
