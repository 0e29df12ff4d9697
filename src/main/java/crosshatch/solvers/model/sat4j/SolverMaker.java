package crosshatch.solvers.model.sat4j;

import crosshatch.solvers.model.cnf.CandidateVariables;
import crosshatch.solvers.model.sat4j.Sat4jOptions.Sat4jPhase;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.minisat.core.LearnedConstraintsEvaluationType;
import org.sat4j.minisat.core.SimplificationType;
import org.sat4j.minisat.core.Solver;
import org.sat4j.minisat.orders.NegativeLiteralSelectionStrategy;
import org.sat4j.minisat.orders.PositiveLiteralSelectionStrategy;
import org.sat4j.minisat.orders.RSATPhaseSelectionStrategy;
import org.sat4j.minisat.orders.VarOrderHeap;
import org.sat4j.minisat.restarts.Glucose21Restarts;
import org.sat4j.minisat.restarts.LubyRestarts;
import org.sat4j.minisat.restarts.MiniSATRestarts;
import org.sat4j.minisat.restarts.NoRestarts;
import org.sat4j.specs.ISolver;

/** Makes the solvers of Sat4j that the options name. */
final class SolverMaker {
    /** Not Sat4j's own, 32, but that of the engine. */
    private static final int LUBY_UNIT = 100;

    private SolverMaker() {}

    /** A solver that knows the candidates too, where the options ask for it. */
    static Solver<?> make(Sat4jOptions options, CandidateVariables candidates) {
        Solver<?> solver = make(options);
        if (options.divides() || options.target()) {
            solver.setOrder(new CandidateOrder(
                    solver.getOrder().getPhaseSelectionStrategy(), candidates, options.divides(), options.target()));
        }
        return solver;
    }

    static Solver<?> make(Sat4jOptions options) {
        Solver<?> solver = make(options.factory(), options.phase());
        switch (options.restarts()) {
            case NONE -> solver.setRestartStrategy(new NoRestarts());
            case LUBY -> solver.setRestartStrategy(new LubyRestarts(LUBY_UNIT));
            case GEOMETRIC -> solver.setRestartStrategy(new MiniSATRestarts());
            case GLUCOSE -> solver.setRestartStrategy(new Glucose21Restarts());
            case FACTORY -> {}
        }
        switch (options.minimisation()) {
            case NONE -> solver.setSimplifier(SimplificationType.NO_SIMPLIFICATION);
            case LOCAL -> solver.setSimplifier(SimplificationType.SIMPLE_SIMPLIFICATION);
            case RECURSIVE -> solver.setSimplifier(SimplificationType.EXPENSIVE_SIMPLIFICATION);
            case FACTORY -> {}
        }
        switch (options.forgetting()) {
            case LBD -> solver.setLearnedConstraintsDeletionStrategy(LearnedConstraintsEvaluationType.LBD);
            case ACTIVITY -> solver.setLearnedConstraintsDeletionStrategy(LearnedConstraintsEvaluationType.ACTIVITY);
            case FACTORY -> {}
        }
        return solver;
    }

    static Solver<?> make(Factory factory, Sat4jPhase phase) {
        Solver<?> solver = (Solver<?>) make(factory);
        // Without a limit of its own, each search would start a timer thread, which keeps the solver alive.
        solver.setTimeoutOnConflicts(Integer.MAX_VALUE);
        switch (phase) {
            case POSITIVE -> solver.setOrder(new VarOrderHeap(new PositiveLiteralSelectionStrategy()));
            case SAVED -> solver.setOrder(new VarOrderHeap(new RSATPhaseSelectionStrategy()));
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
