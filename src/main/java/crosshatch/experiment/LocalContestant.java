package crosshatch.experiment;

import crosshatch.puzzle.Puzzle;
import crosshatch.results.Known;
import crosshatch.results.RunCounts;
import crosshatch.results.noise.InvoluntarySwitches;
import crosshatch.results.schema.Noise;
import crosshatch.solver.Counters;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;

/**
 * A solver in this JVM and the thread that asks. After it breaks, it is closed and replaced by a fresh instance. A worker
 * process holds one of these and passes on its answers.
 */
public final class LocalContestant implements Contestant {
    /** Follows each run of a batch. */
    @FunctionalInterface
    public interface Listener {
        /** A puzzle is about to be asked. */
        default void begins() {}

        /** It is answered. */
        void answered(MeasuredRun run);
    }

    private record Batch(List<Puzzle> puzzles, long nanos) {}

    /** Two readings of the CPU clock take half a microsecond, which is too much beside runs shorter than this in the mean. */
    private static final long SHORT_NANOS = 10_000;

    private static final long RUNS_KNOWN = 100;

    private final SolverSpec spec;
    private final Supplier<Solver> maker;
    private final Question question;
    private final Limits limits;
    private final Clock clock;
    private final Clock withoutCpu;
    private final boolean elsewhere;
    private long runs;
    private long spent;
    private long processNanos;
    private long spentSince;
    private final Deque<Batch> batches = new ArrayDeque<>();
    private final InvoluntarySwitches switches = new InvoluntarySwitches();
    private long switchesOfBatch = -1;
    private Solver solver;

    /** @throws crosshatch.solver.SolverException if it cannot run on this machine */
    public LocalContestant(SolverSpec spec, Supplier<Solver> maker, Question question, Limits limits, Clock clock) {
        this.spec = spec;
        this.maker = maker;
        this.question = question;
        this.limits = limits;
        this.clock = clock;
        this.withoutCpu = clock.withoutCpu();
        this.elsewhere = spec.family().isOutside();
        this.solver = maker.get();
        RunCounts.of(Counters.none()); // loads its classes here: limits from outside would count this to the first run
    }

    @Override
    public SolverSpec spec() {
        return spec;
    }

    @Override
    public int start() {
        return 1;
    }

    @Override
    public void ask(List<Puzzle> puzzles, long nanos) {
        batches.add(new Batch(puzzles, nanos));
    }

    @Override
    public int outstanding() {
        return batches.size();
    }

    @Override
    public List<MeasuredRun> answers() {
        Batch batch = batches.remove();
        List<MeasuredRun> answers = new ArrayList<>(batch.puzzles.size());
        answer(batch.puzzles, batch.nanos, answers::add);
        return answers;
    }

    /**
     * Answers puzzle after puzzle.
     *
     * @param nanos time in runs after which no further one is begun
     * @param listener called at once for each run
     */
    public void answer(Iterable<Puzzle> puzzles, long nanos, Listener listener) {
        solver.settle();
        answerEach(puzzles, nanos, listener);
        switchesOfBatch = switches.sinceLast();
    }

    private void answerEach(Iterable<Puzzle> puzzles, long nanos, Listener listener) {
        long left = nanos;
        processNanos = clock.processCpuNanos();
        spentSince = 0;
        for (Puzzle puzzle : puzzles) {
            Clock watched = runsAreShort() ? withoutCpu : clock;
            listener.begins();
            MeasuredRun run = MeasuredRun.take(spec, solver, puzzle, question, limits, watched);
            if (!elsewhere) run = run.in(processNanosOf(run));
            if (run.broken()) run = replaced(run);
            listener.answered(run);
            runs++;
            spent += run.times().getTotalNs();
            left -= run.times().getTotalNs();
            if (left <= 0) return;
        }
    }

    /**
     * CPU time of this process during a run, in ns, together with some runs before that were shorter than a tenth of a second.
     * It is read so seldom that it costs nothing. A run as short as these was on a processor.
     */
    private long processNanosOf(MeasuredRun measurement) {
        long total = measurement.times().getTotalNs();
        spentSince += total;
        if (spentSince < MeasuredRun.DISTURBANCE_FLOOR_NANOS) return total;
        long before = processNanos;
        processNanos = clock.processCpuNanos();
        spentSince = 0;
        return before < 0 || processNanos < 0 ? -1 : processNanos - before;
    }

    /** Other solvers may work in this JVM: nothing is known of stray threads of this one. */
    @Override
    public Noise disturbance() {
        Noise.Builder seen = Noise.newBuilder();
        Known.set(switchesOfBatch, seen::setInvoluntarySwitches);
        return seen.build();
    }

    private boolean runsAreShort() {
        return runs >= RUNS_KNOWN && spent < runs * SHORT_NANOS;
    }

    @Override
    public long compilerNanos() {
        return clock.compilerNanos();
    }

    /** What broke once may hold a broken model, and memory outside the Java heap. */
    private MeasuredRun replaced(MeasuredRun broken) {
        MeasuredRun run = broken;
        try {
            solver.close();
        } catch (RuntimeException | LinkageError alsoBroken) {
            run = broken.notClosed(alsoBroken);
        }
        solver = maker.get();
        return run;
    }

    @Override
    public void close() {
        switches.close();
        solver.close();
    }
}
