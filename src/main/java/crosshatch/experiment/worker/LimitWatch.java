package crosshatch.experiment.worker;

import crosshatch.solver.Claim;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import java.util.Optional;

/**
 * Enforces the limits of one worker process from outside. It reads the progress of the worker at intervals, and reports if the
 * current run has used too much, or if the process is stuck. Only one thread at a time may call its methods.
 */
final class LimitWatch {
    /** The number of looks per query of the operating system, which takes a while. */
    private static final int LOOKS_PER_UPDATE = 8;

    /** The most time between two looks that counts as stillness, because this program and the process may both have been stopped. */
    private static final long LONGEST_UNSEEN_NANOS = 1_000_000_000;

    private final Limits limits;
    private final WorkerLimits workerLimits;
    private final Workers.Timeouts patience;
    private final ProcessUsage usage;
    private long run;
    private long sinceNanos;
    private long sinceCpuNanos;
    private long lookedNanos;
    private long stillNanos;
    private int movedReceived;
    private int looks;

    LimitWatch(Limits limits, WorkerLimits workerLimits, Workers.Timeouts patience, ProcessUsage usage) {
        this.limits = limits;
        this.workerLimits = workerLimits;
        this.patience = patience;
        this.usage = usage;
        sinceNanos = System.nanoTime();
        lookedNanos = sinceNanos;
    }

    /**
     * Checks the process.
     *
     * @param mark see {@link ProgressMark#read}
     * @param received the number of frames received from it so far
     * @param asked whether it has puzzles to answer
     * @param now the time in ns
     * @return the reported status of the current run if the process must be ended; empty if it may go on
     */
    Optional<Claim> check(long mark, int received, boolean asked, long now) {
        if (mark > 0 && looks++ % LOOKS_PER_UPDATE == 0) usage.update();
        if (mark != run || received != movedReceived || !asked || (mark > 0 && !usage.isStopped())) stillNanos = 0;
        else stillNanos += Math.min(now - lookedNanos, LONGEST_UNSEEN_NANOS);
        lookedNanos = now;
        movedReceived = received;
        if (mark != run) {
            run = mark;
            sinceNanos = now;
            sinceCpuNanos = usage.cpuNanos();
        }
        Optional<Claim> exceeded = run <= 0 ? Optional.empty() : exceeded(now).map(Claim.OutOfBudget::new);
        return exceeded.or(this::stillness);
    }

    private Optional<Limit> exceeded(long now) {
        if (usage.residentBytes() > workerLimits.memoryBytes()) return Optional.of(Limit.MEMORY);
        if (usage.cpuNanos() - sinceCpuNanos > workerLimits.cpuNanos()) return Optional.of(Limit.CPU);
        boolean late = limits.nanos() != Limits.NONE && elapsed(now) - workerLimits.graceNanos() > limits.nanos();
        return late ? Optional.of(Limit.TIME) : Optional.empty();
    }

    /** Returns a status for a process that is stopped or hangs between two runs, which would be waited for without end. */
    private Optional<Claim> stillness() {
        if (stillNanos <= patience.heartbeat().toNanos()) return Optional.empty();
        return Optional.of(new Claim.Failed("the worker process did nothing for "
                + patience.heartbeat().toSeconds() + " s: it was stopped, or hangs"));
    }

    /** Returns the CPU time of the process since the current run was first seen, in ns, from a new query. */
    long cpuNanos() {
        usage.update();
        return usage.cpuNanos() - sinceCpuNanos;
    }

    /** Returns the time since the current run was first seen, in ns. */
    long elapsed(long now) {
        return now - sinceNanos;
    }
}
