package crosshatch.experiment.worker;

import crosshatch.experiment.Plan;
import crosshatch.solver.Limits;
import org.jspecify.annotations.Nullable;

/**
 * The limits that are enforced from outside, and the limits at which a fresh worker replaces one; {@link Limits#NONE} of
 * something is no limit.
 *
 * @param graceNanos a run is ended this long after its time limit, if the solver has not ended it itself
 * @param cpuNanos CPU time of one run, of all threads of the process
 * @param memoryBytes resident size of the process; three quarters of it are the most that the Java heap may take
 * @param recycleRuns the number of runs after which it is replaced
 * @param recycleBytes replaced between two batches when its resident size is larger
 */
public record WorkerLimits(long graceNanos, long cpuNanos, long memoryBytes, long recycleRuns, long recycleBytes) {
    /** How long a solver is given to keep its time limit itself. */
    private static final long GRACE_NANOS = 1_000_000_000;

    /** Enforces only the time limit of the runs, one second late. */
    public static final WorkerLimits NONE =
            new WorkerLimits(GRACE_NANOS, Limits.NONE, Limits.NONE, Limits.NONE, Limits.NONE);

    private static final long GIBIBYTE = 1L << 30;

    /**
     * Limits for puzzles of a few cells. A process that grows to a GiB has a fault. A process that has grown to half of it
     * serves no other solver, to which its size would be charged. Limits on time are short there, and a JVM that has just
     * started on a busy machine is not ended for its slowness.
     */
    public static final WorkerLimits SMALL =
            new WorkerLimits(10 * GRACE_NANOS, Limits.NONE, GIBIBYTE, Limits.NONE, GIBIBYTE / 2);

    /** The limits of a plan. */
    public static WorkerLimits of(Plan.PlannedPlacement placement) {
        return new WorkerLimits(
                GRACE_NANOS,
                orNone(placement.cpuNanos()),
                orNone(placement.memoryBytes()),
                orNone(placement.recycleRuns()),
                orNone(placement.recycleBytes()));
    }

    /** JSON has null where a plan says nothing. */
    private static long orNone(@Nullable Long planned) {
        return planned == null ? Limits.NONE : planned;
    }

    boolean limitsMemory() {
        return memoryBytes != Limits.NONE;
    }

    long runsLeft(long runs) {
        return recycleRuns == Limits.NONE ? Long.MAX_VALUE : recycleRuns - runs;
    }

    boolean wornBySize(long residentBytes) {
        return residentBytes > recycleBytes;
    }
}
