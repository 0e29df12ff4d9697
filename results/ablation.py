#!/usr/bin/env python3
"""Makes replay.svg from replay.csv: the factor of each part on the time of a conflict, for each set.

    results/ablation.py >results/replay.svg
"""
from forest import Axis, rows, text

SETS = {"latin-30": "Quasigroups of 30 digits", "latin-35": "Quasigroups of 35 digits", "sudoku-5": "Sudokus of order 5"}
PARTS = (({"order": "scan"}, "scan of all candidates"), ({"hall": "eager"}, "reasons of Hall sets written at once"),
         ({"hall": "fresh"}, "Hall sets matched from the start, reasons at once"), ({"slots": "clauses"}, "slots as clauses"),
         ({"order": "scan", "hall": "fresh", "slots": "clauses"}, "first, third and fourth together"))
NAMES = ("order", "hall", "slots")
ROW, HEADING, TOP = 18, 26, 10
AXIS = Axis(width=800, left=270, right=770, least=0.8, most=4)

marks, y = [], TOP
found = rows("replay.csv")
for name, heading in SETS.items():
    marks.append(text(8, y + HEADING - 8, heading, "head"))
    y += HEADING + 6
    for levels, label in PARTS:
        wanted = [levels.get(part, "") for part in NAMES]
        row = next(row for row in found if row["set"].startswith(name + "/") and [row[part] for part in NAMES] == wanted)
        ratio, low, high = (float(row["factor" + end]) for end in ("", "_lowest", "_highest"))
        colour = "set" if len(levels) > 1 else "ship"
        marks += [text(AXIS.left - 8, y + 4, label, "end"), AXIS.interval(y, low, high, colour), AXIS.circle(y, ratio, colour)]
        y += ROW
    y += 6
print("\n".join(AXIS.page("Factors of three parts of a program on the time of the same searches; lines reach from the lowest to the highest of three JVMs", TOP, y,
                          [1, 1.5, 2, 3], "time of a conflict, divided by that of the program with lcg's own parts", marks)))
