#!/usr/bin/env python3
"""Makes moved.csv: how the ratios of ratios.csv differ from those of commit 9a3d5d3a, before the new intervals; prints how many orders changed.

    results/moved.py
"""
import csv
import math
import subprocess
from pathlib import Path

COMMIT = "9a3d5d3a"
FILE = "results/ratios.csv"
ROOT = Path(__file__).parent.parent
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
changed = [key for key in common if moved(before[key], now[key]) or side(before[key]) != side(now[key])]
with open(ROOT / "results/moved.csv", "w", newline="") as file:
    rows = csv.writer(file, lineterminator="\n")
    rows.writerow(["page", "set", "task", "solver", "reference", "measure", "before", "now", "order"])
    rows.writerows([*key, shown(before[key]), shown(now[key]), meaning(before[key], now[key])] for key in changed)
once = {frozenset((key[3], key[4])) | {key[:3], key[5]}: key for key in reversed(common)}
pairs = [key for key in changed if key in set(once.values())]
lost = [key for key in pairs if side(before[key]) in DECIDED and side(now[key]) == "not decided"]
turned = [key for key in pairs if {side(before[key]), side(now[key])} == {"slower", "faster"}]
print(f"decided before, not decided now: {len(lost)}; turned round: {len(turned)}")
