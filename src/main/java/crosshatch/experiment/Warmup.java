package crosshatch.experiment;

import java.util.ArrayDeque;
import java.util.Deque;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.StandardDeviation;

/**
 * Says when a solver has reached its steady state: over the last passes through the same puzzles, the time of a pass varies
 * by a coefficient of variation of at most 5 % (the criterion of Georges, Buytaert and Eeckhout, OOPSLA 2007, with a wider
 * bound, because a pass here lasts milliseconds on a shared machine).
 */
final class Warmup {
    static final int WINDOW = 5;
    static final double STEADY = 0.05;

    private final long maxNanos;
    private final Deque<Long> window = new ArrayDeque<>();
    private int passes;
    private long spent;

    /** @param maxNanos gives up waiting for a steady state after this much time in runs, in ns */
    Warmup(long maxNanos) {
        this.maxNanos = maxNanos;
    }

    /** One pass through the puzzles took this long, in ns. */
    void pass(long nanos) {
        passes++;
        spent += nanos;
        window.addLast(nanos);
        if (window.size() > WINDOW) window.removeFirst();
    }

    /** The time was over before all puzzles were answered; says nothing about a steady state. */
    void unfinishedPass(long nanos) {
        spent += nanos;
    }

    /** The solver runs in a fresh JVM from now on; the time it has spent counts all the same. */
    void startedAnew() {
        window.clear();
    }

    /** Time that is still allowed, in ns; at most 0 when it is over. */
    long leftNanos() {
        return maxNanos - spent;
    }

    boolean over() {
        return steady() || spent >= maxNanos;
    }

    boolean steady() {
        return window.size() == WINDOW && variation() <= STEADY;
    }

    int passes() {
        return passes;
    }

    long spentNanos() {
        return spent;
    }

    /** Standard deviation over mean of the last passes; not a number before there are {@value #WINDOW}. */
    double variation() {
        if (window.size() < WINDOW) return Double.NaN;
        double[] nanos = window.stream().mapToDouble(Long::doubleValue).toArray();
        return StandardDeviation.of(nanos).getAsDouble() / Mean.of(nanos).getAsDouble();
    }
}
