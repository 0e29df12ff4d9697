package crosshatch.puzzle;

import java.util.Optional;

/**
 * Says whether a grid solves a puzzle, by the definition alone: every cell filled, every given kept, no digit twice in a
 * unit. Shares no code with any solver.
 */
public final class SolutionChecker {
    private SolutionChecker() {}

    /** @return what is wrong with {@code grid} as a solution of {@code puzzle}, for people; empty if it is one */
    public static Optional<String> fault(Puzzle puzzle, Grid grid) {
        return solves(puzzle, grid) ? Optional.empty() : faultInWords(puzzle, grid);
    }

    /**
     * Whether {@code grid} solves {@code puzzle}, a tenth of the time it takes to look for the words: it is asked after every
     * run, and the shortest runs take 2 µs. Never true of a grid that does not; not always true of one with more digits than
     * a {@code long} has bits.
     */
    static boolean solves(Puzzle puzzle, Grid grid) {
        Geometry geometry = puzzle.geometry();
        int digits = geometry.digits();
        if (!geometry.equals(grid.geometry()) || digits >= Long.SIZE) return false;
        for (int cell = 0; cell < geometry.cells(); cell++) {
            int given = puzzle.given(cell);
            if (given != 0 && given != grid.digit(cell)) return false;
        }
        long all = ((1L << digits) - 1) << 1;
        for (int unit = 0; unit < geometry.unitCount(); unit++) {
            long seen = 0;
            for (int cell : geometry.unit(unit)) seen |= 1L << grid.digit(cell);
            if (seen != all) return false; // n cells hold n digits: each once
        }
        return true;
    }

    /** The plain twin of {@link #solves}, which can say what is wrong. */
    static Optional<String> faultInWords(Puzzle puzzle, Grid grid) {
        Geometry geometry = puzzle.geometry();
        if (!geometry.equals(grid.geometry())) {
            return Optional.of("a grid of " + grid.geometry() + " for a puzzle of " + geometry);
        }
        for (int cell = 0; cell < geometry.cells(); cell++) {
            if (grid.digit(cell) == 0) return Optional.of(geometry.cellName(cell) + " is blank");
            if (puzzle.given(cell) != 0 && puzzle.given(cell) != grid.digit(cell)) {
                return Optional.of(geometry.cellName(cell) + " is " + grid.digit(cell) + ", but " + puzzle.given(cell)
                        + " is given");
            }
        }
        return repeated(grid);
    }

    /** @return the first digit that stands twice in a unit of {@code grid}, for people; blanks do not count */
    public static Optional<String> repeated(Grid grid) {
        Geometry geometry = grid.geometry();
        for (Unit unit : geometry.units()) {
            boolean[] seen = new boolean[geometry.digits() + 1];
            for (int cell : unit.cells()) {
                int digit = grid.digit(cell);
                if (digit != 0 && seen[digit]) return Optional.of(unit.name() + " holds " + digit + " twice");
                seen[digit] = true;
            }
        }
        return Optional.empty();
    }
}
