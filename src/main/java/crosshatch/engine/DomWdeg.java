package crosshatch.engine;

import crosshatch.board.Board;

/**
 * The cell with the fewest candidates for the weight of its units, first in row-major order; units weigh more the more often
 * they have failed.
 *
 * <p>F. Boussemart, F. Hemery, C. Lecoutre and L. Sais, "Boosting systematic search by weighting constraints", ECAI 2004: a
 * constraint weighs 1 and 1 more for each dead end it was the cause of, and counts only while it holds another open cell.
 */
final class DomWdeg implements CellSelection {
    private final int[] failures;
    /** Weight of each unit, as of the choice at hand; 0 if it holds fewer than two open cells. */
    private final long[] weights;

    /** @param failures how often each unit has failed, kept up by others */
    DomWdeg(int[] failures) {
        this.failures = failures;
        weights = new long[failures.length];
    }

    @Override
    public int choose(GridState state) {
        Board board = state.board();
        weighUnits(state, board);
        int best = NONE;
        long bestCount = 0;
        long bestWeight = 0;
        for (int cell = 0; cell < board.cells(); cell++) {
            int count = Long.bitCount(state.mask(cell));
            if (count < 2) continue;
            long weight = 0;
            for (int unit : board.unitsOf(cell)) weight += weights[unit];
            // count / weight < bestCount / bestWeight, without division
            if (best == NONE || count * bestWeight < bestCount * weight) {
                best = cell;
                bestCount = count;
                bestWeight = weight;
            }
        }
        return best;
    }

    private void weighUnits(GridState state, Board board) {
        for (int unit = 0; unit < weights.length; unit++) {
            int open = 0;
            for (int cell : board.unit(unit)) {
                if (Long.bitCount(state.mask(cell)) > 1) open++;
            }
            weights[unit] = open < 2 ? 0 : 1 + failures[unit];
        }
    }
}
