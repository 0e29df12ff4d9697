#!/usr/bin/env python3
"""Makes natural.svg from natural.csv: times and PAR2 of each solver as multiples of those of lcg, on grids without a planted solution.

    results/natural.py >results/natural.svg
"""
from forest import Axis, rows, text

SETS = {"latin-30": "30 digits", "latin-33": "33 digits"}
ROW, HEADING, TOP = 15, 26, 44
AXIS = Axis(width=800, left=190, right=760, least=0.25, most=30)
MEASURES = (("ship", ("ratio", "low", "high"), "geometric mean of times"), ("set", ("par2_ratio", "par2_low", "par2_high"), "PAR2"))

marks, y = [], TOP
for at, (colour, _, meaning) in enumerate(MEASURES):
    left = 190 + 190 * at
    marks += [AXIS.circle(20, AXIS.ratio(left), colour), text(left + 10, 24, meaning, "")]
for name, heading in SETS.items():
    marks.append(text(8, y + HEADING - 8, f"Quasigroups of {heading}", "head"))
    y += HEADING + 6
    found = [row for row in rows("natural.csv") if (row["board"], row["kind"], row["class"]) == (name, "unplanted", "all") and row["low"]
             and row["solver"] != "lcg"]
    for row in sorted(found, key=lambda row: float(row["ratio"])):
        marks.append(text(AXIS.left - 8, y + 4, row["solver"], "end"))
        for shift, (colour, columns, _) in zip((-3, 3), MEASURES):
            ratio, low, high = (float(row[column]) for column in columns)
            marks += [AXIS.interval(y + shift, low, high, colour), AXIS.circle(y + shift, ratio, colour)]
        y += ROW
    y += 6
print("\n".join(AXIS.page(
    "Times and PAR2 of each solver as multiples of those of lcg, on grids without a planted solution, with 95 % intervals", TOP, y,
    [0.5, 1, 2, 5, 10, 20], "divided by that of lcg", marks)))
