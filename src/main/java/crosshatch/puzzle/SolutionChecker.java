package crosshatch.puzzle;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Checks whether a grid solves a puzzle, only by the definition: every cell filled, every given kept, no digit twice in a unit,
 * every relation true. Shares no code with any solver.
 */
public final class SolutionChecker {
    private SolutionChecker() {}

    /** @return the error of {@code grid} as a solution of {@code puzzle}, for people; empty if it is one */
    public static Optional<String> fault(Puzzle puzzle, Grid grid) {
        return solves(puzzle, grid) ? Optional.empty() : faultInWords(puzzle, grid);
    }

    /**
     * Whether {@code grid} solves {@code puzzle}, a tenth of the time it takes to look for the words: it is asked after every
     * run, and the shortest runs take 2 µs. Never true of a grid that does not; not always true of one with more digits than
     * a {@code long} has bits.
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

    /** The plain twin of {@link #solves}, which can say what is wrong. */
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

    /** @return the first relation that does not hold in a full grid, for people */
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

    /** @return the first digit that stands twice in a unit of {@code grid}, for people; blanks do not count */
    public static Optional<String> repeated(Grid grid) {
        return hasNoneTwice(grid) ? Optional.empty() : repeatedInWords(grid);
    }

    /**
     * Whether no unit holds a digit twice, a tenth of the time it takes to look for the words. Never true of a grid that has one;
     * not always true of one with more digits than a {@code long} has bits.
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

    /** The plain twin of {@link #hasNoneTwice}, which can say which. */
    static Optional<String> repeatedInWords(Grid grid) {
        Board board = grid.board();
        for (Unit unit : board.units()) {
            boolean[] seen = new boolean[board.digits() + 1];
            for (int cell : unit.cells()) {
                int digit = grid.digit(cell);
                if (digit != 0 && seen[digit]) return Optional.of(unit.name() + " holds " + digit + " twice");
                seen[digit] = true;
            }
        }
        return Optional.empty();
    }
}
