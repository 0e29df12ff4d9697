package crosshatch.solvers.model.choco;

import org.chocosolver.solver.Solver;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.variables.IntVar;

/**
 * Counts Choco's depth-first search, where each step is a cell and a digit: left, cell = digit; then right, cell ≠ digit.
 *
 * <p>The laboratory speaks of choice points with one alternative per candidate. How the one is read as the other, for a cell
 * with the candidates 1, 2 and 3:
 *
 * <pre>
 *   r1c1 = 1 ─── an alternative                                              level 1
 *   r1c1 ≠ 1 ─┬─ if r1c1 is branched on next, the choice point goes on:
 *             │    r1c1 = 2 ─── an alternative                               level 1
 *             │    r1c1 ≠ 2 ─── leaves one digit, the last alternative       level 1
 *             └─ if another cell is, or this is a dead end or a solution,
 *                  an alternative, standing for all the digits it leaves     level 1
 *                    r5c5 = 4 ─── an alternative                             level 2
 * </pre>
 *
 * So the counts are those of the tree with one child per candidate, as long as cell ≠ digit removes nothing that the children
 * would have to refute one by one.
 */
final class TwoWayCounters extends ChocoCounters {
    TwoWayCounters(Solver solver) {
        super(solver);
    }

    @Override
    void goLeft(Step before) {
        Step step = last();
        boolean goesOn = before.openRest && before.cell == step.cell;
        if (!goesOn) settle(before);
        step.level = goesOn ? before.level : before.level + 1;
        open(step);
    }

    @Override
    void goRight() {
        Step step = last();
        close(step);
        // The digit that was tried on the left is back, so two candidates mean that one is left on the right.
        if (step.cell instanceof IntVar cell && cell.getDomainSize() > 2) {
            step.openRest = true;
        } else {
            open(step);
        }
    }

    @Override
    public void onContradiction(ContradictionException contradiction) {
        settle(last());
        super.onContradiction(contradiction);
    }

    @Override
    public void onSolution() {
        settle(last());
        super.onSolution();
    }

    /** The rest of a choice point turns out to be one alternative. */
    private void settle(Step step) {
        if (step.openRest) open(step);
        step.openRest = false;
    }
}
