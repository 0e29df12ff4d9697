package crosshatch.experiment;

import crosshatch.corpus.Selection;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What an experiment runs; written to {@code plan.json}. Together with the program's commit it determines every run but not
 * its times.
 *
 * @param experiment id; names the records and the results directory
 * @param sets the puzzle sets, in order
 * @param reading how the files of the sets are read
 * @param solvers full specs, in the order of the tables
 * @param question {@code any}, {@code unique} or {@code count:N}
 * @param limits of each run
 * @param selection which puzzles of each set
 * @param repetitions measured runs of each solver on each puzzle
 * @param seed of the sample and of the order of runs
 * @param warmup what comes before the measured runs
 * @param block so many puzzles are given to one solver before the next one takes its turn
 * @param placement where the solvers run
 * @param shard which of the blocks are run
 */
public record Plan(
        String experiment,
        List<PlannedSet> sets,
        PlannedReading reading,
        List<String> solvers,
        String question,
        PlannedLimits limits,
        PlannedSelection selection,
        int repetitions,
        long seed,
        WarmupPlan warmup,
        int block,
        PlannedPlacement placement,
        Part shard) {

    /**
     * A set as it was found.
     *
     * @param name in records
     * @param source file it was read from
     * @param sha256 of that file
     * @param puzzles that are run, variants included
     */
    public record PlannedSet(String name, String source, String sha256, long puzzles) {}

    /**
     * What comes before the measured runs of a solver.
     *
     * @param maxNanos at most this long for each solver, in ns; 0 for no warm-up, which makes the measured runs cold ones
     * @param puzzles one pass answers so many puzzles, from the front of the sets
     */
    public record WarmupPlan(long maxNanos, int puzzles) {}

    /**
     * Where the solvers run; null for no limit.
     *
     * @param workers each solver in a JVM of its own; else all in this one
     * @param forks so often the experiment is repeated with fresh solvers
     * @param jobs so many solvers run at the same time, on different blocks
     * @param cpuNanos CPU time of one run, of all threads of its worker
     * @param memoryBytes resident size of a worker
     * @param recycleRuns a worker is replaced after so many runs
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
        /** All solvers in this JVM, one at a time. */
        public static final PlannedPlacement HERE = new PlannedPlacement(false, 1, 1, null, null, null, null);
    }

    /**
     * The limits of a run; null for none.
     *
     * @param nanos wall-clock time in ns
     * @param decisions as the solver's family counts them
     * @param conflicts likewise
     */
    public record PlannedLimits(
            @Nullable Long nanos,
            @Nullable Long decisions,
            @Nullable Long conflicts) {
        public static PlannedLimits of(Limits limits) {
            return new PlannedLimits(written(limits.nanos()), written(limits.decisions()), written(limits.conflicts()));
        }

        public Limits toLimits() {
            return new Limits(read(nanos), read(decisions), read(conflicts));
        }

        private static @Nullable Long written(long limit) {
            return limit == Limits.NONE ? null : limit;
        }

        private static long read(@Nullable Long limit) {
            return limit == null ? Limits.NONE : limit;
        }
    }

    /**
     * Which puzzles of each set are run; null for all.
     *
     * @param limit only the first so many
     * @param sample so many of these, drawn at random from the plan's seed
     * @param reversed whether each is followed by its reversal
     * @param isomorphs each is followed by so many random isomorphs
     */
    public record PlannedSelection(
            @Nullable Long limit, @Nullable Integer sample, boolean reversed, int isomorphs) {
        static PlannedSelection of(Selection selection) {
            return new PlannedSelection(
                    selection.limit() == Selection.EVERY ? null : selection.limit(),
                    selection.sample() == Selection.EVERY ? null : selection.sample(),
                    selection.reversals(),
                    selection.isomorphs());
        }
    }

    /** What each run is asked, and its limits. */
    Task task() {
        return new Task(Question.parse(question), limits.toLimits());
    }

    /**
     * How files that the catalogue does not know are read; see {@link crosshatch.puzzle.ReaderSettings}.
     *
     * @param order of all puzzles; 0 if it follows from their size
     * @param alphabet which letter is which digit, by its name on the command line
     * @param skipBad whether lines that cannot be read are left out
     */
    public record PlannedReading(int order, String alphabet, boolean skipBad) {}

    /** The same plan for sets as they are found now. */
    public Plan withSets(List<PlannedSet> found) {
        return new Plan(
                experiment,
                found,
                reading,
                solvers,
                question,
                limits,
                selection,
                repetitions,
                seed,
                warmup,
                block,
                placement,
                shard);
    }

    /** What differs in {@code other}, part by part, as {@code name: this one's, found the other's}; none if they are equal. */
    public List<String> differences(Plan other) {
        JsonMapper json = new JsonMapper();
        JsonNode theirs = json.valueToTree(other);
        return json.valueToTree(this).properties().stream()
                .filter(part -> !part.getValue().equals(theirs.get(part.getKey())))
                .map(part -> part.getKey() + ": planned " + part.getValue() + ", found " + theirs.get(part.getKey()))
                .toList();
    }

    /** Measured runs of this shard. */
    public long runs() {
        long puzzles = sets.stream().mapToLong(PlannedSet::puzzles).sum();
        return shard.share(puzzles, block) * solvers.size() * repetitions * placement.forks();
    }
}
