package crosshatch.solvers.engine;

import crosshatch.puzzle.board.Board;

/**
 * Naked subsets of any size: k cells of a unit with k candidates between them keep these to themselves ("preemptive sets",
 * J. F. Crook, Notices of the AMS 56(4), 2009; P. Hall's condition, 1935). Fewer than k candidates are a dead end.
 *
 * <p>Looks at the sets one by one, so the work may double with each open cell of a unit. As strong as {@link
 * AllDifferent}, which finds the same in polynomial time without showing the sets.
 */
final class NakedSubsets implements Propagator {
    /** The cells of the unit that are not filled. */
    private final int[] open;

    private int openCount;

    NakedSubsets(Board board) {
        open = new int[board.digits()];
    }

    @Override
    public String name() {
        return "naked subset";
    }

    @Override
    public boolean propagate(GridState state, int unit) {
        openCount = 0;
        for (int cell : state.board().unit(unit)) {
            if (!state.isFilled(cell)) open[openCount++] = cell;
        }
        return extend(state, unit, 0, 0, 0);
    }

    /**
     * Goes through the sets that begin with a chosen one and go on from {@code next} in {@link #open}.
     *
     * @param size of the chosen set
     * @param union its candidates
     */
    private boolean extend(GridState state, int unit, int next, int size, long union) {
        for (int i = next; i < openCount; i++) {
            long grown = union | state.mask(open[i]);
            int digits = Long.bitCount(grown);
            if (digits <= size) return state.deadEnd("more cells than digits", unit);
            if (digits == size + 1) keepTo(state, grown);
            // With all cells that are still to come, could there be as many cells as digits?
            boolean hopeful = digits <= size + openCount - i;
            if (hopeful && !extend(state, unit, i + 1, size + 1, grown)) return false;
        }
        return true;
    }

    /** Removes the digits of a naked subset from the other cells: those with a candidate that is not among them. */
    private void keepTo(GridState state, long digits) {
        for (int i = 0; i < openCount; i++) {
            if ((state.mask(open[i]) & ~digits) != 0) state.remove(open[i], digits);
        }
    }
}
