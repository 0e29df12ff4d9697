package crosshatch.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.board.Board;
import java.util.Arrays;
import java.util.function.Predicate;

/** Boards so small that all their grids can be tried. */
final class SmallBoards {
    private SmallBoards() {}

    /** Whether {@code allowed} takes those grids, as digits of the cells, that keep units and relations by definition; and no others. */
    static void assertHoldInSolutionsOnly(Board board, Predicate<int[]> allowed) {
        int solutions = 0;
        int[] digits = new int[board.cells()];
        int grids = (int) Math.pow(board.digits(), digits.length);
        for (int number = 0; number < grids; number++) {
            for (int cell = 0, rest = number; cell < digits.length; cell++, rest /= board.digits()) {
                digits[cell] = 1 + rest % board.digits();
            }
            boolean solved = isSolved(board, digits);
            if (solved) solutions++;

            assertEquals(solved, allowed.test(digits), Arrays.toString(digits));
        }
        assertTrue(solutions > 0 && solutions < grids, solutions + " of " + grids);
    }

    private static boolean isSolved(Board board, int[] digits) {
        return board.units().stream()
                        .allMatch(unit -> Arrays.stream(unit.cells())
                                        .map(cell -> digits[cell])
                                        .distinct()
                                        .count()
                                == unit.cells().length)
                && board.relations().stream().allMatch(relation -> relation.holds(digits));
    }
}
