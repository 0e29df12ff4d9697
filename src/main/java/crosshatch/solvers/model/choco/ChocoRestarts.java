package crosshatch.solvers.model.choco;

import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.loop.monitors.IMonitorOpenNode;
import org.chocosolver.solver.search.restart.AbstractRestart;
import org.chocosolver.solver.search.restart.GeometricalCutoff;
import org.chocosolver.solver.search.restart.ICutoff;
import org.chocosolver.solver.search.restart.LubyCutoff;

/**
 * Restarts by Choco's series of cutoffs, counted in dead ends. Unlike Choco's own restarter this one acts only where a node is
 * opened: behind a dead end, a restart would drop the clause that was just learnt from it. And it acts only until there is a
 * solution: behind one, a search that begins anew would come to it again.
 */
final class ChocoRestarts extends AbstractRestart implements IMonitorOpenNode {
    private static final long UNIT_DEAD_ENDS = 100;
    private static final double GEOMETRIC_FACTOR = 1.5;
    private static final long BLACK_BOX_DEAD_ENDS = 5;
    private static final double BLACK_BOX_FACTOR = 1.05;

    private final ICutoff cutoffs;
    private boolean opening;
    private long limit;

    private ChocoRestarts(ICutoff cutoffs) {
        this.cutoffs = cutoffs;
    }

    /** Lets a solver restart. */
    static void in(Solver solver, RestartSeries series) {
        if (series == RestartSeries.NONE) return;
        ICutoff cutoffs =
                switch (series) {
                    case LUBY -> new LubyCutoff(UNIT_DEAD_ENDS);
                    case BLACKBOX -> new GeometricalCutoff(BLACK_BOX_DEAD_ENDS, BLACK_BOX_FACTOR);
                    case GEOMETRIC, NONE -> new GeometricalCutoff(UNIT_DEAD_ENDS, GEOMETRIC_FACTOR);
                };
        ChocoRestarts restarts = new ChocoRestarts(cutoffs);
        solver.addRestarter(restarts);
        solver.plugMonitor(restarts);
    }

    @Override
    public void init() {
        limit = cutoffs.getNextCutoff();
    }

    @Override
    public void beforeOpenNode() {
        opening = true;
    }

    @Override
    public void afterOpenNode() {
        opening = false;
    }

    @Override
    public boolean mustRestart(Solver solver) {
        if (!opening || solver.getSolutionCount() > 0 || solver.getFailCount() < limit) return false;
        limit += cutoffs.getNextCutoff();
        return true;
    }
}
