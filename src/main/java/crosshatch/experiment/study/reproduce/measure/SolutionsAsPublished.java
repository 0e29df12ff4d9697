package crosshatch.experiment.study.reproduce.measure;

import crosshatch.experiment.JudgedRun;
import crosshatch.instances.sets.KnownAnswer;
import java.util.List;

/** How many of the solutions are those that the set is published with. */
record SolutionsAsPublished(String solver, PuzzleChoice puzzles) implements OverPuzzles {
    @Override
    public Measured take(Laboratory laboratory) {
        List<Boolean> same = laboratory.ask(solver, puzzles, SolutionsAsPublished::isAsPublished);
        return Measured.of(same.stream().filter(yes -> yes).count()).remarking("of " + same.size());
    }

    private static boolean isAsPublished(JudgedRun run) {
        if (run.instance().known() instanceof KnownAnswer.Unique published) {
            return run.answer().claim().shown().equals(List.of(published.grid()));
        }
        throw new MeasureException(run.instance().label() + ": no solution is on record");
    }
}
