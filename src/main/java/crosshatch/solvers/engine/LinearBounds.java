package crosshatch.solvers.engine;

import crosshatch.puzzle.board.Linear;

/**
 * Bounds of a linear sum: a digit stays a candidate while the least and the most that the other terms can be leave room for it. Of a sum
 * that only must differ from its value, this sees something once one cell is open.
 */
final class LinearBounds implements RelationPropagator {
    private final int[] cells;
    private final int[] coefficients;
    private final Linear.Comparison comparison;
    private final long value;
    private final int digits;

    LinearBounds(Linear linear, int digits) {
        cells = linear.cells().stream().mapToInt(Integer::intValue).toArray();
        coefficients =
                linear.coefficients().stream().mapToInt(Integer::intValue).toArray();
        comparison = linear.comparison();
        value = linear.value();
        this.digits = digits;
    }

    @Override
    public boolean propagate(GridState state) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i < cells.length; i++) {
                long before = state.mask(cells[i]);
                if (!state.remove(cells[i], ~fitting(state, i))) return false;
                changed |= state.mask(cells[i]) != before;
            }
        }
        return true;
    }

    /** The digits of a cell for which the others leave room. */
    private long fitting(GridState state, int cell) {
        long least = 0;
        long most = 0;
        for (int i = 0; i < cells.length; i++) {
            if (i == cell) continue;
            long mask = state.mask(cells[i]);
            long low = (long) coefficients[i] * EngineTracer.number(Long.lowestOneBit(mask));
            long high = (long) coefficients[i] * EngineTracer.number(Long.highestOneBit(mask));
            least += Math.min(low, high);
            most += Math.max(low, high);
        }
        long fitting = 0;
        for (int digit = 1; digit <= digits; digit++) {
            long term = (long) coefficients[cell] * digit;
            if (leavesRoom(least + term, most + term)) fitting |= 1L << (digit - 1);
        }
        return fitting;
    }

    private boolean leavesRoom(long least, long most) {
        return switch (comparison) {
            case EQUAL -> least <= value && value <= most;
            case AT_MOST -> least <= value;
            case DIFFERENT -> least != value || most != value;
        };
    }
}
