package crosshatch.solvers.lcg;

import java.util.function.IntToLongFunction;

/** Restarts after a number of conflicts that is known beforehand. */
final class Cutoffs implements Restarts {
    private static final int UNIT_CONFLICTS = 100;
    private static final double GEOMETRIC_FACTOR = 1.5;
    private static final double DOUBLING_FACTOR = 2;

    private final IntToLongFunction cutoff;
    private int restarts;
    private long left;

    /** @param cutoff number of conflicts before each restart, from 0 */
    private Cutoffs(IntToLongFunction cutoff) {
        this.cutoff = cutoff;
    }

    static Cutoffs never() {
        return new Cutoffs(restart -> Long.MAX_VALUE);
    }

    /** 1, 1, 2, 1, 1, 2, 4, … hundred (M. Luby, A. Sinclair and D. Zuckerman, "Optimal speedup of Las Vegas algorithms", 1993). */
    static Cutoffs luby() {
        return new Cutoffs(restart -> UNIT_CONFLICTS * luby(restart + 1L));
    }

    /** 100, 150, 225, … (T. Walsh, "Search in a small world", IJCAI 1999). */
    static Cutoffs geometric() {
        return geometric(GEOMETRIC_FACTOR);
    }

    /**
     * 100, 200, 400, …: Walsh's series too, with fewer restarts. Measured as {@link Vsids}: 6,132 conflicts instead of 6,758, and 1,035 instead of 1,088
     * on Sudokus of order 5.
     */
    static Cutoffs doubling() {
        return geometric(DOUBLING_FACTOR);
    }

    private static Cutoffs geometric(double factor) {
        return new Cutoffs(restart -> (long) (UNIT_CONFLICTS * Math.pow(factor, restart)));
    }

    /** The i-th number of the sequence, from 1: it ends in 2^(k-1) if i = 2^k - 1, and else begins anew at 2^(k-1). */
    private static long luby(long i) {
        long power = Long.highestOneBit(i + 1);
        return power == i + 1 ? power / 2 : luby(i - Long.highestOneBit(i) + 1);
    }

    @Override
    public void begin() {
        restarts = 0;
        left = cutoff.applyAsLong(0);
    }

    @Override
    public void conflict(int lbd) {
        left--;
    }

    @Override
    public boolean isDue() {
        if (left > 0) return false;
        left = cutoff.applyAsLong(++restarts);
        return true;
    }
}
