package crosshatch.solvers.published.homer;

import crosshatch.puzzle.Puzzle;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;

/** Tells a trace what each operation did, by comparing the candidates before and after. */
final class HomerTracer {
    private final Trace trace;
    private final HomerGrid grid;
    private final int[] before;

    /** @param grid as imported, pruned already; that pruning is still to be told */
    HomerTracer(Trace trace, Puzzle puzzle, HomerGrid grid) {
        this.trace = trace;
        this.grid = grid;
        before = HomerGrid.unpruned(puzzle);
    }

    void applied(Operation operation) {
        if (!trace.on()) return;
        for (int cell = 0; cell < before.length; cell++) {
            int candidates = grid.candidates(cell);
            if (candidates != before[cell]) narrowed(cell, before[cell] & ~candidates, candidates, operation.title());
            before[cell] = candidates;
        }
        trace.event(new Event.Note(operation.title() + ": " + grid.unsolvedNodes() + " unsolved nodes"));
    }

    private void narrowed(int cell, int removed, int left, String reason) {
        if (Operation.solved(left)) {
            trace.event(new Event.Placed(cell, digit(left), reason));
            return;
        }
        for (int rest = removed; rest != 0; rest &= rest - 1) {
            trace.event(new Event.Removed(cell, digit(rest), reason));
        }
    }

    /** The smallest digit of a set. */
    private static int digit(int set) {
        return Integer.numberOfTrailingZeros(set) + 1;
    }

    void broken() {
        if (trace.on()) trace.event(new Event.DeadEnd("a cell without candidates"));
    }

    void solved() {
        if (trace.on()) trace.event(new Event.Solution(grid.grid()));
    }
}
