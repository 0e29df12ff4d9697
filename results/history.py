"""Writes results/history.csv: each row that results/transitions.csv ever held, with the commit that published it.

Run it from the top of a clone with its whole history: python3 results/history.py
"""

import csv
import io
import subprocess

COLUMNS = "board,holes,seed,solver,look,date,commit,puzzles,stopped,median_backtracks,median_ms,par2_ms".split(",")
TABLE = "results/transitions.csv"


def seed(board, holes):
    """Of the set: order 6 over its peak has instances of its own (EARLIER.md)."""
    return 27182 if board == "sudoku-6" and holes >= 0.47 else 2026


def git(*arguments):
    return subprocess.run(["git", *arguments], capture_output=True, text=True, check=True).stdout


rows, last, looks = [], {}, {}
for published in git("log", "--reverse", "--diff-filter=AM", "--format=%h %ad", "--date=short", "--", TABLE).splitlines():
    commit, date = published.split()
    for row in csv.DictReader(io.StringIO(git("show", f"{commit}:{TABLE}"))):
        key = (row["board"], float(row["holes"]), row["solver"])
        if last.get(key) == row:
            continue
        last[key] = row
        looks[key] = looks.get(key, 0) + 1
        own = {"seed": seed(key[0], key[1]), "look": looks[key], "date": date, "commit": commit, "par2_ms": ""}
        rows.append((key, looks[key], {**own, **row}))

rows.sort(key=lambda each: (each[0], each[1]))
with open("results/history.csv", "w", encoding="utf-8", newline="") as file:
    out = csv.DictWriter(file, COLUMNS, extrasaction="ignore", lineterminator="\n")
    out.writeheader()
    out.writerows(row for _, _, row in rows)
