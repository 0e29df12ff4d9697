package crosshatch.solvers.model.cnf;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.Board;
import java.util.HashSet;
import java.util.Set;

/** All solutions of a small puzzle, by trying every digit in every blank cell. */
final class BruteForce {
    private BruteForce() {}

    static Set<Grid> solutions(Puzzle puzzle) {
        Set<Grid> found = new HashSet<>();
        if (SolutionChecker.repeated(puzzle.givens()).isEmpty()) {
            fill(puzzle.board(), puzzle.givens().digits(), 0, found);
        }
        return found;
    }

    private static void fill(Board board, int[] digits, int cell, Set<Grid> found) {
        if (cell == digits.length) {
            found.add(Grid.of(board, digits));
            return;
        }
        if (digits[cell] != 0) {
            fill(board, digits, cell + 1, found);
            return;
        }
        for (int digit = 1; digit <= board.digits(); digit++) {
            if (!fits(board, digits, cell, digit)) continue;
            digits[cell] = digit;
            fill(board, digits, cell + 1, found);
            digits[cell] = 0;
        }
    }

    private static boolean fits(Board board, int[] digits, int cell, int digit) {
        for (int peer : board.peers(cell)) if (digits[peer] == digit) return false;
        return true;
    }
}
