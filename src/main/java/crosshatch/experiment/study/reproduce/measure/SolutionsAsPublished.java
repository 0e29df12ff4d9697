package crosshatch.experiment.study.reproduce.measure;

import crosshatch.experiment.JudgedRun;
import crosshatch.puzzle.Grid;
import java.util.List;

/** How many of the solutions are those that the set is published with. */
record SolutionsAsPublished(String solver, PuzzleChoice puzzles) implements OverPuzzles {
    @Override
    public Measured take(Laboratory laboratory) {
        List<Boolean> same = laboratory.ask(solver, puzzles, SolutionsAsPublished::isAsPublished);
        return Measured.of(same.stream().filter(yes -> yes).count()).remarking("of " + same.size());
    }

    private static boolean isAsPublished(JudgedRun run) {
        Grid published = run.instance()
                .known()
                .solution()
                .orElseThrow(() -> new MeasureException(run.instance().label() + ": no solution is on record"));
        return run.answer().claim().shown().equals(List.of(published));
    }
}
