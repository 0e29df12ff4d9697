package crosshatch.solver;

/**
 * The limits of one run; {@link #NONE}, which is {@code Long.MAX_VALUE}, is no limit.
 *
 * @param nanos wall-clock time in ns
 * @param decisions number of decisions, as the solver's family counts them
 * @param conflicts number of conflicts, as the solver's family counts them
 * @param cpuNanos CPU time in ns of all processes that a solver starts; solvers in a JVM are watched from outside
 * @param memoryBytes resident size in bytes of all processes that a solver starts
 */
public record Limits(long nanos, long decisions, long conflicts, long cpuNanos, long memoryBytes) {
    public static final long NONE = Long.MAX_VALUE;
    public static final Limits UNLIMITED = new Limits(NONE, NONE, NONE);

    /** Makes limits of time and counts only. */
    public Limits(long nanos, long decisions, long conflicts) {
        this(nanos, decisions, conflicts, NONE, NONE);
    }

    /** Limits only the wall-clock time, in ns. */
    public static Limits ofNanos(long nanos) {
        return new Limits(nanos, NONE, NONE);
    }

    /** Limits only the number of decisions. */
    public static Limits ofDecisions(long decisions) {
        return new Limits(NONE, decisions, NONE);
    }

    /** Limits only the number of conflicts. */
    public static Limits ofConflicts(long conflicts) {
        return new Limits(NONE, NONE, conflicts);
    }
}
