/*
 * The search of the family norvig (P. Norvig, "Solving Sudoku at 100,000 puzzles per second", 2021) in C, node for node: naked singles,
 * hidden singles and naked pairs when a candidate is eliminated, the first cell with fewest candidates, digits ascending, a copy of the
 * grid for each guess. It reads a puzzle a line and answers a line; the argument is how many solutions to look for.
 *
 * A grid is 81 masks, row by row; bit d-1 is set while digit d is a candidate. A digit is handed about as its bit.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CELLS = 81, PEERS = 20, UNITS = 3, SIZE = 9, ALL = 0x1ff };

static int peers[CELLS][PEERS]; /* along the row, then the column, then the rest of the box */
static int units[CELLS][UNITS][SIZE];
static int32_t grids[CELLS + 1][CELLS];
static long decisions, conflicts, backtracks;
static int wanted, found;

static bool fill(int32_t *grid, int cell, int digit);

static void lay_out(void) {
    for (int cell = 0; cell < CELLS; cell++) {
        int row = cell / SIZE, column = cell % SIZE, corner = row / 3 * 3 * SIZE + column / 3 * 3, count = 0;
        for (int i = 0; i < SIZE; i++) {
            units[cell][0][i] = row * SIZE + i;
            units[cell][1][i] = i * SIZE + column;
            units[cell][2][i] = corner + i / 3 * SIZE + i % 3;
        }
        for (int unit = 0; unit < UNITS; unit++) {
            for (int i = 0; i < SIZE; i++) {
                int peer = units[cell][unit][i];
                bool seen = unit == 2 && (peer / SIZE == row || peer % SIZE == column);
                if (peer != cell && !seen) peers[cell][count++] = peer;
            }
        }
    }
}

static bool hidden_singles(int32_t *grid, int cell, int digit) {
    for (int unit = 0; unit < UNITS; unit++) {
        int places = 0, last = -1;
        for (int i = 0; i < SIZE; i++) places += grid[units[cell][unit][i]] & digit;
        if (places > digit) continue;
        for (int i = 0; i < SIZE && last < 0; i++) {
            if (grid[units[cell][unit][i]] & digit) last = units[cell][unit][i];
        }
        if (last < 0 || !fill(grid, last, digit)) return false;
    }
    return true;
}

static bool eliminate(int32_t *grid, int cell, int digit);

static bool naked_pairs(int32_t *grid, int cell) {
    int pair = grid[cell];
    if (__builtin_popcount(pair) != 2) return true;
    int low = pair & -pair, high = pair - low;
    for (int p = 0; p < PEERS; p++) {
        int twin = peers[cell][p];
        if (grid[twin] != pair) continue;
        for (int unit = 0; unit < UNITS; unit++) {
            int *members = units[cell][unit], holds = 0;
            for (int i = 0; i < SIZE; i++) holds |= members[i] == twin;
            for (int i = 0; holds && i < SIZE; i++) {
                int other = members[i];
                if (other == cell || other == twin) continue;
                if ((grid[other] & high) && !eliminate(grid, other, high)) return false;
                if ((grid[other] & low) && !eliminate(grid, other, low)) return false;
            }
        }
    }
    return true;
}

static bool eliminate(int32_t *grid, int cell, int digit) {
    int left = grid[cell] & ~digit;
    if (left == 0) return false;
    grid[cell] = left;
    if ((left & (left - 1)) == 0 && !fill(grid, cell, left)) return false;
    return hidden_singles(grid, cell, digit) && naked_pairs(grid, cell);
}

static bool fill(int32_t *grid, int cell, int digit) {
    if (!(grid[cell] & digit)) return false;
    grid[cell] = digit;
    for (int p = 0; p < PEERS; p++) {
        int peer = peers[cell][p];
        if ((grid[peer] & digit) && !eliminate(grid, peer, digit)) return false;
    }
    return true;
}

static int first_with_fewest(const int32_t *grid) {
    int best = -1, fewest = SIZE + 1;
    for (int cell = 0; cell < CELLS; cell++) {
        int count = __builtin_popcount(grid[cell]);
        if (count == 2) return cell;
        if (count > 1 && count < fewest) {
            best = cell;
            fewest = count;
        }
    }
    return best;
}

static bool search(int level) {
    int32_t *grid = grids[level];
    int cell = first_with_fewest(grid);
    if (cell < 0) {
        for (int i = 0; i < CELLS; i++) putchar('1' + __builtin_ctz(grid[i]));
        putchar(' ');
        found++;
        return true;
    }
    bool solved = false;
    for (int left = grid[cell]; left && found < wanted; left &= left - 1) {
        decisions++;
        memcpy(grids[level + 1], grid, sizeof grids[level]);
        bool possible = fill(grids[level + 1], cell, left & -left);
        if (!possible) conflicts++;
        if (possible && search(level + 1)) solved = true;
        else backtracks++;
    }
    return solved;
}

static bool fill_givens(const char *line) {
    for (int cell = 0; cell < CELLS; cell++) grids[0][cell] = ALL;
    for (int cell = 0; cell < CELLS; cell++) {
        if (line[cell] >= '1' && line[cell] <= '9' && !fill(grids[0], cell, 1 << (line[cell] - '1'))) return false;
    }
    return true;
}

int main(int count, char **arguments) {
    char line[256];
    wanted = count > 1 ? atoi(arguments[1]) : 1;
    lay_out();
    while (fgets(line, sizeof line, stdin)) {
        decisions = conflicts = backtracks = found = 0;
        if (strlen(line) < CELLS) return 2;
        if (fill_givens(line)) search(0);
        else conflicts++;
        printf("%snodes=%ld decisions=%ld conflicts=%ld backtracks=%ld\n", found < wanted ? "none " : "", decisions + 1, decisions, conflicts,
               backtracks);
        fflush(stdout);
    }
}
