package crosshatch.experiment;

import crosshatch.catalog.NamedSolvers;
import crosshatch.catalog.SolverCatalog;
import crosshatch.corpus.PuzzleSet;
import crosshatch.puzzle.InputException;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import java.util.List;
import java.util.function.Function;

/**
 * A plan with the puzzles it names, ready to be run.
 *
 * @param plan with the sets as they were found, and the solvers written in full
 * @param puzzles of its sets
 */
public record Prepared(Plan plan, ChosenPuzzles puzzles) {
    /**
     * Finds what the plan names.
     *
     * @param sets finds one of its sets
     * @throws InputException if a set is not there or is not the one of the plan, or if a solver cannot be asked
     */
    public static Prepared of(Plan plan, SolverCatalog catalog, Function<Plan.PlannedSet, PuzzleSet> sets) {
        ChosenPuzzles chosen = new ChosenPuzzles(
                plan.sets().stream().map(sets).toList(), plan.selection().toSelection(plan.seed()));
        chosen.requireAsIn(plan);
        List<SolverSpec> specs =
                chosen.answerable(plan.solvers(), catalog, Question.parse(plan.question()), "the plan");
        return new Prepared(
                plan.found(
                        chosen.planned(),
                        specs.stream().map(SolverSpec::toString).toList(),
                        NamedSolvers.of(plan.solvers(), plan.labels(), catalog).labels()),
                chosen);
    }

    /** The same under another name. */
    public Prepared named(String experiment) {
        return new Prepared(plan.named(experiment), puzzles);
    }

    /** @param workers where solvers run that the plan wants in JVMs of their own */
    public Experiment experiment(SolverCatalog catalog, Placement workers) {
        Placement place = plan.placement().workers() ? workers : Placement.here(catalog, Clock.system());
        return new Experiment(plan, catalog, puzzles, place);
    }
}
