package crosshatch.experiment.campaign;

import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Plan;
import crosshatch.experiment.campaign.Request.Scope;
import crosshatch.solver.Family;
import crosshatch.solver.Limits;
import crosshatch.solver.NamedSolver;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.NamedSolvers;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.release.ReleasedFamily;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Makes a plan from a request, and decides the parts that the request leaves open. */
public final class Planner {
    private static final int USUAL_BLOCKS = 50;
    private static final int SMALLEST_BLOCK = 50;
    /** The block of a comparison that decides its own length: large enough for the start of a JVM, small enough for many tests. */
    private static final int BATCH = 30;

    private static final int LARGEST_BLOCK = 1000;
    private static final long USUAL_LIMIT_NANOS = 10_000_000_000L;
    private static final int WARMUP_PUZZLES = 50;
    private static final Duration USUAL_WARMUP = Duration.ofSeconds(10);

    private final SolverCatalog catalog;
    private final String whereNamed;
    private final Messages messages;

    /**
     * Makes a planner.
     *
     * @param catalog makes the solvers
     * @param whereNamed the place where the user names solvers, for people
     * @param messages receives notes on default solvers that are left out because they refuse a puzzle or the task
     */
    public Planner(SolverCatalog catalog, String whereNamed, Messages messages) {
        this.catalog = catalog;
        this.whereNamed = whereNamed;
        this.messages = messages;
    }

    /**
     * Makes a plan.
     *
     * @throws crosshatch.base.InputException if a named solver does not exist, or refuses the puzzles
     */
    public Campaign plan(Request asked) {
        NamedSolvers named = NamedSolvers.parse(asked.solvers(), catalog);
        named.files().forEach((name, spec) -> messages.say(name + " is " + spec));
        List<NamedSolver> solvers = solvers(named.solvers(), asked).stream()
                .flatMap(each -> asked.twice() ? twins(each) : Stream.of(each))
                .toList();
        solvers.stream().map(each -> each.spec().family()).distinct().forEach(this::noteUntried);
        Plan plan = asked.stated()
                .sets(asked.puzzles().planned())
                .selection(asked.puzzles().selection())
                .solvers(solvers)
                .warmup(warmup(asked))
                .block(block(asked))
                .build();
        return new Campaign(Campaign.pinned(plan), asked.puzzles(), catalog);
    }

    private void noteUntried(Family family) {
        if (!(family instanceof ReleasedFamily released) || released.isTried()) return;
        messages.say("note: " + family.name()
                + " was not tried with this program. It runs if its library has the methods"
                + " that this program calls; 'solvers list " + family.line() + "' lists the releases that were tried");
    }

    /** Returns the warm-up; if the user sets no time, it depends on the amount of measured work. */
    private static Plan.WarmupPlan warmup(Request asked) {
        long nanos = asked.warmup().orElse(USUAL_WARMUP).toNanos();
        return new Plan.WarmupPlan(
                nanos, WARMUP_PUZZLES, nanos > 0 && asked.warmup().isEmpty());
    }

    /**
     * Returns a block of a fiftieth of the puzzles, within bounds, so that solvers take turns often but the turns remain long. It is
     * smaller for long runs, because the current block is lost if the program is killed.
     */
    private static int block(Request asked) {
        Limits limits = asked.stated().limits();
        long block = asked.stated().until() == null ? usualBlock(asked) : BATCH;
        if (limits.nanos() == Limits.NONE || limits.nanos() <= USUAL_LIMIT_NANOS) return (int) block;
        long usualRuns = block * USUAL_LIMIT_NANOS / limits.nanos();
        return (int) Math.max(1, usualRuns);
    }

    private static long usualBlock(Request asked) {
        long puzzles = asked.puzzles().planned().stream()
                .mapToLong(Plan.PlannedSet::puzzles)
                .sum();
        return Math.min(LARGEST_BLOCK, Math.max(SMALLEST_BLOCK, puzzles / USUAL_BLOCKS));
    }

    private static Stream<NamedSolver> twins(NamedSolver solver) {
        return Stream.of(1, 2).map(number -> new NamedSolver(solver.spec().twin(number), solver.label()));
    }

    private List<NamedSolver> solvers(List<NamedSolver> named, Request asked) {
        if (!named.isEmpty()) return answerable(named, asked);
        return asked.scope() == Scope.FULL
                ? answerable(plain(Scope.FULL_SOLVERS.stream()), asked)
                : defaultSolvers(asked);
    }

    private List<NamedSolver> plain(Stream<String> specs) {
        return specs.map(catalog::spec).map(NamedSolver::new).toList();
    }

    private List<NamedSolver> answerable(List<NamedSolver> solvers, Request asked) {
        List<SolverSpec> specs = solvers.stream().map(NamedSolver::spec).toList();
        asked.puzzles().requireAnswerable(specs, asked.stated().question(), whereNamed);
        return solvers;
    }

    private List<NamedSolver> defaultSolvers(Request asked) {
        return plain(catalog.families().stream().flatMap(family -> family.defaultConfigurations().stream())).stream()
                .filter(each -> isAnswerable(
                        each.spec(), asked.puzzles(), asked.stated().question()))
                .toList();
    }

    /** Returns whether a default solver accepts the puzzles; if not, it is left out with a message. */
    private boolean isAnswerable(SolverSpec solver, ChosenPuzzles chosen, Question question) {
        Optional<String> refusal = chosen.refusal(solver, question);
        refusal.ifPresent(reason -> messages.say("left out: " + solver + ": " + reason));
        return refusal.isEmpty();
    }
}
