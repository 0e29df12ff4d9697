package crosshatch.solvers.model.choco;

import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.search.loop.monitors.IMonitorContradiction;
import org.chocosolver.solver.search.loop.monitors.IMonitorDownBranch;
import org.chocosolver.solver.search.loop.monitors.IMonitorOpenNode;
import org.chocosolver.solver.search.loop.monitors.IMonitorRestart;
import org.chocosolver.solver.search.strategy.decision.DecisionPath;
import org.chocosolver.solver.search.strategy.decision.IntDecision;
import org.chocosolver.solver.variables.IntVar;

/**
 * Tells a trace how Choco's search goes: its decisions, and the candidates that propagation has removed at each node. Without
 * learning, each step of the path is a level: a cell is a digit, then, when that is refuted, it is not. The same goes for
 * variables that relations add, on which Choco's default search decides too. With learning a dead
 * end refutes the decisions on the path, and that is what is told to be learnt: the shorter clause that Choco makes of it is
 * not to be had from outside; nor is it told which candidates such clauses removed.
 */
final class ChocoTracer implements IMonitorDownBranch, IMonitorContradiction, IMonitorOpenNode, IMonitorRestart {
    private final Trace trace;
    private final boolean learns;
    private final DecisionPath path;
    private final Views views;
    private final IntVar[] cells;
    private final int digits;
    /** By level: the candidates, {@code cell * digits + digit - 1}, that were gone there. */
    private final List<BitSet> removed = new ArrayList<>();

    /** @param learns whether the solver learns clauses */
    ChocoTracer(Trace trace, Solver solver, boolean learns, Views views, int digits) {
        this.trace = trace;
        this.views = views;
        cells = views.cells();
        this.digits = digits;
        this.learns = learns;
        path = solver.getDecisionPath();
    }

    /** On the decision path, whose first element is a stand-in for the root. */
    private int level() {
        return path.size() - 1;
    }

    @Override
    public void beforeDownBranch(boolean left) {
        if (level() < 1 || (learns && !left)) return;
        int level = level();
        trace.event(literal(level, left)
                .<Event>map(decided -> new Event.Decision(level, decided.cell(), decided.digit(), left, 2))
                .orElseGet(() -> new Event.Branch(level, text(level, left))));
    }

    @Override
    public void beforeOpenNode() {
        if (!learns || level() < 1) propagated();
    }

    /** Propagation has come to an end, not a dead one. */
    void propagated() {
        int level = level();
        while (removed.size() <= level) removed.add(new BitSet());
        BitSet here = removed.get(level);
        here.clear();
        if (level > 0) here.or(removed.get(level - 1));
        for (int cell = 0; cell < cells.length; cell++) {
            for (int digit = 1; digit <= digits; digit++) {
                int candidate = cell * digits + digit - 1;
                if (cells[cell].contains(digit) || here.get(candidate)) continue;
                here.set(candidate);
                trace.event(new Event.Removed(cell, digit, "propagation"));
            }
        }
    }

    @Override
    public void onContradiction(ContradictionException contradiction) {
        if (!learns) return;
        List<Event.Literal> clause = IntStream.rangeClosed(1, level())
                .mapToObj(level -> literal(level, false))
                .flatMap(Optional::stream)
                .toList();
        if (!clause.isEmpty() && clause.size() == level()) trace.event(new Event.Learnt(clause));
    }

    @Override
    public void afterRestart() {
        trace.event(new Event.Jump(0));
    }

    /** Empty if the decision is on a variable that is neither a cell nor a view of one. */
    private Optional<Event.Literal> literal(int level, boolean holds) {
        IntDecision decision = (IntDecision) path.getDecision(level);
        return views.literal(decision.getDecisionVariable(), decision.getDecisionValue(), holds);
    }

    private String text(int level, boolean holds) {
        IntDecision decision = (IntDecision) path.getDecision(level);
        return decision.getDecisionVariable().getName()
                + (holds ? decision.getDecOp() : decision.getDecOp().opposite())
                + decision.getDecisionValue();
    }
}
