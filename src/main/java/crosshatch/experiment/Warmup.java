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
 * puzzles must have a coefficient of variation of at most 5 %, and the JIT compiler must be quiet. This is the criterion of
 * Georges, Buytaert and Eeckhout, OOPSLA 2007, with a wider bound, because machines are shared. A stretch is a number of passes
 * that takes a tenth of a second. Single passes of a few milliseconds may look equal between two tiers of the compiler, which can
 * work on one large method for a second.
 */
public final class Warmup {
    static final int WINDOW_STRETCHES = 5;
    static final double STEADY_VARIATION = 0.05;
    static final long STRETCH_NANOS = 100_000_000;

    /**
     * The share of the time in runs above which the compiler counts as active in a stretch. On a busy machine it gets at most a fifth
     * of a processor, and takes accordingly longer. Its CPU time comes in steps of 10 ms.
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
     * Begins the warm-up of a solver.
     *
     * @param maxNanos the longest warm-up in one JVM, in ns of runs
     * @param compilerNanos CPU time of the solver's JIT compiler so far, in ns; negative if it is not reported
     */
    public Warmup(long maxNanos, LongSupplier compilerNanos) {
        this.maxNanos = maxNanos;
        this.compilerNanos = compilerNanos;
    }

    /** Adds one pass through the puzzles with this time in ns. */
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

    /** Adds the time of a pass that ended early; it does not count for the steady state. */
    void unfinishedPass(long nanos) {
        spent += nanos;
        spentHere += nanos;
    }

    /** Begins again for a fresh JVM of the solver, with the whole time. */
    void startedAnew() {
        window.clear();
        stretchesInPeace = 0;
        compiledBefore = 0;
        spentHere = 0;
        stretchNanos = 0;
        stretchPasses = 0;
    }

    /** Returns the remaining time, in ns; at most 0 when it is over. */
    long leftNanos() {
        return maxNanos - spentHere;
    }

    /** Returns whether the solver is steady, or the time of the warm-up is over. */
    public boolean over() {
        return steady() || spentHere >= maxNanos;
    }

    /** Returns whether the last stretches took equally long while the compiler was quiet. */
    public boolean steady() {
        return stretchesInPeace >= WINDOW_STRETCHES && variation() <= STEADY_VARIATION;
    }

    /**
     * Returns the result of the warm-up.
     *
     * @param fork the number of the fork
     * @param runs the number of answers
     * @param lost the number of JVMs that ended meanwhile
     * @param cold whether the solver is measured cold because it lost too many JVMs
     * @param seen the number of puzzles in the warm-up that are measured, too
     */
    WarmupResult result(SolverSpec solver, int fork, long runs, int lost, boolean cold, int seen) {
        Double variation = Double.isNaN(variation()) ? null : variation();
        return new WarmupResult(
                solver.toString(), fork, steady() && !cold, passes, runs, spent, variation, lost, cold, seen);
    }

    /** Returns standard deviation over mean of the last stretches; NaN before there are {@value #WINDOW_STRETCHES}. */
    double variation() {
        if (window.size() < WINDOW_STRETCHES) return Double.NaN;
        double[] nanos = window.stream().mapToDouble(Double::doubleValue).toArray();
        return StandardDeviation.of(nanos).getAsDouble() / Mean.of(nanos).getAsDouble();
    }
}
