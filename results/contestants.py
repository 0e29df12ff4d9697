#!/usr/bin/env python3
"""Makes contestants.svg from ratios.csv: PAR2 of each contestant as multiples of that of lcg.

    results/contestants.py >results/contestants.svg
"""
from forest import Axis, rows, text

SETS = {"latin-30": "30 digits", "latin-35": "35 digits"}
ROW, HEADING, TOP = 15, 26, 28
AXIS = Axis(width=800, left=150, right=740, least=0.5, most=600)

marks, y = [], TOP
for name, heading in SETS.items():
    marks.append(text(8, y + HEADING - 8, f"Quasigroups of {heading}", "head"))
    y += HEADING + 6
    found = [row for row in rows("ratios.csv")
             if row["page"] == "contestants" and row["reference"] == "lcg" and row["set"].startswith(name) and "unplanted" not in row["set"]]
    for row in sorted(found, key=lambda row: float(row["× PAR2"].replace(",", ""))):
        ratio, low, high = (float(row[end].replace(",", "")) for end in ("× PAR2", "× PAR2 from", "× PAR2 to"))
        colour = "set" if ":" in row["solver"] else "ship"
        marks += [text(AXIS.left - 8, y + 4, row["solver"], "end"), AXIS.interval(y, low, high, colour), AXIS.circle(y, ratio, colour)]
        y += ROW
    y += 6
print("\n".join(AXIS.page(
    "PAR2 of each contestant as multiples of that of lcg, on quasigroups of 30 and of 35 digits, with 95 % intervals", TOP, y,
    [1, 3, 10, 30, 100, 300], "PAR2, divided by that of lcg", marks)))
