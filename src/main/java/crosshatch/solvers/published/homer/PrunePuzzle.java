package crosshatch.solvers.published.homer;

import crosshatch.puzzle.board.Unit;

/**
 * Prune Puzzle: the digit of a solved cell is removed from the other cells of its units, to a fixpoint.
 *
 * <p>A single pass through rows, columns and blocks would leave r5c2 of the published puzzle unsolved: 134 unsolved nodes where
 * the published grids need 123. So the program must repeat it.
 */
record PrunePuzzle() implements Operation {

    @Override
    public String title() {
        return "Prune Puzzle";
    }

    @Override
    public void narrow(int[] candidates) {
        boolean changed;
        do {
            changed = false;
            for (Unit unit : BOARD.units()) changed |= pruneOnce(candidates, unit.cells());
        } while (changed);
    }

    /** Two solved cells with the same digit: the first empties the second, which is how a contradiction shows. */
    private static boolean pruneOnce(int[] candidates, int[] unit) {
        boolean changed = false;
        for (int cell : unit) {
            int digit = candidates[cell];
            if (!Operation.solved(digit)) continue;
            for (int other : unit) {
                if (other == cell || (candidates[other] & digit) == 0) continue;
                candidates[other] &= ~digit;
                changed = true;
            }
        }
        return changed;
    }
}
