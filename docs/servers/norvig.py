"""The search of the family norvig in Python, node for node: see norvig.c, which is the same, function by function."""

import sys

CELLS, SIZE, ALL = 81, 9, 0x1FF


def units_of(cell):
    row, column = divmod(cell, SIZE)
    corner = row // 3 * 3 * SIZE + column // 3 * 3
    return (
        [row * SIZE + i for i in range(SIZE)],
        [i * SIZE + column for i in range(SIZE)],
        [corner + i // 3 * SIZE + i % 3 for i in range(SIZE)],
    )


UNITS = [units_of(cell) for cell in range(CELLS)]
# Along the row, then the column, then the rest of the box.
PEERS = [list(dict.fromkeys(peer for unit in UNITS[cell] for peer in unit if peer != cell)) for cell in range(CELLS)]
COUNT = [bin(mask).count("1") for mask in range(ALL + 1)]


def fill(grid, cell, digit):
    if not grid[cell] & digit:
        return False
    grid[cell] = digit
    return all(not grid[peer] & digit or eliminate(grid, peer, digit) for peer in PEERS[cell])


def eliminate(grid, cell, digit):
    left = grid[cell] & ~digit
    if not left:
        return False
    grid[cell] = left
    if COUNT[left] == 1 and not fill(grid, cell, left):
        return False
    return hidden_singles(grid, cell, digit) and naked_pairs(grid, cell)


def hidden_singles(grid, cell, digit):
    for unit in UNITS[cell]:
        places = [place for place in unit if grid[place] & digit]
        if len(places) < 2 and not (places and fill(grid, places[0], digit)):
            return False
    return True


def naked_pairs(grid, cell):
    pair = grid[cell]
    if COUNT[pair] != 2:
        return True
    low = pair & -pair
    high = pair - low
    for twin in PEERS[cell]:
        if grid[twin] != pair:
            continue
        for unit in UNITS[cell]:
            if twin not in unit:
                continue
            for other in unit:
                if other in (cell, twin):
                    continue
                if grid[other] & high and not eliminate(grid, other, high):
                    return False
                if grid[other] & low and not eliminate(grid, other, low):
                    return False
    return True


class Search:
    def __init__(self, wanted):
        self.wanted = wanted
        self.found = []
        self.decisions = self.conflicts = self.backtracks = 0

    def answer(self, line):
        grid = [ALL] * CELLS
        if all(given == "." or fill(grid, cell, 1 << int(given) - 1) for cell, given in enumerate(line)):
            self.search(grid)
        else:
            self.conflicts += 1
        return " ".join(self.found + ["none"] * (len(self.found) < self.wanted) + self.counts())

    def search(self, grid):
        cell = min((cell for cell in range(CELLS) if COUNT[grid[cell]] > 1), key=lambda cell: COUNT[grid[cell]], default=None)
        if cell is None:
            self.found.append("".join(str(mask.bit_length()) for mask in grid))
            return True
        solved = False
        for digit in (1 << d for d in range(SIZE) if grid[cell] >> d & 1):
            if len(self.found) == self.wanted:
                break
            self.decisions += 1
            child = grid[:]
            possible = fill(child, cell, digit)
            self.conflicts += not possible
            if possible and self.search(child):
                solved = True
            else:
                self.backtracks += 1
        return solved

    def counts(self):
        numbers = {"nodes": self.decisions + 1, "decisions": self.decisions, "conflicts": self.conflicts, "backtracks": self.backtracks}
        return [f"{name}={number}" for name, number in numbers.items()]


for puzzle in sys.stdin:
    print(Search(int(sys.argv[1]) if len(sys.argv) > 1 else 1).answer(puzzle.strip()), flush=True)
