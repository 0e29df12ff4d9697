package crosshatch.experiment;

import crosshatch.solver.Budget;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import org.jspecify.annotations.Nullable;

/** The budget of one run, and the measurement of its wall-clock time. */
final class Stopwatch implements Budget {
    private static final long NOT_YET = -1;
    /** The number of checks per reading of the clock, because a reading takes longer than a decision of a fast solver. */
    private static final int CHECKS_PER_READING = 32;

    private final Clock clock;
    private final Limits limits;
    private final long start;
    private long encoded = NOT_YET;
    private int checksLeft;
    private ExternalUsage elsewhere = ExternalUsage.NOTHING;

    /**
     * Begins a run.
     *
     * @param start the start of the run, in ns of the clock
     */
    Stopwatch(Clock clock, Limits limits, long start) {
        this.clock = clock;
        this.limits = limits;
        this.start = start;
    }

    /** Makes a stopwatch that starts now. */
    static Stopwatch start(Clock clock, Limits limits) {
        return new Stopwatch(clock, limits, clock.nanoTime());
    }

    @Override
    public Limits limits() {
        return limits;
    }

    @Override
    public long remainingNanos() {
        return limits.nanos() == Limits.NONE ? Long.MAX_VALUE : limits.nanos() - (clock.nanoTime() - start);
    }

    /** Compares counts in every call, and reads the clock in every {@value #CHECKS_PER_READING}th call. */
    @Override
    public @Nullable Limit exceeded(long decisions, long conflicts) {
        if (decisions > limits.decisions()) return Limit.DECISIONS;
        if (conflicts > limits.conflicts()) return Limit.CONFLICTS;
        if (limits.nanos() == Limits.NONE || checksLeft-- > 0) return null;
        checksLeft = CHECKS_PER_READING - 1;
        return remainingNanos() <= 0 ? Limit.TIME : null;
    }

    @Override
    public void encoded() {
        encoded = clock.nanoTime();
    }

    @Override
    public void encodedElsewhere(long nanos) {
        encoded += nanos;
    }

    @Override
    public void elsewhere(ExternalUsage used) {
        elsewhere = used;
    }

    ExternalUsage elsewhere() {
        return elsewhere;
    }

    /** Returns the time for building or updating the model, in ns; -1 if the solver did not report it. */
    long encodeNanos() {
        return encoded == NOT_YET ? -1 : Math.max(0, encoded - start);
    }
}
