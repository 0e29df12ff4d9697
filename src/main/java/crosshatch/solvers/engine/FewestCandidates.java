package crosshatch.solvers.engine;

/** The first cell, in row-major order, of those with the fewest candidates (R. Haralick and G. Elliott's fail-first, 1980). */
final class FewestCandidates implements CellSelection {
    @Override
    public int choose(GridState state) {
        int cells = state.board().cells();
        int best = NONE;
        int fewest = Integer.MAX_VALUE;
        for (int cell = 0; cell < cells; cell++) {
            int count = Long.bitCount(state.mask(cell));
            if (count == 2) return cell;
            if (count > 1 && count < fewest) {
                best = cell;
                fewest = count;
            }
        }
        return best;
    }
}
