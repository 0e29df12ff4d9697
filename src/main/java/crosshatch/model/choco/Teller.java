package crosshatch.model.choco;

import crosshatch.trace.Event;
import crosshatch.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.search.loop.monitors.IMonitorContradiction;
import org.chocosolver.solver.search.loop.monitors.IMonitorDownBranch;
import org.chocosolver.solver.search.strategy.decision.DecisionPath;
import org.chocosolver.solver.search.strategy.decision.IntDecision;
import org.chocosolver.solver.variables.IntVar;
import org.chocosolver.solver.variables.Variable;

/**
 * Tells a trace how Choco's search goes. Without learning, each step of its path is a level: a cell is a digit, then, when that is
 * refuted, it is not. With learning a dead end refutes the decisions on the path, and that is what is told to be learnt: the
 * shorter clause that Choco makes of it is not to be had from outside.
 */
final class Teller implements IMonitorDownBranch, IMonitorContradiction {
    private final Trace trace;
    private final boolean learns;
    private final DecisionPath path;
    private final Map<Variable, Integer> cellOf;

    Teller(Trace trace, Solver solver, IntVar[] cells) {
        this.trace = trace;
        learns = solver.isLCG();
        path = solver.getDecisionPath();
        cellOf = IntStream.range(0, cells.length)
                .boxed()
                .collect(Collectors.toMap(cell -> cells[cell], cell -> cell));
    }

    @Override
    public void beforeDownBranch(boolean left) {
        int level = path.size() - 1; // its first element is a stand-in for the root
        if (level > 0 && (left || !learns)) {
            Event.Literal decided = literal(level, left);
            trace.event(new Event.Decision(level, decided.cell(), decided.digit(), left, 2));
        }
    }

    @Override
    public void onContradiction(ContradictionException contradiction) {
        if (!learns) return;
        List<Event.Literal> clause = new ArrayList<>();
        for (int level = 1; level < path.size(); level++) clause.add(literal(level, false));
        if (!clause.isEmpty()) trace.event(new Event.Learnt(clause));
    }

    private Event.Literal literal(int level, boolean holds) {
        IntDecision decision = (IntDecision) path.getDecision(level);
        Integer cell = cellOf.get(decision.getDecisionVariable());
        if (cell == null) throw new IllegalStateException("a decision on no cell: " + decision);
        return new Event.Literal(cell, decision.getDecisionValue(), holds);
    }
}
