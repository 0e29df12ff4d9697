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
