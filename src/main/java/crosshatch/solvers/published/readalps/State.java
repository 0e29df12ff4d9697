package crosshatch.solvers.published.readalps;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The state at one moment: per cell its digit (0 while it is empty) and, for an empty cell, its candidates (bit d-1 for digit d; a
 * filled cell has none). There are 81 cells, row by row from 0.
 */
final class State {
    static final Board BOARD = Board.sudoku(3);

    private static final int ALL = (1 << BOARD.digits()) - 1;

    /** Of a cell's 20 peers, row and column come first, then the four of its block that lie in neither. */
    private static final int LINE_PEERS = 16;

    private final int[] digits = new int[BOARD.cells()];
    private final int[] candidates = new int[BOARD.cells()];

    /** Starts with the givens, and for each empty cell the digits that no peer has. */
    State(Puzzle puzzle) {
        for (int cell = 0; cell < digits.length; cell++) digits[cell] = puzzle.given(cell);
        for (int cell = 0; cell < digits.length; cell++) {
            if (digits[cell] == 0) candidates[cell] = ALL & ~digitsIn(BOARD.peers(cell));
        }
    }

    /** Copies {@code other}. */
    State(State other) {
        restore(other);
    }

    /** Restores {@code saved}. */
    void restore(State saved) {
        System.arraycopy(saved.digits, 0, digits, 0, digits.length);
        System.arraycopy(saved.candidates, 0, candidates, 0, candidates.length);
    }

    /** Returns whether two peers have the same digit, or an empty cell has no candidate. */
    boolean contradictory() {
        for (int cell = 0; cell < digits.length; cell++) {
            if (digits[cell] == 0 && candidates[cell] == 0) return true;
            if (digits[cell] != 0 && (bit(digits[cell]) & digitsIn(BOARD.peers(cell))) != 0) return true;
        }
        return false;
    }

    boolean full() {
        for (int digit : digits) {
            if (digit == 0) return false;
        }
        return true;
    }

    int candidates(int cell) {
        return candidates[cell];
    }

    /** Returns whether the cell is empty and has one candidate. */
    boolean single(int cell) {
        return Integer.bitCount(candidates[cell]) == 1;
    }

    /** Returns whether some empty cell has one candidate. */
    boolean hasSingle() {
        for (int mask : candidates) {
            if (Integer.bitCount(mask) == 1) return true;
        }
        return false;
    }

    /** Keeps only those candidates of a cell that are in {@code mask}. */
    void keep(int cell, int mask) {
        candidates[cell] &= mask;
    }

    /** Returns the digits of the filled cells among these, as a mask. */
    int digitsIn(int[] cells) {
        int mask = 0;
        for (int cell : cells) mask |= bit(digits[cell]);
        return mask;
    }

    /** Returns the empty cells among these, in the same order. */
    int[] emptyOf(int[] cells) {
        int[] empty = new int[cells.length];
        int count = 0;
        for (int cell : cells) {
            if (digits[cell] == 0) empty[count++] = cell;
        }
        return Arrays.copyOf(empty, count);
    }

    /**
     * Fills an empty cell and takes the digit from its peers: along the row, down the column, then the rest of the block.
     * Stops at the first peer that would lose its only candidate, and leaves the rest undone.
     *
     * @return that peer; null if all went well
     */
    @Nullable
    Clash assign(int cell, int digit) {
        digits[cell] = digit;
        candidates[cell] = 0;
        int[] peers = BOARD.peers(cell);
        for (int i = 0; i < peers.length; i++) {
            if (candidates[peers[i]] == bit(digit)) return new Clash(digit, peers[i], i >= LINE_PEERS);
            candidates[peers[i]] &= ~bit(digit);
        }
        return null;
    }

    /** Returns the first empty cell, row by row, with the fewest candidates; there must be an empty cell. */
    int narrowestCell() {
        int narrowest = -1;
        for (int cell = 0; cell < digits.length; cell++) {
            if (digits[cell] != 0) continue;
            if (narrowest < 0 || Integer.bitCount(candidates[cell]) < Integer.bitCount(candidates[narrowest])) {
                narrowest = cell;
            }
        }
        return narrowest;
    }

    /** Returns the filled digits, 0 elsewhere. */
    Grid grid() {
        return Grid.of(BOARD, digits);
    }

    /** Returns bit d-1 for digit d; 0 for a blank. */
    static int bit(int digit) {
        return digit == 0 ? 0 : 1 << (digit - 1);
    }

    /** Returns the smallest digit of a mask that is not empty. */
    static int firstDigit(int mask) {
        return Integer.numberOfTrailingZeros(mask) + 1;
    }

    /**
     * A peer that would lose its only candidate.
     *
     * @param byBlock whether it was reached through the block, not through row or column
     */
    record Clash(int digit, int cell, boolean byBlock) {}
}
