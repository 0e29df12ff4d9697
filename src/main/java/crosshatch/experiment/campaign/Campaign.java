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
 * A plan with the puzzles and solvers that it names, ready to be run.
 *
 * @param plan the plan, with the present properties of its sets, and with solvers that this program has
 * @param puzzles the puzzles of its sets
 * @param catalog makes its solvers
 */
public record Campaign(Plan plan, ChosenPuzzles puzzles, SolverCatalog catalog) {
    /**
     * A family that needs more threads than the machine has.
     *
     * @param family the family of the solver
     * @param threads the number of threads that the solvers of this family use, in all lanes together
     */
    public record Demand(String family, int threads) {}

    /**
     * Checks the rule of decision.
     *
     * @throws InputException if the rule could never decide a pair of solvers of the plan
     */
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
     * @param sets finds a set of the plan
     * @throws InputException if a set is missing or has changed, or if a solver refuses the puzzles
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

    /** Returns the first solver that uses more than these threads, so that its threads would disturb each other. */
    public Optional<Demand> demandBeyond(int threads) {
        return plan.specs().stream()
                .map(solver -> new Demand(
                        solver.family().name(),
                        plan.placement().jobs() * solver.family().threads(solver)))
                .filter(demand -> demand.threads() > threads)
                .findFirst();
    }

    /** Returns whether solvers run in JVMs of their own although the plan runs them in this JVM. A user's jar is the reason. */
    public boolean overridesPlacement() {
        return !plan.placement().workers() && !catalog.guests().jars().isEmpty();
    }

    /**
     * Makes the experiment of this campaign.
     *
     * @param workers the place of the solvers if they run in JVMs of their own
     */
    Experiment experiment(Workers workers) {
        boolean apart = plan.placement().workers() || overridesPlacement();
        Placement place = apart ? workers : Placement.here(catalog, Clock.system());
        return new Experiment(plan, puzzles, place);
    }

    /**
     * Checks the solvers of a plan, and returns the plan with the hashes of the jars that they run with. Releases of libraries that it
     * names are fetched, and compared with the hashes in the plan.
     *
     * @throws InputException if a solver refuses its options, or calls a method that its release lacks, or if a jar is not the one of the
     *     plan
     * @throws crosshatch.base.SurroundingsException if a release cannot be fetched
     */
    static Plan pinned(Plan plan) {
        SortedMap<String, SortedMap<String, String>> found = new TreeMap<>();
        for (SolverSpec spec : plan.specs()) {
            if (spec.family() instanceof ReleasedFamily) requireWorkers(plan, spec);
            spec.family().check(spec);
            if (!(spec.family() instanceof ReleasedFamily family)) continue;
            if (!found.containsKey(family.name())) found.put(family.name(), fetched(family, plan));
            family.requireFitting(spec);
        }
        return found.isEmpty() ? plan : plan.withReleases(found);
    }

    /** Fetches a release, and returns the hashes of its jars. */
    private static SortedMap<String, String> fetched(ReleasedFamily family, Plan plan) {
        FetchedRelease fetched = Releases.ofUser().fetch(family);
        requireAsPinned(plan.releases().getOrDefault(family.name(), new TreeMap<>()), fetched);
        return fetched.hashes();
    }

    private static void requireWorkers(Plan plan, SolverSpec spec) {
        if (plan.placement().workers()) return;
        throw new InputException(
                "solver '" + spec
                        + "': expected isolated solvers, because a JVM can load only one release of a library",
                Remedy.ISOLATION);
    }

    /** Compares the jars with the plan, which may have been made on another platform with other jars. */
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
