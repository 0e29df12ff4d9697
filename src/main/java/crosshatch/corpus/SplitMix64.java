package crosshatch.corpus;

/**
 * Pseudo-random numbers that are the same on every Java platform for good, and unrelated for seeds that follow each other:
 * the first numbers of {@link java.util.Random} for seeds 0, 1, 2, … are not, and samples drawn with it were uneven.
 *
 * <p>G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014; constants of S. Vigna.
 */
final class SplitMix64 {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    SplitMix64(long seed) {
        state = seed;
    }

    long next() {
        state += GOLDEN_GAMMA;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** A number from 0 to {@code bound - 1}; the remainder's preference for small ones is below {@code bound} in 2⁶⁴. */
    long below(long bound) {
        return Long.remainderUnsigned(next(), bound);
    }
}
