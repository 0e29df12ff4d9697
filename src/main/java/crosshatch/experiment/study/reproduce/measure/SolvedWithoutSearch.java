package crosshatch.experiment.study.reproduce.measure;

import crosshatch.experiment.JudgedRun;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import java.util.List;

/**
 * How many puzzles a solver finishes before its first decision. It is stopped at that decision, so slow searches cost
 * nothing; one that ends for another reason gives no value.
 *
 * @param percent whether the share is meant, in percent, and not the number
 */
record SolvedWithoutSearch(String solver, PuzzleChoice puzzles, boolean percent) implements OverPuzzles {
    @Override
    public Measured take(Laboratory laboratory) {
        List<Boolean> outcomes =
                laboratory.askWithin(Limits.ofDecisions(0), solver, puzzles, this::isSolvedWithoutSearch);
        long solved = outcomes.stream().filter(yes -> yes).count();
        int all = outcomes.size();
        return percent
                ? Measured.of(100.0 * solved / all, "%").remarking(solved + " of " + all)
                : Measured.of(solved).remarking("of " + all);
    }

    private boolean isSolvedWithoutSearch(JudgedRun run) {
        if (run.answer().claim() instanceof Claim.OutOfBudget out && out.limit() == Limit.DECISIONS) return false;
        Laboratory.requireCorrect(solver, run);
        return CounterNames.of(run, Counter.DECISIONS.column()) == 0;
    }
}
