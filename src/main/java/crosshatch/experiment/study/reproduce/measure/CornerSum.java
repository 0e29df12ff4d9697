package crosshatch.experiment.study.reproduce.measure;

import crosshatch.experiment.JudgedRun;
import crosshatch.puzzle.Grid;
import java.util.List;

/** The answer to Project Euler's problem 96: the sum of the numbers that the first three digits of each solution make. */
record CornerSum(String solver, PuzzleChoice puzzles) implements OverPuzzles {
    @Override
    public Measured take(Laboratory laboratory) {
        List<Integer> corners = laboratory.ask(solver, puzzles, CornerSum::corner);
        return Measured.of(corners.stream().mapToInt(Integer::intValue).sum());
    }

    private static int corner(JudgedRun run) {
        Grid grid = run.answer().claim().shown().get(0);
        return 100 * grid.digit(0) + 10 * grid.digit(1) + grid.digit(2);
    }
}
