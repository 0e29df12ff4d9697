package crosshatch.worker;

import crosshatch.solver.Claim;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import java.util.Optional;

/**
 * Keeps the limits of one worker process from outside: looks at its progress now and then, and says when the run under way
 * has used too much. Used by one thread.
 */
final class Watch {
    /** To ask the operating system takes a while, so that only every so many looks include it. */
    private static final int LOOKS_PER_UPDATE = 8;

    private final Limits limits;
    private final WorkerLimits workerLimits;
    private final Usage usage;
    private long run;
    private long sinceNanos;
    private long sinceCpuNanos;
    private int looks;

    Watch(Limits limits, WorkerLimits workerLimits, Usage usage) {
        this.limits = limits;
        this.workerLimits = workerLimits;
        this.usage = usage;
    }

    /**
     * @param mark see {@link ProgressMark#read}
     * @param now in ns
     * @return why the run under way must be ended; empty if it may go on
     */
    Optional<Claim> look(long mark, long now) {
        if (mark > 0 && looks++ % LOOKS_PER_UPDATE == 0) usage.update();
        if (mark != run) {
            run = mark;
            sinceNanos = now;
            sinceCpuNanos = usage.cpuNanos();
        }
        return run <= 0 ? Optional.empty() : exceeded(now).map(Claim.OutOfBudget::new);
    }

    private Optional<Limit> exceeded(long now) {
        Long memory = workerLimits.memoryBytes();
        Long cpu = workerLimits.cpuNanos();
        if (memory != null && usage.residentBytes() > memory) return Optional.of(Limit.MEMORY);
        if (cpu != null && usage.cpuNanos() - sinceCpuNanos > cpu) return Optional.of(Limit.CPU);
        boolean late = limits.nanos() != Limits.NONE && elapsed(now) - workerLimits.graceNanos() > limits.nanos();
        return late ? Optional.of(Limit.TIME) : Optional.empty();
    }

    /** Since the run under way was first seen, in ns. */
    long elapsed(long now) {
        return now - sinceNanos;
    }
}
