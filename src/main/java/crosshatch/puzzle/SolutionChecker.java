package crosshatch.puzzle;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Checks whether a grid solves a puzzle, using only the definition: every cell is filled, every given is kept, no digit
 * occurs twice in a unit, and every relation is true. It uses no code of any solver.
 */
public final class SolutionChecker {
    private SolutionChecker() {}

    /**
     * Finds out why a grid does not solve a puzzle.
     *
     * @return the first error of {@code grid}, for people; empty if it is a solution
     */
    public static Optional<String> fault(Puzzle puzzle, Grid grid) {
        return solves(puzzle, grid) ? Optional.empty() : faultInWords(puzzle, grid);
    }

    /**
     * Returns whether {@code grid} is certainly a solution of {@code puzzle}. It takes a tenth of the time of {@link
     * #faultInWords}, which matters because the shortest runs take 2 µs. On a board with more digits than a {@code long} has
     * bits, the result may be false for a solution.
     */
    static boolean solves(Puzzle puzzle, Grid grid) {
        Board board = puzzle.board();
        int digits = board.digits();
        if (!board.equals(grid.board()) || digits >= Long.SIZE) return false;
        if (!grid.fills(puzzle.givens())) return false;
        for (Unit unit : board.units()) {
            if (Long.bitCount(grid.digitsIn(unit)) != unit.size()) return false;
        }
        return board.relations().isEmpty() || brokenRelation(grid).isEmpty();
    }

    /** Finds the same result as {@link #solves} more slowly, and explains it. */
    static Optional<String> faultInWords(Puzzle puzzle, Grid grid) {
        Board board = puzzle.board();
        if (!board.equals(grid.board())) {
            return Optional.of("a grid of " + grid.board() + " for a puzzle of " + board);
        }
        for (int cell = 0; cell < board.cells(); cell++) {
            if (grid.digit(cell) == 0) return Optional.of(board.cellName(cell) + " is blank");
            if (puzzle.given(cell) != 0 && puzzle.given(cell) != grid.digit(cell)) {
                return Optional.of(
                        board.cellName(cell) + " is " + grid.digit(cell) + ", but " + puzzle.given(cell) + " is given");
            }
        }
        return repeated(grid).or(() -> brokenRelation(grid));
    }

    /** Returns the first relation that is false in a full grid, for people. */
    private static Optional<String> brokenRelation(Grid grid) {
        int[] digits = grid.digits();
        return grid.board().relations().stream()
                .filter(relation -> !relation.holds(digits))
                .findFirst()
                .map(relation -> grid.board().relationName(relation) + " does not hold: "
                        + relation.cells().stream()
                                .map(cell -> "" + digits[cell])
                                .collect(Collectors.joining(" ")));
    }

    /**
     * Finds a digit that occurs twice in a unit; blanks are ignored.
     *
     * @return the first such digit, its unit and its cells, for people; empty if there is none
     */
    public static Optional<String> repeated(Grid grid) {
        return hasNoneTwice(grid) ? Optional.empty() : repeatedInWords(grid);
    }

    /**
     * Returns whether certainly no unit contains a digit twice. It takes a tenth of the time of {@link #repeatedInWords}. On
     * a board with more digits than a {@code long} has bits, the result may be false although no digit is repeated.
     */
    static boolean hasNoneTwice(Grid grid) {
        Board board = grid.board();
        if (board.digits() >= Long.SIZE) return false;
        long twice = 0;
        for (Unit unit : board.units()) {
            long seen = 0;
            for (int place = 0; place < unit.size(); place++) {
                long digit = 1L << grid.digit(unit.cell(place));
                twice |= seen & digit;
                seen |= digit;
            }
        }
        return (twice & ~1L) == 0; // bit 0 stands for the blanks
    }

    /** Finds the same result as {@link #hasNoneTwice} more slowly, and names the digit and its cells. */
    static Optional<String> repeatedInWords(Grid grid) {
        Board board = grid.board();
        for (Unit unit : board.units()) {
            int[] seen = new int[board.digits() + 1]; // one more than the cell
            for (int cell : unit.cells()) {
                int digit = grid.digit(cell);
                if (digit != 0 && seen[digit] > 0) {
                    return Optional.of(unit.name() + " holds " + digit + " twice, in " + board.cellName(seen[digit] - 1)
                            + " and " + board.cellName(cell));
                }
                seen[digit] = cell + 1;
            }
        }
        return Optional.empty();
    }
}
