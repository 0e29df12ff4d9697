package crosshatch.experiment.throughput;

/**
 * How many puzzles a thread should take at once: about half a millisecond's worth. Then the queue costs next to nothing when
 * puzzles take microseconds, and no thread is left waiting for a long batch when they take seconds.
 */
final class BatchSize {
    private static final long TARGET_NANOS = 500_000;
    static final int MOST_PUZZLES = 256;

    private int size = 1;

    int size() {
        return size;
    }

    /** @param nanos that a batch of the present size took */
    void took(long nanos) {
        if (nanos < TARGET_NANOS / 2) size = Math.min(MOST_PUZZLES, 2 * size);
        else if (nanos > 2 * TARGET_NANOS) size = Math.max(1, size / 2);
    }
}
