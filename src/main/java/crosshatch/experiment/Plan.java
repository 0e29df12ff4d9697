package crosshatch.experiment;

import com.fasterxml.jackson.annotation.JsonInclude;
import crosshatch.base.InputException;
import crosshatch.base.Remedy;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.puzzle.BadLines;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.results.report.statistics.DecisionRule;
import crosshatch.solver.Limits;
import crosshatch.solver.NamedSolver;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.Suggestion;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The plan of an experiment; {@link PlanFile} writes it to {@code plan.json}. Together with the program's commit it determines
 * every run but not its times.
 *
 * @param experiment id; names the records and the results directory
 * @param sets the puzzle sets, in order
 * @param solvers in the order of the tables
 * @param question about each puzzle
 * @param limits of each run; limits of processes are kept with the placement
 * @param selection which puzzles of each set, with the seed of the plan
 * @param repetitions measured runs of each solver on each puzzle
 * @param seed of the sample and of the order of runs
 * @param warmup runs before the measured ones
 * @param block the number of puzzles given to one solver before the next one takes its turn
 * @param placement where the solvers run
 * @param certify whether each refutation is proved
 * @param shard which of the blocks are run
 * @param race rules by which solvers are eliminated before the end; null if all answer everything
 * @param until rule by which the comparison ends when its pairs of solvers are decided; null if all puzzles are answered
 * @param releases by solver and jar, the SHA-256 of the jars of libraries whose release a solver names; libraries not named are
 *     this program's own
 */
