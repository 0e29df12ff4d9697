package crosshatch.worker;

import org.jspecify.annotations.Nullable;

/**
 * What is enforced from outside, and when a worker is replaced by a fresh one; null for no limit.
 *
 * @param graceNanos a run is ended this long after its time limit, if the solver has not ended it itself
 * @param cpuNanos CPU time of one run, of all threads of the process
 * @param memoryBytes resident size of the process; three quarters of it are the most that the Java heap may take
 * @param recycleRuns replaced after so many runs
 * @param recycleBytes replaced between two batches when its resident size is larger
 */
public record WorkerLimits(
        long graceNanos,
        @Nullable Long cpuNanos,
        @Nullable Long memoryBytes,
        @Nullable Long recycleRuns,
        @Nullable Long recycleBytes) {
    private static final long SECOND = 1_000_000_000;

    /** Only the time limit of the runs, a second late. */
    public static final WorkerLimits NONE = new WorkerLimits(SECOND, null, null, null, null);

    long runsLeft(long runs) {
        return recycleRuns == null ? Long.MAX_VALUE : recycleRuns - runs;
    }

    boolean wornBySize(long residentBytes) {
        return recycleBytes != null && residentBytes > recycleBytes;
    }
}
