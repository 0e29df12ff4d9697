package crosshatch.experiment.worker;

import crosshatch.solver.Claim;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import java.util.Optional;

/**
 * Keeps the limits of one worker process from outside: looks at its progress now and then, and says when the run under way
 * has used too much, or the process does nothing at all. Used by one thread at a time.
 */
final class LimitWatch {
    /** To ask the operating system takes a while, so that only one look in this many includes it. */
    private static final int LOOKS_PER_UPDATE = 8;

    /** Of the time between two looks more does not count as stillness: we were stopped ourselves, and so may the process have been. */
    private static final long LONGEST_UNSEEN_NANOS = 1_000_000_000;

    private final Limits limits;
    private final WorkerLimits workerLimits;
    private final Workers.Patience patience;
    private final ProcessUsage usage;
    private long run;
    private long sinceNanos;
    private long sinceCpuNanos;
    private long lookedNanos;
    private long stillNanos;
    private int movedReceived;
    private int looks;

    LimitWatch(Limits limits, WorkerLimits workerLimits, Workers.Patience patience, ProcessUsage usage) {
        this.limits = limits;
        this.workerLimits = workerLimits;
        this.patience = patience;
        this.usage = usage;
        sinceNanos = System.nanoTime();
        lookedNanos = sinceNanos;
    }

    /**
     * @param mark see {@link ProgressMark#read}
     * @param received how many frames came from it so far
     * @param asked whether it has anything to do
     * @param now in ns
     * @return why the process must be ended, and what becomes of the run under way; empty if it may go on
     */
    Optional<Claim> look(long mark, int received, boolean asked, long now) {
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

    /** A process that somebody has stopped, or that hangs between two runs, would be waited for without end. */
    private Optional<Claim> stillness() {
        if (stillNanos <= patience.silence().toNanos()) return Optional.empty();
        return Optional.of(new Claim.Failed("the worker process did nothing for "
                + patience.silence().toSeconds() + " s: it was stopped, or hangs"));
    }

    /** CPU time of the process since the run under way was first seen, in ns; looks again. */
    long cpuNanos() {
        usage.update();
        return usage.cpuNanos() - sinceCpuNanos;
    }

    /** Since the run under way was first seen, in ns. */
    long elapsed(long now) {
        return now - sinceNanos;
    }
}
