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
 * The plan of an experiment; {@link PlanFile} writes it to {@code plan.json}. The plan and the commit of the program together
 * determine every run except for its times.
 *
 * @param experiment the id that names the records and the results directory
 * @param sets the puzzle sets, in order
 * @param solvers the solvers, in the order of the tables
 * @param question the task on each puzzle
 * @param limits the limits of each run; limits of processes are part of the placement
 * @param selection the choice of puzzles of each set, with the seed of the plan
 * @param repetitions the number of measured runs of each solver on each puzzle
 * @param seed the seed of the sample and of the order of runs
 * @param warmup the runs before the measured ones
 * @param block the number of puzzles that one solver gets before the next solver takes its turn
 * @param placement the place where the solvers run
 * @param certify whether each refutation is proved
 * @param shard the part of the blocks that is run
 * @param until the rule by which the comparison ends when its pairs of solvers are decided; null if all puzzles are answered
 * @param releases the SHA-256 of library jars, by solver and jar, for solvers that name a release; other libraries are this
 *     program's own
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
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable PlannedDecision until,

        @JsonInclude(JsonInclude.Include.NON_EMPTY) SortedMap<String, SortedMap<String, String>> releases)
        implements PlanBuilder.With {
    private static final double LITTLE_NANOS = 1e9;
    /** The warm-up time that all solvers share if there is little to measure. */
    private static final long LITTLE_WARMUP_NANOS = 4_000_000_000L;

    /**
     * Checks the parts against each other.
     *
     * @throws InputException if a comparison until its pairs are decided has fewer than two solvers, repetitions, forks or no workers
     */
    @SuppressWarnings("NullAway") // plans of before have no releases
    public Plan {
        sets = List.copyOf(sets);
        solvers = List.copyOf(solvers);
        selection = new InstanceSelection(
                selection.limit(), selection.sample(), seed, selection.reversals(), selection.isomorphs());
        releases = releases == null ? new TreeMap<>() : Collections.unmodifiableSortedMap(new TreeMap<>(releases));
        if (until != null) requireDecidable(solvers, repetitions, placement);
    }

    /** Returns whether the experiment may end before all {@link #runs()}, because its pairs are decided. */
    public boolean mayEndEarly() {
        return until != null;
    }

    private static void requireDecidable(List<NamedSolver> solvers, int repetitions, PlannedPlacement placement) {
        if (solvers.size() < 2) {
            throw new InputException("a comparison that ends when its pairs are decided: found " + solvers.size()
                    + " solver, expected 2 or more. Name another solver");
        }
        if (repetitions != 1 || placement.forks() != 1) {
            throw new InputException("a comparison that ends when its pairs are decided: expected 1"
                    + " repetition and 1 fork. Use more puzzles instead of repetitions");
        }
        if (!placement.workers()) {
            throw new InputException(
                    "a comparison that ends when its pairs are decided: expected isolated solvers, because each batch needs fresh JVMs",
                    Remedy.ISOLATION);
        }
    }

    /** Returns the specs of the solvers, in order. */
    public List<SolverSpec> specs() {
        return solvers.stream().map(NamedSolver::spec).toList();
    }

    /**
     * Returns the index, from 0, of the solver that all others are compared with until each pair is decided; empty if there is none.
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

    /** Returns the user's names for solvers, by the text of their configurations; solvers without such a name are left out. */
    public Map<String, String> labels() {
        return NamedSolver.labels(solvers);
    }

    /**
     * A puzzle set with its properties at the time of planning.
     *
     * @param name its name in records
     * @param source the text of the user: a name of the catalogue, a generator spec, or a file
     * @param sha256 the hash of its text; null in a plan that accepts any text
     * @param puzzles the number of puzzles that are run, variants included
     * @param reading the form of a file; bad lines are refused, or skipped without a message
     */
    public record PlannedSet(
            String name, String source, @Nullable String sha256, long puzzles, ReaderSettings reading) {
        public PlannedSet {
            if (reading.badLines() != BadLines.REFUSED) reading = reading.withBadLines(BadLines.SKIPPED);
        }

        /** Returns this set with another number of puzzles. */
        PlannedSet of(long number) {
            return new PlannedSet(name, source, sha256, number, reading);
        }

        /** Returns the form of a file, with another treatment of bad lines. */
        public ReaderSettings reading(BadLines skipping) {
            return reading.badLines() == BadLines.REFUSED ? reading : reading.withBadLines(skipping);
        }

        /** Returns whether both sets have a hash, and the hashes are equal. */
        boolean hasTheHashOf(PlannedSet other) {
            return sha256 != null && sha256.equals(other.sha256);
        }
    }

    /**
     * The runs before the measured runs of a solver.
     *
     * @param maxNanos the longest time for each solver, in ns; 0 for cold runs without warm-up
     * @param puzzles the number of puzzles in one pass, from the front of the sets
     * @param fitted whether the warm-up is shorter if all measured runs take less than a second
     */
    public record WarmupPlan(
            long maxNanos,
            int puzzles,

            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean fitted) {
        /** Plans an equally long warm-up for every solver, even if there is little to measure. */
        public WarmupPlan(long maxNanos, int puzzles) {
            this(maxNanos, puzzles, false);
        }
    }

    /**
     * The processes of the solvers, with their limits; null for no limit.
     *
     * @param workers whether each solver runs in a JVM of its own; otherwise all solvers run in this JVM
     * @param forks the number of times that the experiment is done, each time with fresh solvers
     * @param jobs the number of solvers that run at the same time, on different blocks
     * @param cpuNanos the limit of the CPU time of a run in ns, for all threads of its worker together
     * @param memoryBytes the limit of the resident size of a worker
     * @param recycleRuns the number of runs after which a worker is replaced
     * @param recycleBytes the resident size above which a worker is replaced
     */
    public record PlannedPlacement(
            boolean workers,
            int forks,
            int jobs,
            @Nullable Long cpuNanos,
            @Nullable Long memoryBytes,
            @Nullable Long recycleRuns,
            @Nullable Long recycleBytes) {
        /**
         * Checks the numbers.
         *
         * @throws InputException for a number out of range or a combination that is impossible
         */
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

        /** Returns this placement with another number of forks. */
        PlannedPlacement forked(int number) {
            return new PlannedPlacement(workers, number, jobs, cpuNanos, memoryBytes, recycleRuns, recycleBytes);
        }

        /** Runs all solvers in this JVM, one at a time. */
        public static final PlannedPlacement HERE = new PlannedPlacement(false, 1, 1, null, null, null, null);
    }

    /**
     * The rule by which a comparison ends, see {@link DecisionRule}. A batch is a block.
     *
     * @param measure {@code time}, {@code solved} or {@code backtracks}
     * @param margin the largest difference for which a pair is declared equal
     * @param clip the bound that replaces larger ratios of a batch
     * @param confidence the confidence in all declarations together, between 0 and 1
     * @param reference the label of the solver that all others are compared with; null for all pairs
     * @param budgetNanos the time of one call of the program after which no further block is begun, in ns; null for any time
     */
    public record PlannedDecision(
            String measure,
            double margin,
            double clip,
            double confidence,
            @Nullable String reference,
            @Nullable Long budgetNanos) {
        /**
         * Checks the numbers.
         *
         * @throws InputException for a number out of range
         */
        public PlannedDecision {
            rule(measure, margin, clip, confidence);
        }

        /** Returns the same decision with another budget. */
        public PlannedDecision within(long nanos) {
            return new PlannedDecision(measure, margin, clip, confidence, reference, nanos);
        }

        /** Returns the rule with these parameters. */
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
     * Makes a smaller experiment with about this share of the runs. It first reduces the forks, then the repetitions, then the
     * puzzles. No set keeps more puzzles than this share of the largest set.
     *
     * @param share a number above 0, at most 1
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

    /** Returns a line for each part that differs: its name, its value in this plan, and its value in {@code other}. */
    public List<String> differences(Plan other) {
        JsonNode others = PlanFile.tree(other);
        return PlanFile.tree(this).properties().stream()
                .filter(part -> !part.getValue().equals(others.get(part.getKey())))
                .map(part -> part.getKey() + ": planned " + part.getValue() + ", found " + others.get(part.getKey()))
                .toList();
    }

    /** Counts the measured runs of this shard. */
    public long runs() {
        return shard.share(puzzles(), block) * solvers.size() * repetitions * placement.forks();
    }

    /**
     * Returns the longest warm-up of one solver in one JVM, in ns.
     *
     * @param measuredNanos the expected time of the measured runs of all solvers
     */
    long warmupNanos(double measuredNanos) {
        long contestants = Math.max(1, solvers.size());
        boolean little = warmup.fitted && measuredNanos < LITTLE_NANOS;
        return little
                ? Math.min(warmup.maxNanos, LITTLE_WARMUP_NANOS / (contestants * placement.forks()))
                : warmup.maxNanos;
    }

    /** Returns the number of blocks in all shards, which is the largest useful number of parts. */
    public long blocks() {
        return (puzzles() + block - 1) / block;
    }

    /** Counts the puzzles of all sets, variants included. */
    public long puzzles() {
        return sets.stream().mapToLong(PlannedSet::puzzles).sum();
    }
}
