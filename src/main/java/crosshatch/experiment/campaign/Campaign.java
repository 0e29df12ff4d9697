package crosshatch.experiment.campaign;

import crosshatch.base.InputException;
import crosshatch.base.Remedy;
import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Clock;
import crosshatch.experiment.Experiment;
import crosshatch.experiment.Placement;
import crosshatch.experiment.Plan;
import crosshatch.experiment.worker.Workers;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.results.report.statistics.DecisionRule.Measure;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.CounterMeaning.Fidelity;
import crosshatch.solver.NamedSolver;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.NamedSolvers;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.release.FetchedRelease;
import crosshatch.solvers.release.ReleasedFamily;
import crosshatch.solvers.release.Releases;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
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
     * Says that a family needs more threads than the machine has.
     *
     * @param family of the solver
     * @param threads that it keeps busy, in all lanes together
     */
    public record Demand(String family, int threads) {}

    /** @throws InputException if a pair of solvers could never be decided by the rule of the plan */
    public Campaign {
        plan.reference();
        Plan.PlannedDecision until = plan.until();
        if (until != null)
            plan.specs()
                    .forEach(solver -> requireComparable(solver, until.rule().measure()));
    }

    private static void requireComparable(SolverSpec solver, Measure measure) {
        CounterMeaning meaning = solver.family().counters().get(Counter.BACKTRACKS);
        boolean exact = meaning != null && meaning.fidelity() == Fidelity.EXACT;
        if (measure != Measure.BACKTRACKS || exact) return;
        throw new InputException("measure backtracks: " + solver + " does not count backtracks exactly."
                + " Compare time or solved, or leave out the solver");
    }

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
                .map(each -> new NamedSolver(catalog.known(each.spec()), each.label()))
                .toList();
        NamedSolvers.requireTellable(solvers, catalog);
        Plan found = plan.withSets(chosen.planned()).withSolvers(solvers);
        chosen.requireAnswerable(found.specs(), plan.question(), "the plan");
        return new Campaign(pinned(found), chosen, catalog);
    }

    /** Returns the same campaign under another name. */
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

    /** Returns whether solvers run in JVMs of their own although the plan does not want it, because there is a jar of a user. */
    public boolean isApartAnyway() {
        return !plan.placement().workers() && !catalog.guests().jars().isEmpty();
    }

    /** @param workers where solvers run that the plan wants in JVMs of their own */
    Experiment experiment(Workers workers) {
        boolean apart = plan.placement().workers() || isApartAnyway();
        Placement place = apart ? workers : Placement.here(catalog, Clock.system());
        return new Experiment(plan, puzzles, place);
    }

    /**
     * The plan with the hashes of the jars that its solvers will run with. Releases of libraries that it names are on this machine
     * from here on, and are those of the plan.
     *
     * @throws InputException if a solver asks for what its release lacks, or if a jar is not the one of the plan
     * @throws crosshatch.base.SurroundingsException if a release cannot be had
     */
    static Plan pinned(Plan plan) {
        SortedMap<String, SortedMap<String, String>> found = new TreeMap<>();
        for (SolverSpec spec : plan.specs()) {
            if (!(spec.family() instanceof ReleasedFamily family)) continue;
            requireWorkers(plan, spec);
            family.check(spec);
            if (found.containsKey(family.name())) continue;
            FetchedRelease fetched = Releases.ofUser().fetch(family);
            requireAsPinned(plan.releases().getOrDefault(family.name(), new TreeMap<>()), fetched);
            found.put(family.name(), fetched.hashes());
        }
        return found.isEmpty() ? plan : plan.withReleases(found);
    }

    private static void requireWorkers(Plan plan, SolverSpec spec) {
        if (plan.placement().workers()) return;
        throw new InputException(
                "solver '" + spec
                        + "': expected isolated solvers, because a JVM can load only one release of a library",
                Remedy.ISOLATION);
    }

    /** A jar that the plan does not name is one of another platform. */
    private static void requireAsPinned(Map<String, String> pinned, FetchedRelease fetched) {
        fetched.hashes().forEach((jar, hash) -> {
            String expected = pinned.getOrDefault(jar, hash);
            if (!expected.equals(hash)) {
                throw new InputException(fetched.name() + ": " + jar + " has the SHA-256 " + hash + ", expected "
                        + expected + " as in the plan");
            }
        });
    }
}
