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
 * Runs a solver in this JVM, in the calling thread. A solver that breaks is closed and replaced by a fresh instance. A worker
 * process contains one such object and passes on its answers.
 */
public final class LocalMeasuredSolver implements MeasuredSolver {
    /** Follows each run of a batch. */
    @FunctionalInterface
    public interface Listener {
        /** Called before a puzzle is handed to the solver. */
        default void begins() {}

        /** Called when the puzzle is answered. */
        void answered(MeasuredRun run);
    }

    private record Batch(List<Puzzle> puzzles, long nanos) {}

    /** Runs shorter than this on average are measured without the CPU clock, because two readings take half a microsecond. */
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

    /**
     * Makes the solver.
     *
     * @throws crosshatch.solver.SolverException if the solver cannot run on this machine
     */
    public LocalMeasuredSolver(SolverSpec spec, Supplier<Solver> maker, Question question, Limits limits, Clock clock) {
        this.spec = spec;
        this.maker = maker;
        this.question = question;
        this.limits = limits;
        this.clock = clock;
        this.withoutCpu = clock.withoutCpu();
        this.elsewhere = spec.family().runsInOwnProcess();
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
     * @param nanos the total time of the runs, in ns, after which no further run is begun
     * @param listener called at once for each run
     */
    public void answer(Iterable<Puzzle> puzzles, long nanos, Listener listener) {
        solver.awaitIdle();
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
     * Returns the CPU time of this process in ns during a run, together with earlier runs that were too short to be read alone. The
     * clock is read once in a tenth of a second at most, so that reading it costs nothing.
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

    /** Returns no disturbance: other solvers may run in this JVM, so stray threads cannot be assigned to this one. */
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

    /** Replaces a solver that broke, because its model and its memory outside the Java heap may be damaged. */
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
