"""Sudoku in CPMpy: the cells of each unit differ. Arguments: the solver, the number of solutions (1 if absent)."""
import json
import sys

import cpmpy as cp

puzzle = json.load(sys.stdin)
solver = sys.argv[1]
limit = int(sys.argv[2]) if len(sys.argv) > 2 else 1
givens = sum(puzzle["givens"], [])
cells = cp.intvar(1, puzzle["size"], shape=len(givens), name="cells")
model = cp.Model([cp.AllDifferent([cells[cell] for cell in unit["set"]]) for unit in puzzle["units"]])
model += [cells[cell] == digit for cell, digit in enumerate(givens) if digit > 0]


def show():
    print(json.dumps({"cells": cells.value().tolist()}), "----------", sep="\n")


if limit > 1:
    found = model.solveAll(solver, solution_limit=limit, display=show)
else:
    found = int(model.solve(solver))
    if found:
        show()
if found < limit:
    print("==========" if found else "=====UNSATISFIABLE=====")
