package crosshatch.solver;

import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** The remaining limits of one run, and the stopwatch between encoding and solving. The runner makes a new one for each run. */
public interface Budget {

    /** The limits this budget was made with. */
    Limits limits();

    /** Returns the time left, in ns. This is at most 0 when the time is over, and {@code Long.MAX_VALUE} without a limit. */
    long remainingNanos();

    /** The limits of everything still to come, with the remaining time. */
    default Limits left() {
        Limits all = limits();
        return new Limits(remainingNanos(), all.decisions(), all.conflicts(), all.cpuNanos(), all.memoryBytes());
    }

    /** Marks the end of encoding: the puzzle is in the solver's own form, and solving begins. Call it once. */
    void encoded();

    /**
     * The resources that other processes of a solver used in this run.
     *
     * @param startNanos their start-up time in ns, measured beforehand on a puzzle with nothing to solve
     * @param ownNanos how long they worked by their own clocks
     * @param cpuNanos CPU time of all of them
     * @param peakBytes resident size of all of them together at most, or {@link #UNSEEN}
     */
    record Elsewhere(long startNanos, long ownNanos, long cpuNanos, long peakBytes) {
        /** Says that the processes ended before anybody looked at their memory. With -1, the size of this JVM counts. */
        public static final long UNSEEN = -2;

        /** All work was done in this JVM. */
        public static final Elsewhere NOTHING = new Elsewhere(-1, -1, -1, -1);

        /** @throws IllegalArgumentException if no run can use so much */
        public Elsewhere {
            long most = LongStream.of(startNanos, ownNanos, cpuNanos, peakBytes)
                    .max()
                    .orElseThrow();
            if (most > Counters.MOST) {
                throw new IllegalArgumentException(
                        "resources: found " + most + " ns or bytes, expected at most " + Counters.MOST);
            }
        }

        /** Asked of every run; the first {@code equals} of a record takes the JVM longer than the run of a puzzle. */
        public boolean isNothing() {
            return startNanos == -1 && ownNanos == -1 && cpuNanos == -1 && peakBytes == -1;
        }
    }

    /**
     * Reports the resources of other processes. A solver that uses some calls it at most once; -1 stands for an unknown value.
     */
    default void elsewhere(Elsewhere used) {}

    /**
     * Reports whether a limit is reached. A solver calls it at every decision, after counting it and before propagating it. So
     * a limit of N decisions ends all families that count them at the same moment: the decision after the Nth is counted, and
     * nothing else. A solver without decisions calls it at each of its own steps ({@code homer}: operations; {@code readalps}:
     * moves). A library that cannot be stopped so often receives the limit itself: {@code cpsat} receives the limit of
     * conflicts, and checks both limits at each solution. The counter meanings of its family state this.
     *
     * <p>A call takes next to no time, because a budget does not read its clock at each call.
     *
     * @param decisions taken so far, the one under way included
     * @param conflicts met so far
     * @return the limit that is used up, or null if none is
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

    /** Makes a budget without a clock: a limit on time never ends a run, and limits on counts do. */
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
