package crosshatch.solvers.lcg;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.util.Arrays;

/**
 * What the givens of a puzzle leave of each cell, found from the digits that its units have, all at once: most candidates of a large
 * board go so, before any has a number.
 */
final class Givens {
    private final Board board;
    /** Of each cell, bit {@code d-1} for digit {@code d}. */
    private final long[] left;
    /** The digits given in each unit. */
    private final long[] taken;

    Givens(Board board) {
        this.board = board;
        left = new long[board.cells()];
        taken = new long[board.unitCount()];
    }

    /** @return false if two givens clash or leave a cell without a candidate */
    boolean read(Puzzle puzzle) {
        Arrays.fill(taken, 0);
        for (int cell = 0; cell < left.length; cell++) {
            if (puzzle.given(cell) == 0) continue;
            long digit = 1L << (puzzle.given(cell) - 1);
            for (int unit : board.unitsOf(cell)) {
                if ((taken[unit] & digit) != 0) return false;
                taken[unit] |= digit;
            }
        }
        for (int cell = 0; cell < left.length; cell++) {
            left[cell] = leftOf(cell, puzzle.given(cell));
            if (left[cell] == 0) return false;
        }
        return true;
    }

    private long leftOf(int cell, int given) {
        if (given != 0) return 1L << (given - 1);
        long removed = 0;
        for (int unit : board.unitsOf(cell)) removed |= taken[unit];
        return all() & ~removed;
    }

    /** As if there were none. */
    void readNone() {
        Arrays.fill(left, all());
    }

    private long all() {
        return -1L >>> (Long.SIZE - board.digits());
    }

    /** What is left of each cell, bit {@code d-1} for digit {@code d}; of a cell with a given this alone. */
    long[] left() {
        return left;
    }
}
