#!/usr/bin/env python3
"""Makes starts.csv: for each experiment, its start and the commit that wrote its plan or the last change of its plan.

    results/starts.py >results/starts.csv

The start is in environment.json of the record. The commit is the first one whose METHODS.md names the experiment, or another one that
added its file, or changed its seed, its limit or a criterion. An experiment without a plan in METHODS.md has no commit. Dates are those of Git,
which nobody else confirms.
"""
import csv
import json
import subprocess
import sys
from datetime import datetime
from pathlib import Path

HERE = Path(__file__).parent
CHANGED = {"peaks-warm": "f140563f", "scaling": "b7eaec3f", "peaks-six": "5c913544", "peaks-seven": "5c913544", "peaks-forty": "5c913544",
           "transplant": "c975eab9", "transplant-cadical": "321e72b1", "contestants": "2e05f42f",
           **dict.fromkeys(("natural", "strong-peaks", "strong-six", "strong-unsatisfiable"), "2f2313ed")}
LAST = "2026-11-29T00:00Z"  # all other plans are older; later commits only rewrite METHODS.md
CRITERIA = {"contestants": ("the interval of N20", "b7d220f6"), "natural": ("less than 10 ms for N26", "dc0bdcab")}


def git(*arguments):
    return subprocess.run(["git", "-C", HERE, *arguments], capture_output=True, text=True, check=True).stdout.split("\n")


def first(name):
    return git("log", "--reverse", "--format=%h", "--abbrev=8", f"--until={LAST}", f"-S{name}", "--", "METHODS.md")[0]


def row(name, subject, commit, started):
    committed = datetime.fromisoformat(git("show", "-s", "--format=%cI", commit)[0])
    late = round((committed - started).total_seconds())
    return [name, subject, started.isoformat(timespec="seconds"), commit, committed.isoformat(timespec="seconds"), max(0, late)]


out = csv.writer(sys.stdout, lineterminator="\n")
out.writerow(["experiment", "subject", "started", "commit", "committed", "seconds_late"])
for file in sorted(HERE.glob("reference/*/environment.json")):
    name = file.parent.name
    commit = CHANGED.get(name) or first(f"| {name} |") or first(name)
    text = json.loads(file.read_text())["started"]
    started = datetime.fromisoformat(text[:19] + "+00:00")
    if not commit:
        out.writerow([name, "no plan", started.isoformat(timespec="seconds"), "", "", ""])
        continue
    out.writerow(row(name, "plan", commit, started))
    if name in CRITERIA:
        out.writerow(row(name, *CRITERIA[name], started))
