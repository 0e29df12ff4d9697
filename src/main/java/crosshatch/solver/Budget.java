package crosshatch.solver;

import org.jspecify.annotations.Nullable;

/** What is left for one run, and the stopwatch between encoding and solving. Made anew for each run by the runner. */
public interface Budget {

    /** The limits this budget was made with. */
    Limits limits();

    /** Time left, in ns; at most 0 when it is over, {@code Long.MAX_VALUE} without a limit. */
    long remainingNanos();

    /** To be called once: the puzzle is in the solver's own form. What went before is encoding, what follows is solving. */
    void encoded();

    /**
     * @param decisions taken so far
     * @param conflicts met so far
     * @return the limit that is used up, or null if none is. Cheap without limits; with a time limit it reads a clock
     */
    default @Nullable Limit exceeded(long decisions, long conflicts) {
        Limits limits = limits();
        if (decisions > limits.decisions()) return Limit.DECISIONS;
        if (conflicts > limits.conflicts()) return Limit.CONFLICTS;
        if (limits.nanos() != Limits.NONE && remainingNanos() <= 0) return Limit.TIME;
        return null;
    }

    /** No limit, and nobody who measures. */
    static Budget unlimited() {
        return unmeasured(Limits.UNLIMITED);
    }

    /** Nobody who measures, so that a limit on time never ends; those on counts hold. */
    static Budget unmeasured(Limits limits) {
        return new Budget() {
            @Override
            public Limits limits() {
                return limits;
            }

            @Override
            public long remainingNanos() {
                return Long.MAX_VALUE;
            }

            @Override
            public void encoded() {}
        };
    }
}
