package crosshatch.experiment.study.hunt.draw;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import java.util.Optional;
import java.util.Set;

/**
 * A puzzle as it was drawn.
 *
 * @param kinds its parts, for tables: {@code latin}, {@code size 4}, {@code sum}, {@code altered given}, …
 * @param known a solution; empty if none is known, which does not mean that there is none
 */
public record DrawnPuzzle(Puzzle puzzle, Set<String> kinds, Optional<Grid> known) {
    /** @param hoped is known if it is a solution */
    static DrawnPuzzle of(Puzzle puzzle, Set<String> kinds, Grid hoped) {
        return new DrawnPuzzle(puzzle, kinds, Optional.of(hoped).filter(grid -> SolutionChecker.fault(puzzle, grid)
                .isEmpty()));
    }
}
