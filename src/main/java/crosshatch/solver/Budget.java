package crosshatch.solver;

import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** The remaining limits of one run, and the stopwatch that separates encoding from solving. The runner makes one for each run. */
public interface Budget {

    /** Returns the limits at the beginning of the run. */
    Limits limits();

    /** Returns the time left, in ns. This is at most 0 when the time is over, and {@code Long.MAX_VALUE} without a limit. */
    long remainingNanos();

    /** Returns the same limits with the remaining time. */
    default Limits left() {
        Limits all = limits();
        return new Limits(remainingNanos(), all.decisions(), all.conflicts(), all.cpuNanos(), all.memoryBytes());
    }

    /**
     * Marks the end of encoding: the puzzle is in the solver's own form, and solving begins. A solver calls this method once for
     * each run.
     */
    void encoded();

    /**
     * Adds a part of the time after {@link #encoded} to the encoding time, because another process translated the puzzle in this
     * part.
     *
     * @param nanos the time by the clock of that process
     */
    default void encodedElsewhere(long nanos) {}

    /**
     * The resources that other processes of a solver used in this run.
     *
     * @param startNanos their start-up time in ns, measured beforehand on a puzzle without open cells
     * @param ownNanos their working time in ns, by their own clocks
     * @param cpuNanos the CPU time of all of them in ns
     * @param peakBytes the largest resident size of all of them together, in bytes; or {@link #UNSEEN}
     */
    record ExternalUsage(long startNanos, long ownNanos, long cpuNanos, long peakBytes) {
        /**
         * States that the processes ended before their memory could be read. (If the value is -1, the size of this JVM is
         * recorded instead.)
         */
        public static final long UNSEEN = -2;

        /** States that all work was done in this JVM. */
        public static final ExternalUsage NOTHING = new ExternalUsage(-1, -1, -1, -1);

        /**
         * Checks the values.
         *
         * @throws IllegalArgumentException if a value is larger than any run can reach
         */
        public ExternalUsage {
            long most = LongStream.of(startNanos, ownNanos, cpuNanos, peakBytes)
                    .max()
                    .orElseThrow();
            if (most > Counters.MOST) {
                throw new IllegalArgumentException(
                        "resources: found " + most + " ns or bytes, expected at most " + Counters.MOST);
            }
        }

        /**
         * Returns whether all values are -1, as in {@link #NOTHING}. The method compares the fields one by one, because the first
         * call of a record's {@code equals} takes longer than a run.
         */
        public boolean isNothing() {
            return startNanos == -1 && ownNanos == -1 && cpuNanos == -1 && peakBytes == -1;
        }
    }

    /**
     * Records the resources of other processes. A solver that uses other processes calls this method at most once for each run.
     * An unknown value is -1.
     */
    default void elsewhere(ExternalUsage used) {}

    /**
     * Returns the limit that is reached. A solver calls this method at every decision, after counting it and before propagating it.
     * So a limit of N decisions ends all families at the same moment: the decision after the Nth is counted, and nothing else. A
     * solver without decisions calls it at each of its own steps ({@code homer}: operations; {@code readalps}: moves). A library
     * that cannot be stopped so often receives the limit itself: {@code cpsat} receives the limit of conflicts, and checks both
     * limits at each solution. {@link Family#counters} describes this for each family.
     *
     * <p>A call takes almost no time, because a budget does not read its clock at each call.
     *
     * @param decisions the decisions taken, including the current one
     * @param conflicts the conflicts found
     * @return the limit that is reached, or null
     */
    default @Nullable Limit exceeded(long decisions, long conflicts) {
        Limits limits = limits();
        if (decisions > limits.decisions()) return Limit.DECISIONS;
        if (conflicts > limits.conflicts()) return Limit.CONFLICTS;
        if (limits.nanos() != Limits.NONE && remainingNanos() <= 0) return Limit.TIME;
        return null;
    }

    /** Makes a budget without limits that records nothing. */
    static Budget unlimited() {
        return unmeasured(Limits.UNLIMITED);
    }

    /** Makes a budget without a clock: only limits on counts end a run. */
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
