package crosshatch.experiment;

import crosshatch.results.WarmupResult;
import crosshatch.solver.SolverSpec;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.LongSupplier;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.StandardDeviation;

/**
 * Decides when a solver has reached its steady state. Over the last five stretches, the mean time of a pass through the same
 * puzzles must have a coefficient of variation of at most 5 %. The JIT compiler must not be at work in any of them. This is the
 * criterion of Georges, Buytaert and Eeckhout, OOPSLA 2007, with a wider bound, because machines are shared. A stretch is as
 * many passes as take a tenth of a second. Five passes of a few milliseconds look alike also between two tiers of the compiler,
 * which works at the same time. For one large method it can work for a second.
 */
public final class Warmup {
    static final int WINDOW_STRETCHES = 5;
    static final double STEADY_VARIATION = 0.05;
    static final long STRETCH_NANOS = 100_000_000;

    /**
     * A compiler is at work in a stretch if it uses more than this share of the time in runs. On a busy machine it gets no more than a
     * fifth of a processor, and takes as much longer; its CPU time comes in steps of 10 ms.
     */
    static final double COMPILING_SHARE = 0.15;

    private final long maxNanos;
    private final LongSupplier compilerNanos;
    private final Deque<Double> window = new ArrayDeque<>();
    private long stretchNanos;
    private int stretchPasses;
    private long compiledBefore;
    private int stretchesInPeace;
    private int passes;
    private long spent;
    private long spentHere;

    /**
     * @param maxNanos gives up waiting for a steady state after this much time in runs in one JVM, in ns
     * @param compilerNanos CPU time of the solver's JIT compiler so far, in ns; negative if it is not reported
     */
    public Warmup(long maxNanos, LongSupplier compilerNanos) {
        this.maxNanos = maxNanos;
        this.compilerNanos = compilerNanos;
    }

    /** One pass through the puzzles took this long, in ns. */
    public void pass(long nanos) {
        passes++;
        unfinishedPass(nanos);
        stretchNanos += nanos;
        stretchPasses++;
        if (stretchNanos >= STRETCH_NANOS) endStretch();
    }

    private void endStretch() {
        window.addLast((double) stretchNanos / stretchPasses);
        if (window.size() > WINDOW_STRETCHES) window.removeFirst();
        long compiled = compilerNanos.getAsLong();
        boolean compiling = compiled - compiledBefore > COMPILING_SHARE * stretchNanos;
        stretchesInPeace = compiling ? 0 : stretchesInPeace + 1;
        compiledBefore = compiled;
        stretchNanos = 0;
        stretchPasses = 0;
    }

    /** The time was over before all puzzles were answered; says nothing about a steady state. */
    void unfinishedPass(long nanos) {
        spent += nanos;
        spentHere += nanos;
    }

    /** The solver runs in a fresh JVM from now on, which has as much time as the one before had. */
    void startedAnew() {
        window.clear();
        stretchesInPeace = 0;
        compiledBefore = 0;
        spentHere = 0;
        stretchNanos = 0;
        stretchPasses = 0;
    }

    /** Time that is still allowed, in ns; at most 0 when it is over. */
    long leftNanos() {
        return maxNanos - spentHere;
    }

    /** Returns whether the solver is steady, or the time of the warm-up is spent. */
    public boolean over() {
        return steady() || spentHere >= maxNanos;
    }

    /** Returns whether the last stretches took as long as each other, while the compiler was quiet. */
    public boolean steady() {
        return stretchesInPeace >= WINDOW_STRETCHES && variation() <= STEADY_VARIATION;
    }

    /**
     * What came of it.
     *
     * @param fork which of the solver's JVMs
     * @param runs answers given
     * @param lost JVMs that ended meanwhile
     * @param cold whether so many did that the solver is given up
     * @param seen how many of the puzzles are measured, too
     */
    WarmupResult result(SolverSpec solver, int fork, long runs, int lost, boolean cold, int seen) {
        Double variation = Double.isNaN(variation()) ? null : variation();
        return new WarmupResult(
                solver.toString(), fork, steady() && !cold, passes, runs, spent, variation, lost, cold, seen);
    }

    int passes() {
        return passes;
    }

    /** Standard deviation over mean of the last stretches; not a number before there are {@value #WINDOW_STRETCHES}. */
    double variation() {
        if (window.size() < WINDOW_STRETCHES) return Double.NaN;
        double[] nanos = window.stream().mapToDouble(Double::doubleValue).toArray();
        return StandardDeviation.of(nanos).getAsDouble() / Mean.of(nanos).getAsDouble();
    }
}
