package crosshatch.solvers.published.euler96;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.util.Arrays;

/** A grid on paper: the digits so far and, in each blank cell, the candidates as a mask, bit d-1 for digit d. */
final class PencilMarks {
    private final Board board;
    private final int[] digits;
    private final int[] candidates;
    private int placed;

    PencilMarks(Puzzle puzzle) {
        board = puzzle.board();
        digits = new int[board.cells()];
        candidates = new int[board.cells()];
        Arrays.fill(candidates, (1 << board.digits()) - 1);
        for (int cell = 0; cell < digits.length; cell++) {
            if (puzzle.given(cell) != 0) write(cell, puzzle.given(cell));
        }
    }

    Board board() {
        return board;
    }

    boolean isBlank(int cell) {
        return digits[cell] == 0;
    }

    /** Returns the candidates of a blank cell; 0 for a filled one. */
    int candidates(int cell) {
        return candidates[cell];
    }

    /** Returns the number of digits placed in addition to the givens. */
    int placed() {
        return placed;
    }

    /** Copies the digits: one per cell, row by row, 0 for a blank. */
    int[] digits() {
        return digits.clone();
    }

    void place(int cell, int digit) {
        write(cell, digit);
        placed++;
    }

    private void write(int cell, int digit) {
        digits[cell] = digit;
        candidates[cell] = 0;
        for (int peer : board.peers(cell)) candidates[peer] &= ~(1 << (digit - 1));
    }

    /** Removes candidates; returns those of {@code mask} that the cell had before. */
    int remove(int cell, int mask) {
        int removed = candidates[cell] & mask;
        candidates[cell] &= ~mask;
        return removed;
    }

    /** Returns whether some blank cell has no candidate left, so that there is no solution. */
    boolean isDeadEnd() {
        for (int cell = 0; cell < digits.length; cell++) {
            if (isBlank(cell) && candidates[cell] == 0) return true;
        }
        return false;
    }
}
