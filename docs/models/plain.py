"""Depth-first search over the blank cell with the fewest free digits, in plain Python."""
import json
import sys

puzzle = json.load(sys.stdin)
cells = sum(puzzle["givens"], [])
units = [unit["set"] for unit in puzzle["units"]]
peers = [{peer for unit in units if cell in unit for peer in unit} - {cell} for cell in range(len(cells))]


def free(cell):
    return set(range(1, puzzle["size"] + 1)) - {cells[peer] for peer in peers[cell]}


def solve():
    blanks = [cell for cell, digit in enumerate(cells) if digit == 0]
    if not blanks:
        return True
    best = min(blanks, key=lambda cell: len(free(cell)))
    for cells[best] in free(best):
        if solve():
            return True
    cells[best] = 0
    return False


print(json.dumps({"cells": cells}) + "\n----------" if solve() else "=====UNSATISFIABLE=====")
