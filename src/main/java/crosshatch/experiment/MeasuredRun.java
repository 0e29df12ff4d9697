package crosshatch.experiment;

import crosshatch.base.SurroundingsException;
import crosshatch.puzzle.Puzzle;
import crosshatch.results.Known;
import crosshatch.results.RunCounts;
import crosshatch.results.schema.Counts;
import crosshatch.results.schema.Times;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counters;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import java.util.Objects;
import java.util.Optional;

/**
 * A solver's answer to a puzzle, and its cost. It is not validated yet.
 *
 * @param claim the reported status
 * @param counts as they are sent and recorded
 * @param times its times and its use of memory
 */
public record MeasuredRun(Claim claim, Counts counts, Times times) {

    /** A thread cannot use more CPU time than passes. Some systems report CPU time in steps. No step is longer than this. */
    private static final long CPU_STEP_NANOS = 20_000_000;

    /** CPU times come in steps of 10 ms on Linux: below this they say nothing. */
    static final long DISTURBANCE_FLOOR_NANOS = 100_000_000;

    private static final double DISTURBANCE_SHARE = 0.1;

    /** Makes a run from an answer. The run has the counts of the answer. */
    public MeasuredRun(Answer answer, Times times) {
        this(answer.claim(), RunCounts.of(answer.counters()), times);
    }

    /** The answer, with its counts as a solver gives them. */
    public Answer answer() {
        return new Answer(claim, RunCounts.read(counts));
    }

    /**
     * Asks and measures. A solver that breaks, or cannot be asked this, gives a {@link Claim.Failed}; one for which the Java
     * heap is too small a {@link Claim.OutOfBudget}. The start and the end of the run are on the stack of this method, where no
     * solver reaches them.
     */
    public static MeasuredRun take(
            SolverSpec spec, Solver solver, Puzzle puzzle, Question question, Limits limits, Clock clock) {
        Optional<String> refusal = refusal(spec, puzzle, question);
        long cpu = clock.cpuNanos();
        long allocated = clock.allocatedBytes();
        long start = clock.nanoTime();
        Stopwatch watch = new Stopwatch(clock, limits, start);
        Answer answer = refusal.isPresent() ? failed(refusal.get()) : ask(solver, puzzle, question, watch);
        long total = clock.nanoTime() - start;
        long cpuHere = difference(clock.cpuNanos(), cpu);
        if (cpuHere - total > CPU_STEP_NANOS) {
            answer = failed("it used " + cpuHere + " ns of CPU time in a run of " + total + " ns: a clock was moved");
        }
        Budget.Elsewhere elsewhere = watch.elsewhere();
        Times.Builder times = timed(total, limits);
        Known.set(Math.min(watch.encodeNanos(), total), times::setEncodeNs);
        Known.set(elsewhere.isNothing() ? cpuHere : elsewhere.cpuNanos(), times::setCpuNs);
        Known.set(difference(clock.allocatedBytes(), allocated), times::setAllocatedBytes);
        Known.set(elsewhere.peakBytes(), times::setWorkerBytes);
        Known.set(elsewhere.startNanos(), times::setStartNs);
        Known.set(elsewhere.ownNanos(), times::setOwnNs);
        return new MeasuredRun(answer, times.build());
    }

    /**
     * Records a run that was ended from outside. Only its duration, the size of its process, and a disturbance are known.
     *
     * @param cpuNanos that its process used meanwhile; -1 if it is not known
     * @param workerBytes as {@code worker_bytes} is recorded; -1 if it is not known
     */
    public static MeasuredRun ended(Claim claim, long nanos, long cpuNanos, Limits limits, long workerBytes) {
        Times.Builder times = timed(nanos, limits);
        Known.set(disturbance(nanos, cpuNanos), times::setDisturbedNs);
        Known.set(workerBytes, times::setWorkerBytes);
        return new MeasuredRun(claim, Counts.getDefaultInstance(), times.build());
    }

