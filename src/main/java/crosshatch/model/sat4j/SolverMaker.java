package crosshatch.model.sat4j;

import org.sat4j.minisat.SolverFactory;
import org.sat4j.minisat.core.Solver;
import org.sat4j.minisat.orders.NegativeLiteralSelectionStrategy;
import org.sat4j.minisat.orders.PositiveLiteralSelectionStrategy;
import org.sat4j.minisat.orders.VarOrderHeap;
import org.sat4j.specs.ISolver;

/** Makes the solvers of Sat4j that the options name. */
final class SolverMaker {
    private SolverMaker() {}

    static Solver<?> make(Factory factory, Phase phase) {
        Solver<?> solver = (Solver<?>) make(factory);
        // Without a limit of its own, each search would start a timer thread, which keeps the solver alive.
        solver.setTimeoutOnConflicts(Integer.MAX_VALUE);
        switch (phase) {
            case POSITIVE -> solver.setOrder(new VarOrderHeap(new PositiveLiteralSelectionStrategy()));
            case NEGATIVE -> solver.setOrder(new VarOrderHeap(new NegativeLiteralSelectionStrategy()));
            case FACTORY -> {}
        }
        return solver;
    }

    private static ISolver make(Factory factory) {
        return switch (factory) {
            case DEFAULT -> SolverFactory.newDefault();
            case NOSIMPLIFICATION -> SolverFactory.newNoSimplification();
            case CONCISE -> SolverFactory.newConcise();
            case UNSAT -> SolverFactory.newUNSAT();
            case LIGHT -> SolverFactory.newLight();
            case BESTWL -> SolverFactory.newBestWL();
            case BESTHT -> SolverFactory.newBestHT();
            case BACKJUMPING -> SolverFactory.newBackjumping();
            case BEST17 -> SolverFactory.newBest17();
        };
    }
}
