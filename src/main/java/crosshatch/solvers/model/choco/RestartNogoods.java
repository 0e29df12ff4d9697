package crosshatch.solvers.model.choco;

import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.loop.monitors.NogoodFromRestarts;
import org.chocosolver.solver.search.strategy.decision.DecisionPath;

/**
 * Keeps, at each restart, what the search up to then has refuted: a clause for each decision of the path whose left branch is
 * done, from it and the decisions before it that still hold (C. Lecoutre, L. Saïs, S. Tabary and V. Vidal, "Nogood recording from
 * restarts", IJCAI 2007). Choco does so; here the clauses are counted too.
 */
final class RestartNogoods extends NogoodFromRestarts {
    private final DecisionPath path;
    private final ChocoCounters counts;

    /** Posts the constraint that holds the clauses. */
    RestartNogoods(Solver solver, ChocoCounters counts) {
        super(solver.getModel());
        path = solver.getDecisionPath();
        this.counts = counts;
    }

    @Override
    public void beforeRestart() {
        for (int step = 1; step < path.size(); step++) {
            if (!path.getDecision(step).hasNext()) counts.learnt();
        }
        super.beforeRestart();
    }
}
