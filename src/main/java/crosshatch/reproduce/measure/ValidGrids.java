package crosshatch.reproduce.measure;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import java.util.List;

/** How many of some printed grids are full and keep the rules; their puzzles need not be known. */
record ValidGrids(List<String> grids) implements Measure {
    ValidGrids {
        grids = List.copyOf(grids);
    }

    @Override
    public Measured take(Laboratory laboratory) {
        long valid =
                grids.stream().map(Puzzle::parse).filter(ValidGrids::isValid).count();
        return Measured.of(valid);
    }

    private static boolean isValid(Puzzle grid) {
        return SolutionChecker.fault(grid, grid.givens()).isEmpty();
    }

    @Override
    public List<String> sets() {
        return List.of();
    }
}
