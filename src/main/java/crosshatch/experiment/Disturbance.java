package crosshatch.experiment;

/**
 * When a run counts as disturbed: for a tenth of its wall-clock time, and for 100 ms or more, its process was on no processor.
 * Somebody stopped it, the machine was paused, it swapped, or others took the processors. The time limit went on meanwhile.
 *
 * <p>CPU time is that of all threads: a solver may wait for its own threads. So what the compiler or the garbage collector does
 * beside a run can hide that it was disturbed, and so can the other threads of a solver that has several. CPU times come in steps of
 * 10 ms on Linux: below 100 ms they say nothing.
 */
final class Disturbance {
    static final long FLOOR_NANOS = 100_000_000;
    static final double SHARE = 0.1;

    private Disturbance() {}

    /**
     * @param cpuNanos of the process that answered, in ns; negative if it is not known
     * @return by how much the wall clock exceeds it, in ns; 0 if that is not too much, -1 if it is not known
     */
    static long nanos(long wallNanos, long cpuNanos) {
        if (cpuNanos < 0) return -1;
        long idle = wallNanos - cpuNanos;
        return idle >= FLOOR_NANOS && idle > SHARE * wallNanos ? idle : 0;
    }
}