    /**
     * The same, with the CPU time of the whole process.
     *
     * @param processNanos CPU time of all its threads, in ns; -1 if it is not known
     */
    MeasuredRun in(long processNanos) {
        Times.Builder known = times.toBuilder();
        Known.set(disturbance(times.getTotalNs(), processNanos), known::setDisturbedNs);
        return new MeasuredRun(claim, counts, known.build());
    }

    /**
     * Returns the same run for an external program, without a disturbance. How long such a program works or waits is its own affair, so
     * a disturbance cannot be seen.
     */
    public MeasuredRun ofProgram() {
        return new MeasuredRun(
                claim, counts, times.toBuilder().clearDisturbedNs().build());
    }

    /**
     * When a run counts as disturbed: for a tenth of its wall-clock time, and for 100 ms or more, its process was on no processor.
     * Somebody stopped it, the machine was paused, it swapped, or others took the processors. The time limit went on meanwhile.
     *
     * <p>The CPU time is the sum over all threads of the process, because a solver may wait for threads of its own. A disturbance can
     * therefore be hidden by other threads: by the compiler, the garbage collector, or further threads of the solver.
     *
     * @param cpuNanos of the process that answered, in ns; negative if it is not known
     * @return by how much the wall clock exceeds it, in ns; 0 if that is not too much, -1 if it is not known
     */
    static long disturbance(long wallNanos, long cpuNanos) {
        if (cpuNanos < 0) return -1;
        long idle = wallNanos - cpuNanos;
        return idle >= DISTURBANCE_FLOOR_NANOS && idle > DISTURBANCE_SHARE * wallNanos ? idle : 0;
    }

    /** Whether something kept it off the processors for too long; see {@link #disturbance}. */
    boolean isDisturbed() {
        return times.getDisturbedNs() > 0;
    }

    /** Whether the solver may be in pieces. */
    boolean broken() {
        return claim instanceof Claim.Failed || (claim instanceof Claim.OutOfBudget out && out.limit() == Limit.MEMORY);
    }

    /** The same of a broken solver that could not even be closed. */
    MeasuredRun notClosed(Throwable failure) {
        String how = claim instanceof Claim.Failed failed ? failed.error() : claim.word();
        return new MeasuredRun(failed(how + "; then it could not be closed: " + failure), times);
    }

    private static Answer ask(Solver solver, Puzzle puzzle, Question question, Stopwatch watch) {
        try {
            Answer answer =
                    Objects.requireNonNull(solver.answer(puzzle, question, watch), "the solver returned no answer");
            return answer;
        } catch (OutOfMemoryError full) {
            return new Answer(new Claim.OutOfBudget(Limit.MEMORY), Counters.none());
        } catch (SurroundingsException lacking) {
            throw lacking; // a full disk says nothing of the solver
        } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError broken) {
            return new Answer(Claim.Failed.of(broken), Counters.none());
        }
    }

    /** Why it is not asked: what a family throws here is a fault of it, too. */
    private static Optional<String> refusal(SolverSpec spec, Puzzle puzzle, Question question) {
        try {
            return Objects.requireNonNull(
                    spec.family().refusal(puzzle.board(), question),
                    "the family returned no refusal, not even an empty one");
        } catch (RuntimeException | LinkageError broken) {
            return Optional.of(Claim.Failed.of(broken).error());
        }
    }

    private static Answer failed(String error) {
        return new Answer(new Claim.Failed(error), Counters.none());
    }

    private static Times.Builder timed(long nanos, Limits limits) {
        Times.Builder times = Times.newBuilder().setTotalNs(nanos);
        return limits.nanos() == Limits.NONE ? times : times.setOverrunNs(Math.max(0, nanos - limits.nanos()));
    }

    private static long difference(long now, long before) {
        return now < 0 || before < 0 ? -1 : now - before;
    }
}