@RecordBuilder
public record Plan(
        String experiment,
        List<PlannedSet> sets,
        List<NamedSolver> solvers,
        Question question,
        Limits limits,
        InstanceSelection selection,
        int repetitions,
        long seed,
        WarmupPlan warmup,
        int block,
        PlannedPlacement placement,
        boolean certify,
        Part shard,
        @Nullable PlannedRace race,

        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable PlannedDecision until,

        @JsonInclude(JsonInclude.Include.NON_EMPTY) SortedMap<String, SortedMap<String, String>> releases)
        implements PlanBuilder.With {
    private static final double LITTLE_NANOS = 1e9;
    /** Shared by all warm-ups of solvers that have little to do. */
    private static final long LITTLE_WARMUP_NANOS = 4_000_000_000L;

    /** @throws InputException for a race that makes no sense */
    @SuppressWarnings("NullAway") // plans of before have no releases
    public Plan {
        sets = List.copyOf(sets);
        solvers = List.copyOf(solvers);
        selection = new InstanceSelection(
                selection.limit(), selection.sample(), seed, selection.reversals(), selection.isomorphs());
        releases = releases == null ? new TreeMap<>() : Collections.unmodifiableSortedMap(new TreeMap<>(releases));
        boolean inTurns = repetitions == 1 && placement.jobs() == 1 && placement.forks() == 1 && shard.of() == 1;
        if (race != null && (!inTurns || limits.nanos() == Limits.NONE)) {
            throw new InputException("a race: expected a time limit, and one job, fork, repetition and shard");
        }
        if (until != null) requireDecidable(repetitions, placement, race);
    }

    /** Whether it may be finished before all of {@link #runs()} are made: a race, or a comparison until its pairs are decided. */
    public boolean mayEndEarly() {
        return race != null || until != null;
    }

    private static void requireDecidable(int repetitions, PlannedPlacement placement, @Nullable PlannedRace race) {
        if (repetitions != 1 || placement.forks() != 1 || race != null) {
            throw new InputException("a comparison that ends when its pairs are decided: expected 1"
                    + " repetition, 1 fork and no race. Use more puzzles instead of repetitions");
        }
        if (!placement.workers()) {
            throw new InputException(
                    "a comparison that ends when its pairs are decided: expected isolated solvers, because each batch needs fresh JVMs",
                    Remedy.ISOLATION);
        }
    }

    /** The specs of the solvers, in order. */
    public List<SolverSpec> specs() {
        return solvers.stream().map(NamedSolver::spec).toList();
    }

    /**
     * Returns the number, from 0, of the solver that all others are compared with until each pair is decided. Empty if there is none.
     *
     * @throws InputException if the plan has no such solver
     */
    public OptionalInt reference() {
        String label = until == null ? null : until.reference();
        if (label == null) return OptionalInt.empty();
        List<String> labels = solvers.stream().map(NamedSolver::label).toList();
        if (labels.contains(label)) return OptionalInt.of(labels.indexOf(label));
        throw new InputException("reference " + label + ": found no solver of that name, expected one of "
                + String.join(", ", labels) + Suggestion.of(label, labels));
    }

    /** The user's names for some of the solvers, by the text of their configurations. */
    public Map<String, String> labels() {
        return NamedSolver.labels(solvers);
    }

    /**
     * A set as it was found.
     *
     * @param name in records
     * @param source text of the user: a name of the catalogue, a generator spec, or a file
     * @param sha256 of its text; null in a plan that leaves it open
     * @param puzzles that are run, variants included
     * @param reading how a file is read; bad lines are refused, or skipped without a message
     */
    public record PlannedSet(
            String name, String source, @Nullable String sha256, long puzzles, ReaderSettings reading) {
        public PlannedSet {
            if (reading.badLines() != BadLines.REFUSED) reading = reading.withBadLines(BadLines.SKIPPED);
        }

        /** The same with another number of puzzles. */
        PlannedSet of(long number) {
            return new PlannedSet(name, source, sha256, number, reading);
        }

        /** How a file is read, where skipped lines are reported. */
        public ReaderSettings reading(BadLines skipping) {
            return reading.badLines() == BadLines.REFUSED ? reading : reading.withBadLines(skipping);
        }

        /** Whether both have one, and it is the same. */
        boolean hasTheHashOf(PlannedSet other) {
            return sha256 != null && sha256.equals(other.sha256);
        }
    }

    /**
     * The runs before the measured runs of a solver.
     *
     * @param maxNanos at most this long for each solver, in ns; 0 for no warm-up, which makes the measured runs cold ones
     * @param puzzles the number of puzzles that one pass answers, from the front of the sets
     * @param fitted whether it is shorter where all measured runs take less than a second
     */
    public record WarmupPlan(
            long maxNanos,
            int puzzles,

            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean fitted) {
        /** Plans the same warm-up for every solver, however little there is to measure. */
        public WarmupPlan(long maxNanos, int puzzles) {
            this(maxNanos, puzzles, false);
        }
    }

    /**
     * The processes of the solvers, with their limits; null for no limit.
     *
     * @param workers each solver in a JVM of its own; else all in this one
     * @param forks how often the experiment is done, each time with fresh solvers
     * @param jobs the number of solvers that run at the same time, on different blocks
     * @param cpuNanos CPU time of one run, of all threads of its worker
     * @param memoryBytes resident size of a worker
     * @param recycleRuns the number of runs after which a worker is replaced
     * @param recycleBytes a worker is replaced when its resident size is larger
     */
    public record PlannedPlacement(
            boolean workers,
            int forks,
            int jobs,
            @Nullable Long cpuNanos,
            @Nullable Long memoryBytes,
            @Nullable Long recycleRuns,
            @Nullable Long recycleBytes) {
        /** @throws InputException for numbers or a combination that makes no sense */
        public PlannedPlacement {
            if (forks < 1) throw new InputException("forks " + forks + ": expected 1 or more");
            if (jobs < 1) throw new InputException("jobs " + jobs + ": expected 1 or more");
            if (recycleRuns != null && recycleRuns < 1) {
                throw new InputException("recycleRuns " + recycleRuns + ": expected 1 or more");
            }
            boolean needsWorkers =
                    forks > 1 || cpuNanos != null || memoryBytes != null || recycleRuns != null || recycleBytes != null;
            if (needsWorkers && !workers) {
                throw new InputException(
                        "found forks, a limit of memory or CPU time, or recycling, expected isolated solvers, because each"
                                + " of these needs JVMs of their own for the solvers",
                        Remedy.ISOLATION);
            }
        }

        /** The same with another number of forks. */
        PlannedPlacement forked(int number) {
            return new PlannedPlacement(workers, number, jobs, cpuNanos, memoryBytes, recycleRuns, recycleBytes);
        }

        /** Runs all solvers in this JVM, one at a time. */
        public static final PlannedPlacement HERE = new PlannedPlacement(false, 1, 1, null, null, null, null);
    }

    /**
     * The rules of a race. Puzzles come in an order drawn from the plan's seed. After each block, solvers that are worse than
     * the best, or wrong, are eliminated. It is over when few enough are left, or as much is used up as it may; see
     * {@link Race}.
     *
     * @param firstTest nobody leaves for being slow before this many puzzles
     * @param keep it ends when at most this many are left
     * @param penalty an unsolved puzzle counts this many times the limit
     * @param maxRuns it ends behind the block in which this many runs are reached; null for any number
     * @param maxNanos likewise with the time of all runs together, in ns; null for any time
     */
    public record PlannedRace(
            int firstTest,
            int keep,
            int penalty,
            @Nullable Long maxRuns,
            @Nullable Long maxNanos) {}

    /**
     * The rule by which a comparison ends, see {@link DecisionRule}. A batch is a block.
     *
     * @param measure {@code time}, {@code solved} or {@code backtracks}
     * @param margin a difference that does not matter
     * @param clip a batch counts at most as this ratio
     * @param confidence of all declarations together, between 0 and 1
     * @param reference label of the solver that all others are compared with; null for all pairs
     * @param budgetNanos it ends behind the block in which a call of the program has taken so long, in ns; null for any time
     */
    public record PlannedDecision(
            String measure,
            double margin,
            double clip,
            double confidence,
            @Nullable String reference,
            @Nullable Long budgetNanos) {
        /** @throws InputException for numbers that make no sense */
        public PlannedDecision {
            rule(measure, margin, clip, confidence);
        }

        /** Returns the same decision with another budget. */
        public PlannedDecision within(long nanos) {
            return new PlannedDecision(measure, margin, clip, confidence, reference, nanos);
        }

        /** Returns the rule that decides as planned. */
        public DecisionRule rule() {
            return rule(measure, margin, clip, confidence);
        }

        private static DecisionRule rule(String measure, double margin, double clip, double confidence) {
            try {
                return new DecisionRule(
                        DecisionRule.Measure.valueOf(measure.toUpperCase(Locale.ROOT)), margin, clip, confidence);
            } catch (IllegalArgumentException senseless) {
                throw new InputException("" + senseless.getMessage(), senseless);
            }
        }
    }

    /**
     * Makes a smaller experiment with about this share of the runs: by fewer forks, then fewer repetitions, then fewer puzzles.
     * Each set keeps at most as many puzzles as this share of the largest set.
     *
     * @param share more than 0, at most 1
     */
    public Plan part(double share) {
        int fewerForks = reduced(placement.forks(), share);
        double ofForks = share * placement.forks() / fewerForks;
        int fewerRepetitions = reduced(repetitions, ofForks);
        double ofPuzzles = ofForks * repetitions / fewerRepetitions;
        int presentations = 1 + selection.isomorphs() + (selection.reversals() ? 1 : 0);
        long largest = sets.stream().mapToLong(PlannedSet::puzzles).max().orElse(0) / presentations;
        int sample = reduced((int) largest, ofPuzzles);
        List<PlannedSet> fewerPuzzles = sets.stream()
                .map(set -> set.of(Math.min(set.puzzles(), (long) sample * presentations)))
                .toList();
        return with(plan -> plan.sets(fewerPuzzles)
                .selection(new InstanceSelection(
                        selection.limit(), sample, seed, selection.reversals(), selection.isomorphs()))
                .repetitions(fewerRepetitions)
                .placement(placement.forked(fewerForks)));
    }

    private static int reduced(int number, double share) {
        return (int) Math.max(1, Math.min(number, Math.ceil(number * share)));
    }

    /** The differences of {@code other}, part by part, as {@code name: this one's, found the other's}; none if they are equal. */
    public List<String> differences(Plan other) {
        JsonNode others = PlanFile.tree(other);
        return PlanFile.tree(this).properties().stream()
                .filter(part -> !part.getValue().equals(others.get(part.getKey())))
                .map(part -> part.getKey() + ": planned " + part.getValue() + ", found " + others.get(part.getKey()))
                .toList();
    }

    /** Counts the measured runs of this shard. For a race, this is the number if no solver is eliminated. */
    public long runs() {
        return shard.share(puzzles(), block) * solvers.size() * repetitions * placement.forks();
    }

    /**
     * How long one solver may warm up in one JVM, in ns.
     *
     * @param measuredNanos what the measured runs of all solvers take, by what is known so far
     */
    long warmupNanos(double measuredNanos) {
        long contestants = Math.max(1, solvers.size());
        boolean little = warmup.fitted && measuredNanos < LITTLE_NANOS;
        return little
                ? Math.min(warmup.maxNanos, LITTLE_WARMUP_NANOS / (contestants * placement.forks()))
                : warmup.maxNanos;
    }

    /** Into how many blocks the puzzles of all shards fall: more parts than that would have nothing to do. */
    public long blocks() {
        return (puzzles() + block - 1) / block;
    }

    private long puzzles() {
        return sets.stream().mapToLong(PlannedSet::puzzles).sum();
    }
}
