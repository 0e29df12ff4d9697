package crosshatch.solvers.export;

import crosshatch.base.InputException;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import java.util.List;

/**
 * The content of a model: a puzzle without some of its solutions. If a model without one known solution has no solution, the known
 * one is unique.
 *
 * @param excluded solutions of the puzzle that the model must not have
 */
public record Problem(Puzzle puzzle, List<Grid> excluded) {

    /**
     * Checks the excluded grids.
     *
     * @throws InputException if one is no solution, because excluding it would prove nothing
     */
    public Problem {
        excluded = List.copyOf(excluded);
        for (Grid grid : excluded) {
            SolutionChecker.fault(puzzle, grid).ifPresent(fault -> {
                throw new InputException("the grid to exclude is not a solution of the puzzle: " + fault);
            });
        }
    }

    /** Makes the problem of a puzzle with all of its solutions. */
    public static Problem of(Puzzle puzzle) {
        return new Problem(puzzle, List.of());
    }
}
