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
 * The answer of a solver to a puzzle, and the cost of the answer. The answer is not validated yet.
 *
 * @param claim the reported status
 * @param counts the counters, in the form in which they are sent and recorded
 * @param times the times and the use of memory of the run
 */
public record MeasuredRun(Claim claim, Counts counts, Times times) {

    /** The largest step of a CPU clock: a thread may seem to use more CPU time than has passed by this much. */
    private static final long CPU_STEP_NANOS = 20_000_000;

    /** The shortest disturbance that is reported, because CPU times come in steps of 10 ms on Linux. */
    static final long DISTURBANCE_FLOOR_NANOS = 100_000_000;

    private static final double DISTURBANCE_SHARE = 0.1;

    /** Makes a run with the counts of the answer. */
    public MeasuredRun(Answer answer, Times times) {
        this(answer.claim(), RunCounts.of(answer.counters()), times);
    }

    /** Returns the answer, with its counts in the form of a solver. */
    public Answer answer() {
        return new Answer(claim, RunCounts.read(counts));
    }

    /**
     * Runs a solver on a puzzle, and measures the run. A solver that breaks, or refuses the puzzle, yields a
     * {@link Claim.Failed}; a full Java heap yields a {@link Claim.OutOfBudget}. The times are local variables of this method, so
     * that no solver can change them.
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
        Budget.ExternalUsage elsewhere = watch.elsewhere();
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
     * @param cpuNanos the CPU time that the process of the solver used during the run; -1 if it is not known
     * @param workerBytes the value for the column {@code worker_bytes}; -1 if it is not known
     */
    public static MeasuredRun ended(Claim claim, long nanos, long cpuNanos, Limits limits, long workerBytes) {
        Times.Builder times = timed(nanos, limits);
        Known.set(disturbance(nanos, cpuNanos), times::setDisturbedNs);
        Known.set(workerBytes, times::setWorkerBytes);
        return new MeasuredRun(claim, Counts.getDefaultInstance(), times.build());
    }

    /**
     * Returns this run with the disturbance computed from the CPU time of the whole process.
     *
     * @param processNanos CPU time of all its threads, in ns; -1 if it is not known
     */
    MeasuredRun in(long processNanos) {
        Times.Builder known = times.toBuilder();
        Known.set(disturbance(times.getTotalNs(), processNanos), known::setDisturbedNs);
        return new MeasuredRun(claim, counts, known.build());
    }

    /**
     * Returns this run without a disturbance. This is for external programs, because time in which a program waits looks like a
     * disturbance.
     */
    public MeasuredRun ofProgram() {
        return new MeasuredRun(
                claim, counts, times.toBuilder().clearDisturbedNs().build());
    }

    /**
     * Returns by how much the wall-clock time exceeds the CPU time of a disturbed run. A run counts as disturbed if its process was on
     * no processor for a tenth of its wall-clock time, and for 100 ms or more: it was stopped, the machine was paused or swapped, or
     * other processes took the processors. The time limit went on meanwhile.
     *
     * <p>The CPU time is the sum over all threads of the process, because a solver may wait for threads of its own. A disturbance can
     * therefore be hidden by other threads: by the compiler, the garbage collector, or further threads of the solver.
     *
     * @param cpuNanos CPU time in ns of the process that answered; negative if it is not known
     * @return the excess in ns; 0 if the run is not disturbed, -1 if it is not known
     */
    static long disturbance(long wallNanos, long cpuNanos) {
        if (cpuNanos < 0) return -1;
        long idle = wallNanos - cpuNanos;
        return idle >= DISTURBANCE_FLOOR_NANOS && idle > DISTURBANCE_SHARE * wallNanos ? idle : 0;
    }

    /** Returns whether the run was disturbed; see {@link #disturbance}. */
    boolean isDisturbed() {
        return times.getDisturbedNs() > 0;
    }

    /** Returns whether the solver may be damaged after this run. */
    boolean broken() {
        return claim instanceof Claim.Failed || (claim instanceof Claim.OutOfBudget out && out.limit() == Limit.MEMORY);
    }

    /** Returns this run for a broken solver that could not be closed either. */
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

    /** Returns the reason why the solver refuses the puzzle. An exception of the family is a fault of the solver, too. */
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
