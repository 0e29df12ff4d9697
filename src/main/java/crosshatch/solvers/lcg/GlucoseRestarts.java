package crosshatch.solvers.lcg;

/**
 * Restarts when the clauses learnt of late span more levels than those before, so that the search is in a bad place: Glucose
 * (G. Audemard and L. Simon, "Refining restarts strategies for SAT and UNSAT", CP 2012), with the moving averages of A. Biere and A.
 * Fröhlich, "Evaluating CDCL restart schemes", POS 2015.
 */
final class GlucoseRestarts implements Restarts {
    private static final double LATE_WEIGHT = 1.0 / 32;
    private static final double LONG_WEIGHT = 1.0 / 8192;
    private static final double RESTART_MARGIN = 1.1;
    private static final int FEWEST_CONFLICTS = 50;

    private double late;
    private double before;
    private long conflicts;
    private int sinceRestart;

    @Override
    public void begin() {
        late = 0;
        before = 0;
        conflicts = 0;
        sinceRestart = 0;
    }

    @Override
    public void conflict(int lbd) {
        conflicts++;
        sinceRestart++;
        // At first the mean of all: nothing but the first clauses is known.
        late += Math.max(LATE_WEIGHT, 1.0 / conflicts) * (lbd - late);
        before += Math.max(LONG_WEIGHT, 1.0 / conflicts) * (lbd - before);
    }

    @Override
    public boolean isDue() {
        if (sinceRestart < FEWEST_CONFLICTS || late < RESTART_MARGIN * before) return false;
        sinceRestart = 0;
        return true;
    }
}
