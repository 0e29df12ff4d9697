package crosshatch.results.noise;

import java.util.function.LongSupplier;

/**
 * Repeats the same piece of work. A shift-register generator (G. Marsaglia, Journal of Statistical Software 8, 2003) takes a
 * fixed number of steps from a fixed seed: about a millisecond of integer work without memory access. Its time increases if
 * the processor clock slows down, if other work shares the core, or if the host is busy. Any thread may run the loop.
 */
public final class ReferenceLoop implements LongSupplier {
    private static final int STEPS_PER_PASS = 500_000;
    private static final long SEED = 88_172_645_463_325_252L;
    private static final int MOST_PASSES = 20;
    /** The largest ratio of two passes that shows that the code is compiled. */
    private static final double ALIKE_RATIO = 1.1;

    private final LongSupplier nanoTime;

    /**
     * Makes a loop without running it.
     *
     * @param nanoTime the clock, in ns
     */
    public ReferenceLoop(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
        long before = Long.MAX_VALUE;
        long last = getAsLong();
        for (int pass = 0; pass < MOST_PASSES && last * ALIKE_RATIO < before; pass++) {
            before = last;
            last = getAsLong();
        }
    }

    /** Does the fixed work, and returns the time that it took, in ns. */
    @Override
    public long getAsLong() {
        long start = nanoTime.getAsLong();
        long state = steps();
        long nanos = nanoTime.getAsLong() - start;
        return state == 0 ? -1 : nanos; // never 0; but what is asked for cannot be left out by a compiler
    }

    private static long steps() {
        long state = SEED;
        for (int step = 0; step < STEPS_PER_PASS; step++) {
            state ^= state << 13;
            state ^= state >>> 7;
            state ^= state << 17;
        }
        return state;
    }
}
