package crosshatch.solvers.model.choco;

import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Limits;
import java.util.ArrayList;
import java.util.List;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.search.loop.monitors.IMonitorContradiction;
import org.chocosolver.solver.search.loop.monitors.IMonitorDownBranch;
import org.chocosolver.solver.search.loop.monitors.IMonitorRestart;
import org.chocosolver.solver.search.loop.monitors.IMonitorSolution;
import org.chocosolver.solver.search.strategy.decision.DecisionPath;
import org.chocosolver.solver.variables.Variable;
import org.jspecify.annotations.Nullable;

/**
 * Counts a search while Choco's search loop tells of it. Choco's own counters cannot serve: its backtracks are counted in
 * two places, and its nodes do not tell an alternative from a forced step.
 *
 * <p>A search is a path of steps, numbered from 1 as on Choco's decision path; step 0 is the root. At most one alternative of
 * a step is open. It is refuted if it is closed before another solution was found.
 */
abstract class ChocoCounters implements IMonitorDownBranch, IMonitorContradiction, IMonitorSolution, IMonitorRestart {

    /** One decision of Choco on the present path. Reused, since a path is left and entered at every dead end. */
    static final class Step {
        private static final long NONE_OPEN = -1;

        /** What is branched on; null at the root. */
        @Nullable
        Variable cell;

        /** Number of choice points from the root to this one. */
        int level;

        /** Whether the right branch leaves several digits, and it is not yet known what to count it as. */
        boolean openRest;

        /** How many solutions there were when the open alternative was tried. */
        private long solutionsBefore = NONE_OPEN;

        private void abandon() {
            solutionsBefore = NONE_OPEN;
            openRest = false;
        }
    }

    private final DecisionPath path;
    private final List<Step> steps = new ArrayList<>(List.of(new Step()));
    private int last;
    private long solutions;
    private long decisions;
    private long mostDecisions;
    private long backtracks;
    private long conflicts;
    private long nogoods;
    private long depth;
    private long branches;

    ChocoCounters(Solver solver) {
        path = solver.getDecisionPath();
    }

    /** Forgets the run before. */
    final void begin(Limits limits) {
        mostDecisions = limits.decisions();
        for (Step step : steps) step.solutionsBefore = Step.NONE_OPEN;
        last = 0;
        solutions = decisions = backtracks = conflicts = nogoods = depth = branches = 0;
    }

    @Override
    public final void beforeDownBranch(boolean left) {
        branches++;
        int lastOnPath = path.size() - 1; // its first element is a stand-in for the root
        if (!left) {
            closeAfter(lastOnPath);
            goRight();
            return;
        }
        Step before = last();
        last++;
        if (last == steps.size()) steps.add(new Step());
        last().cell = path.getLastDecision().getDecisionVariable();
        last().openRest = false;
        goLeft(before);
    }

    /** @param before the step before {@link #last}, which has just been added */
    abstract void goLeft(Step before);

    /** What lay after the last step was left for good. */
    abstract void goRight();

    @Override
    public void onContradiction(ContradictionException contradiction) {
        conflicts++;
    }

    @Override
    public void onSolution() {
        solutions++;
    }

    /** What is open is left, and nothing is known of it. */
    @Override
    public final void afterRestart() {
        for (; last > 0; last--) last().abandon();
    }

    /** Propagating the givens, before any search, ended in a contradiction. */
    final void rootFailed() {
        conflicts++;
    }

    /** The search space is exhausted. */
    final void end() {
        closeAfter(0);
    }

    final Step last() {
        return steps.get(last);
    }

    /**
     * An alternative is tried at a step where none is open. The one that exceeds the limit is the last: Choco looks at limits between
     * its steps, and one of these may be two alternatives.
     */
    final void open(Step step) {
        if (decisions > mostDecisions) return;
        assert step.solutionsBefore == Step.NONE_OPEN;
        step.solutionsBefore = solutions;
        decisions++;
        depth = Math.max(depth, step.level);
    }

    /** The open alternative of the step, if there is one, is left for good. */
    final void close(Step step) {
        if (step.solutionsBefore == solutions) backtracks++;
        step.solutionsBefore = Step.NONE_OPEN;
    }

    private void closeAfter(int step) {
        for (; last > step; last--) close(last());
    }

    final void learnt() {
        nogoods++;
    }

    final long decisions() {
        return decisions;
    }

    final long conflicts() {
        return conflicts;
    }

    /** Branches gone down, left or right: the nodes of Choco's own tree without its root. */
    final long branches() {
        return branches;
    }

    final void writeTo(Counters.Builder counters) {
        counters.set(Counter.DECISIONS, decisions)
                .set(Counter.BACKTRACKS, backtracks)
                .set(Counter.CONFLICTS, conflicts)
                .set(Counter.NOGOODS, nogoods)
                .set(Counter.DEPTH, depth);
    }
}
