package crosshatch.experiment.study.reproduce.measure;

import crosshatch.instances.sets.Instance;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.solvers.published.readalps.ReadalpsSession;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How many cells hold what is published when SudokuSolver has searched everything and stops.
 *
 * @param quiz 1 or 2
 * @param mode 0, 1 or 2
 * @param grid the published grid, with blanks where the search left them
 */
record ReadalpsEndGrid(int quiz, int mode, String grid) implements Measure {
    @Override
    public Measured take(Laboratory laboratory) {
        Puzzle puzzle = puzzle(laboratory);
        ReadalpsSession session = new ReadalpsSession(puzzle, mode);
        for (Optional<Grid> found = session.run(); found.isPresent(); found = session.run()) {
            requireSolution(puzzle, found.get());
        }
        Grid published = Puzzle.parse(grid).givens();
        Grid standing = session.grid();
        return Measured.of(IntStream.range(0, puzzle.board().cells())
                .filter(cell -> standing.digit(cell) == published.digit(cell))
                .count());
    }

    private Puzzle puzzle(Laboratory laboratory) {
        try (Stream<Instance> instances = laboratory.puzzles(PuzzleChoice.one("readalps", quiz))) {
            return instances.map(Instance::puzzle).findFirst().orElseThrow();
        }
    }

    private static void requireSolution(Puzzle puzzle, Grid found) {
        Optional<String> fault = SolutionChecker.fault(puzzle, found);
        if (fault.isPresent()) throw new MeasureException("readalps: a wrong solution: " + fault.get());
    }

    @Override
    public List<String> sets() {
        return List.of("readalps");
    }
}
