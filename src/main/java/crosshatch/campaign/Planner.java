package crosshatch.campaign;

import crosshatch.catalog.NamedSolvers;
import crosshatch.catalog.SolverCatalog;
import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Plan;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Makes a plan of what somebody asks for, and decides what that leaves open. */
public final class Planner {
    private static final int USUAL_BLOCKS = 50;
    private static final int SMALLEST_BLOCK = 50;
    private static final int LARGEST_BLOCK = 1000;
    private static final long USUAL_LIMIT_NANOS = 10_000_000_000L;
    private static final int WARMUP_PUZZLES = 50;

    private final SolverCatalog catalog;
    private final String whereNamed;
    private final Messages messages;

    /**
     * @param catalog knows the solvers
     * @param whereNamed where somebody names solvers, for people
     * @param messages is told which solvers that nobody named are left out
     */
    public Planner(SolverCatalog catalog, String whereNamed, Messages messages) {
        this.catalog = catalog;
        this.whereNamed = whereNamed;
        this.messages = messages;
    }

    /** @throws crosshatch.puzzle.InputException if a solver that is named does not exist, or cannot be asked */
    public Campaign plan(Request asked) {
        NamedSolvers named = NamedSolvers.parse(asked.solvers(), catalog);
        named.tuned().forEach((name, spec) -> messages.say(name + " is " + spec));
        Plan plan = new Plan(
                asked.experiment(),
                asked.puzzles().planned(),
                solvers(named.specs(), asked).stream()
                        .flatMap(each -> asked.twice() ? Stream.of(each.twin(1), each.twin(2)) : Stream.of(each))
                        .map(SolverSpec::toString)
                        .toList(),
                named.labels(),
                asked.question().toString(),
                Plan.PlannedLimits.of(asked.limits()),
                asked.puzzles().selection(),
                asked.repetitions().orElseGet(() -> asked.scope().repetitions(asked.cold())),
                asked.seed(),
                new Plan.WarmupPlan(asked.cold() ? 0 : asked.warmup().toNanos(), WARMUP_PUZZLES),
                block(asked.puzzles(), asked.limits()),
                asked.placement(),
                asked.certify(),
                asked.shard());
        return new Campaign(plan, asked.puzzles(), catalog);
    }

    /**
     * A fiftieth of the puzzles, within bounds: solvers take turns often, and a turn is long beside a change of turns. Fewer where
     * runs may take longer than the usual time, because the block at work is lost if the program is killed.
     */
    private static int block(ChosenPuzzles chosen, Limits limits) {
        long puzzles =
                chosen.planned().stream().mapToLong(Plan.PlannedSet::puzzles).sum();
        long block = Math.min(LARGEST_BLOCK, Math.max(SMALLEST_BLOCK, puzzles / USUAL_BLOCKS));
        if (limits.nanos() == Limits.NONE || limits.nanos() <= USUAL_LIMIT_NANOS) return (int) block;
        long usualRuns = block * USUAL_LIMIT_NANOS / limits.nanos();
        return (int) Math.max(1, usualRuns);
    }

    private List<SolverSpec> solvers(List<String> specs, Request asked) {
        if (!specs.isEmpty()) return answerable(specs, asked);
        return asked.scope() == Scope.FULL ? answerable(Scope.FULL_SOLVERS, asked) : contenders(asked);
    }

    private List<SolverSpec> answerable(List<String> specs, Request asked) {
        return asked.puzzles().answerable(specs, catalog, asked.question(), whereNamed);
    }

    private List<SolverSpec> contenders(Request asked) {
        return catalog.families().stream()
                .flatMap(family -> family.contenders().stream())
                .map(catalog::spec)
                .filter(each -> isAnswerable(each, asked.puzzles(), asked.question()))
                .toList();
    }

    /** Of the solvers that nobody named, those that cannot be asked are left out, and that is said. */
    private boolean isAnswerable(SolverSpec solver, ChosenPuzzles chosen, Question question) {
        Optional<String> refusal = chosen.refusal(solver, question);
        refusal.ifPresent(reason -> messages.say("left out: " + solver + ": " + reason));
        return refusal.isEmpty();
    }
}
