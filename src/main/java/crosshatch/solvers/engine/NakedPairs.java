package crosshatch.solvers.engine;

/** Two cells of a unit with the same two candidates: no other cell of the unit can have either. */
final class NakedPairs implements Propagator {
    @Override
    public String name() {
        return "naked pair";
    }

    @Override
    public boolean propagate(GridState state, int unit) {
        int[] cells = state.board().unit(unit);
        for (int i = 0; i < cells.length; i++) {
            long pair = state.mask(cells[i]);
            if (Long.bitCount(pair) != 2) continue;
            for (int j = i + 1; j < cells.length; j++) {
                if (state.mask(cells[j]) == pair && !removeFromOthers(state, cells, i, j, pair)) return false;
            }
        }
        return true;
    }

    private static boolean removeFromOthers(GridState state, int[] cells, int i, int j, long pair) {
        for (int k = 0; k < cells.length; k++) {
            if (k != i && k != j && !state.remove(cells[k], pair)) return false;
        }
        return true;
    }
}
