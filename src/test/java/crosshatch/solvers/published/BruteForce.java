package crosshatch.solvers.published;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.util.HashSet;
import java.util.Set;

/** The plainest solver there is: cells row by row, digits ascending, no propagation. For puzzles with givens enough. */
public final class BruteForce {
    private final Board board;
    private final int[] digits;
    private final int limit;
    private final Set<Grid> solutions = new HashSet<>();

    private BruteForce(Puzzle puzzle, int limit) {
        board = puzzle.board();
        digits = puzzle.givens().digits();
        this.limit = limit;
    }

    /** All solutions, or as many as {@code limit} of them; givens that clash are not noticed. */
    public static Set<Grid> solutions(Puzzle puzzle, int limit) {
        BruteForce search = new BruteForce(puzzle, limit);
        search.fillFrom(0);
        return search.solutions;
    }

    private void fillFrom(int first) {
        if (solutions.size() == limit) return;
        int cell = first;
        while (cell < digits.length && digits[cell] != 0) cell++;
        if (cell == digits.length) {
            solutions.add(Grid.of(board, digits));
            return;
        }
        for (int digit = 1; digit <= board.digits(); digit++) {
            if (!fits(cell, digit)) continue;
            digits[cell] = digit;
            fillFrom(cell + 1);
            digits[cell] = 0;
        }
    }

    private boolean fits(int cell, int digit) {
        for (int peer : board.peers(cell)) {
            if (digits[peer] == digit) return false;
        }
        return true;
    }
}
