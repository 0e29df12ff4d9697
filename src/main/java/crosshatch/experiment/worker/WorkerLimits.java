package crosshatch.experiment.worker;

import crosshatch.experiment.Plan;
import crosshatch.solver.Limits;
import org.jspecify.annotations.Nullable;

/**
 * The limits of a worker process that are enforced from outside it, and the limits after which a fresh worker takes its place.
 * {@link Limits#NONE} means no limit.
 *
 * @param graceNanos the time in ns, after the time limit of a run, at which the run is ended from outside
 * @param cpuNanos the limit of the CPU time of a run in ns, for all threads of the process together
 * @param memoryBytes the limit of the resident size of the process; the Java heap may take three quarters of it
 * @param recycleRuns the number of runs after which the worker is replaced
 * @param recycleBytes the resident size above which the worker is replaced between two batches
 */
public record WorkerLimits(long graceNanos, long cpuNanos, long memoryBytes, long recycleRuns, long recycleBytes) {
    /** The time after its limit in which a solver may end a run itself. */
    private static final long GRACE_NANOS = 1_000_000_000;

    /** Enforces only the time limit of the runs, one second late. */
    public static final WorkerLimits NONE =
            new WorkerLimits(GRACE_NANOS, Limits.NONE, Limits.NONE, Limits.NONE, Limits.NONE);

    private static final long GIBIBYTE = 1L << 30;

    /**
     * Limits for puzzles of a few cells. A process that grows to a GiB has a fault. A process of half that size is not used for another
     * solver, which would be blamed for the size. The grace time is long, so that a JVM that has just started on a busy machine is
     * not ended.
     */
    public static final WorkerLimits SMALL =
            new WorkerLimits(10 * GRACE_NANOS, Limits.NONE, GIBIBYTE, Limits.NONE, GIBIBYTE / 2);

    /** Returns the limits of a plan. */
    public static WorkerLimits of(Plan.PlannedPlacement placement) {
        return new WorkerLimits(
                GRACE_NANOS,
                orNone(placement.cpuNanos()),
                orNone(placement.memoryBytes()),
                orNone(placement.recycleRuns()),
                orNone(placement.recycleBytes()));
    }

    /** Returns the number; null in a plan means no limit. */
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
