package crosshatch.solver;

/**
 * How much one run may use; {@link #NONE} of something is {@code Long.MAX_VALUE}.
 *
 * @param nanos wall-clock time in ns
 * @param decisions decisions, as the solver's family counts them
 * @param conflicts conflicts, likewise
 */
public record Limits(long nanos, long decisions, long conflicts) {
    public static final long NONE = Long.MAX_VALUE;
    public static final Limits UNLIMITED = new Limits(NONE, NONE, NONE);

    public static Limits ofNanos(long nanos) {
        return new Limits(nanos, NONE, NONE);
    }

    public static Limits ofDecisions(long decisions) {
        return new Limits(NONE, decisions, NONE);
    }

    public static Limits ofConflicts(long conflicts) {
        return new Limits(NONE, NONE, conflicts);
    }
}
