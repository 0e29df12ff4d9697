package crosshatch.solvers.published.norvig;

import crosshatch.puzzle.board.Board;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;

/**
 * Norvig's constraint propagation: a digit eliminated from a cell sets off its consequences at once, depth first, before
 * the next digit is looked at.
 *
 * <p>A grid is 81 masks of candidates, row by row; bit {@code d-1} is set while digit {@code d} is a candidate. A digit
 * is handed about as its bit. Once a method has returned false the grid is of no use.
 */
final class NorvigPropagation {
    static final int ALL_DIGITS = 0x1ff;

    private static final Board BOARD = Board.sudoku(3);
    private static final int PEERS_PER_CELL = 20;
    private static final int UNIT_SIZE = 9;
    private static final int UNITS_PER_CELL = 3;

    /** The peers of cell 0, of cell 1, …: 20 each, along the row, then the column, then the rest of the box. */
    private final int[] peers = new int[BOARD.cells() * PEERS_PER_CELL];
    /** The row, the column and the box of cell 0, then those of cell 1, …: 9 cells each. */
    private final int[] units = new int[BOARD.cells() * UNITS_PER_CELL * UNIT_SIZE];

    private final boolean pairs;
    private final boolean traced;
    private final Trace trace;
    private long eliminations;
    /** Why the next candidate goes; kept only while somebody watches. */
    private String reason = "";

    /** @param pairs whether the naked-pair rule is used */
    NorvigPropagation(boolean pairs, Trace trace) {
        this.pairs = pairs;
        this.trace = trace;
        traced = trace.on();
        for (int cell = 0; cell < BOARD.cells(); cell++) {
            System.arraycopy(BOARD.peers(cell), 0, peers, cell * PEERS_PER_CELL, PEERS_PER_CELL);
            for (int i = 0; i < UNITS_PER_CELL; i++) {
                System.arraycopy(
                        BOARD.unit(BOARD.unitsOf(cell)[i]),
                        0,
                        units,
                        (cell * UNITS_PER_CELL + i) * UNIT_SIZE,
                        UNIT_SIZE);
            }
        }
    }

    /** Candidates removed since the last {@link #resetEliminations}, those that {@link #fill} overwrites included. */
    long eliminations() {
        return eliminations;
    }

    void resetEliminations() {
        eliminations = 0;
    }

    /**
     * Puts a digit into a cell and eliminates it from the 20 peers. The other candidates of the cell are overwritten, not
     * eliminated: that they may have left another digit with a single place in a unit goes unseen, until some later
     * elimination happens to look there.
     *
     * @return false if this leads to a contradiction
     */
    boolean fill(int[] grid, int cell, int digit) {
        if ((grid[cell] & digit) == 0) return dead(cell, digit);
        eliminations += Integer.bitCount(grid[cell]) - 1;
        grid[cell] = digit;
        int end = (cell + 1) * PEERS_PER_CELL;
        for (int i = cell * PEERS_PER_CELL; i < end; i++) {
            int peer = peers[i];
            if ((grid[peer] & digit) == 0) continue;
            if (traced) reason = number(digit) + " in " + BOARD.cellName(cell);
            if (!eliminate(grid, peer, digit)) return false;
        }
        return true;
    }

    /** Removes a candidate that is there, and applies the three rules to what that changes. */
    private boolean eliminate(int[] grid, int cell, int digit) {
        int left = grid[cell] & ~digit;
        if (left == 0) return dead(cell);
        grid[cell] = left;
        eliminations++;
        if (traced) trace.event(new Event.Removed(cell, number(digit), reason));
        if ((left & (left - 1)) == 0) {
            if (traced) trace.event(new Event.Placed(cell, number(left), "naked single"));
            if (!fill(grid, cell, left)) return false;
        }
        return hiddenSingles(grid, cell, digit) && (!pairs || nakedPairs(grid, cell));
    }

    /** In each unit of the cell: the digit just eliminated must have a place left, and goes there if it is the only one. */
    private boolean hiddenSingles(int[] grid, int cell, int digit) {
        for (int unit = 0; unit < UNITS_PER_CELL; unit++) {
            int first = (cell * UNITS_PER_CELL + unit) * UNIT_SIZE;
            // The bit itself, added up: 0 is no place, one bit is one place. Leaving the loop at the second place is
            // fewer steps but slower, because nobody can predict where that is.
            int places = 0;
            for (int i = first; i < first + UNIT_SIZE; i++) places += grid[units[i]] & digit;
            if (places <= digit && !hiddenSingle(grid, cell, unit, digit)) return false;
        }
        return true;
    }

    private boolean hiddenSingle(int[] grid, int cell, int unit, int digit) {
        int first = (cell * UNITS_PER_CELL + unit) * UNIT_SIZE;
        for (int i = first; i < first + UNIT_SIZE; i++) {
            int place = units[i];
            if ((grid[place] & digit) == 0) continue;
            if (traced && grid[place] != digit) {
                trace.event(new Event.Placed(place, number(digit), "hidden single in " + unitName(cell, unit)));
            }
            return fill(grid, place, digit);
        }
        return dead(cell, unit, digit);
    }

    /** A cell with two candidates and a peer with the same two: no other cell of a unit they share can have either. */
    private boolean nakedPairs(int[] grid, int cell) {
        int pair = grid[cell];
        if (Integer.bitCount(pair) != 2) return true;
        int end = (cell + 1) * PEERS_PER_CELL;
        for (int i = cell * PEERS_PER_CELL; i < end; i++) {
            if (grid[peers[i]] == pair && !nakedPair(grid, cell, peers[i], pair)) return false;
        }
        return true;
    }

    private boolean nakedPair(int[] grid, int cell, int twin, int pair) {
        int high = Integer.highestOneBit(pair);
        int low = pair - high;
        for (int unit = 0; unit < UNITS_PER_CELL; unit++) {
            if (!holds(cell, unit, twin)) continue;
            int first = (cell * UNITS_PER_CELL + unit) * UNIT_SIZE;
            for (int i = first; i < first + UNIT_SIZE; i++) {
                int other = units[i];
                if (other == cell || other == twin) continue;
                if (traced) reason = "naked pair in " + unitName(cell, unit);
                if ((grid[other] & high) != 0 && !eliminate(grid, other, high)) return false;
                if (traced) reason = "naked pair in " + unitName(cell, unit);
                if ((grid[other] & low) != 0 && !eliminate(grid, other, low)) return false;
            }
        }
        return true;
    }

    private boolean holds(int cell, int unit, int other) {
        int first = (cell * UNITS_PER_CELL + unit) * UNIT_SIZE;
        for (int i = first; i < first + UNIT_SIZE; i++) {
            if (units[i] == other) return true;
        }
        return false;
    }

    private boolean dead(int cell) {
        if (traced) trace.event(new Event.DeadEnd("no candidate left in " + BOARD.cellName(cell)));
        return false;
    }

    private boolean dead(int cell, int digit) {
        if (traced) trace.event(new Event.DeadEnd(number(digit) + " cannot go into " + BOARD.cellName(cell)));
        return false;
    }

    private boolean dead(int cell, int unit, int digit) {
        if (traced) trace.event(new Event.DeadEnd("no place for " + number(digit) + " in " + unitName(cell, unit)));
        return false;
    }

    private static int number(int digit) {
        return Integer.numberOfTrailingZeros(digit) + 1;
    }

    private static String unitName(int cell, int unit) {
        return BOARD.units().get(BOARD.unitsOf(cell)[unit]).name();
    }
}
