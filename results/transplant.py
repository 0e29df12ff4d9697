#!/usr/bin/env python3
"""Makes transplant.svg from transplant.csv: the factor by which each piece of knowledge lowers conflicts, in each solver.

    results/transplant.py >results/transplant.svg
"""
from forest import Axis, rows, text

SETS = {"latin-35": "Quasigroups of 35 digits", "sudoku-5": "Sudokus of order 5"}
EFFECTS = {
    "all four": "all four",
    "B": "B: order by activity and places",
    "P": "P: digits first",
    "G": "G: late Hall sets",
    "T": "T: longest trail",
}
HOSTS = {"lcg": "ship", "sat4j": "set", "cadical-up": "ship"}
ROW, HEADING, TOP = 14, 26, 28
AXIS = Axis(width=800, left=230, right=700, least=0.25, most=32)


def line(y, row):
    colour = HOSTS[row["host"]]
    factor, low, high = (float(row[end]) for end in ("factor", "low", "high"))
    shape = AXIS.circle if row["host"] == "lcg" else AXIS.square
    return [AXIS.interval(y, low, high, colour), shape(y, factor, colour), text(AXIS.x(high) + 6, y + 3.5, row["host"], "name")]


found = {(row["set"].partition("/")[0], row["effect"], row["host"]): row for row in rows("transplant.csv")}
marks, y = [], TOP
for name, heading in SETS.items():
    marks.append(text(8, y + HEADING - 8, heading, "head"))
    y += HEADING
    for effect, label in EFFECTS.items():
        marks.append(text(AXIS.left - 8, y + ROW * len(HOSTS) / 2 + 4, label, "end"))
        for host in HOSTS:
            if (name, effect, host) in found:
                marks += line(y + ROW / 2, found[name, effect, host])
            y += ROW
        y += 6
marks.append(text(AXIS.x(1) + 8, TOP - 8, "fewer conflicts with it →", "soft"))
print("\n".join(AXIS.page(
    "Conflicts without a piece of knowledge as multiples of those with it, in three solvers, with 95 % intervals", TOP, y + 4,
    [0.5, 1, 2, 4, 8, 16], "conflicts without it, divided by those with it", marks)))
