package crosshatch.solvers.engine;

/** The first cell, in row-major order, that has two candidates or more. */
final class FirstOpenCell implements CellSelection {
    @Override
    public int choose(GridState state) {
        int cells = state.board().cells();
        for (int cell = 0; cell < cells; cell++) {
            if (Long.bitCount(state.mask(cell)) > 1) return cell;
        }
        return NONE;
    }
}
