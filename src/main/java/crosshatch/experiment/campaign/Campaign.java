package crosshatch.experiment.campaign;

import crosshatch.base.InputException;
import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Clock;
import crosshatch.experiment.Experiment;
import crosshatch.experiment.Placement;
import crosshatch.experiment.Plan;
import crosshatch.experiment.worker.Workers;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.solver.NamedSolver;
import crosshatch.solvers.catalog.NamedSolvers;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A plan with the puzzles and solvers it names, ready to be run.
 *
 * @param plan with the sets as they were found, and solvers that this program has
 * @param puzzles of its sets
 * @param catalog knows its solvers
 */
public record Campaign(Plan plan, ChosenPuzzles puzzles, SolverCatalog catalog) {
    /**
     * More than there is.
     *
     * @param family of the solver
     * @param threads that it keeps busy, in all lanes together
     */
    public record Demand(String family, int threads) {}

    /**
     * Finds the puzzles and solvers that the plan names.
     *
     * @param sets finds one of its sets
     * @throws InputException if a set is not there or is not the one of the plan, or if a solver cannot be asked
     */
    public static Campaign of(Plan plan, SolverCatalog catalog, Function<Plan.PlannedSet, PuzzleSet> sets) {
        ChosenPuzzles chosen = new ChosenPuzzles(plan.sets().stream().map(sets).toList(), plan.selection());
        chosen.requireAsIn(plan);
        List<NamedSolver> solvers = plan.solvers().stream()
                .map(each -> new NamedSolver(catalog.spec(each.spec().toString()), each.label()))
                .toList();
        NamedSolvers.requireTellable(solvers, catalog);
        Plan found = plan.withSets(chosen.planned()).withSolvers(solvers);
        chosen.requireAnswerable(found.specs(), plan.question(), "the plan");
        return new Campaign(PinnedReleases.of(found), chosen, catalog);
    }

    /** The same under another name. */
    public Campaign named(String experiment) {
        return new Campaign(plan.withExperiment(experiment), puzzles, catalog);
    }

    /** The first solver that keeps more than these threads busy; they would measure each other. */
    public Optional<Demand> demandBeyond(int threads) {
        return plan.specs().stream()
                .map(solver -> new Demand(
                        solver.family().name(),
                        plan.placement().jobs() * solver.family().threads(solver)))
                .filter(demand -> demand.threads() > threads)
                .findFirst();
    }

    /** Whether solvers run in JVMs of their own although the plan does not want it, because there is a jar of a user. */
    public boolean isApartAnyway() {
        return !plan.placement().workers() && !catalog.guests().jars().isEmpty();
    }

    /** @param workers where solvers run that the plan wants in JVMs of their own */
    Experiment experiment(Workers workers) {
        boolean apart = plan.placement().workers() || isApartAnyway();
        Placement place = apart ? workers : Placement.here(catalog, Clock.system());
        return new Experiment(plan, puzzles, place);
    }
}
