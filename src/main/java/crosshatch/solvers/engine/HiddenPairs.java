package crosshatch.solvers.engine;

import crosshatch.puzzle.board.Board;
import java.util.Arrays;

/** Two digits of an exact unit with the same two places: these two cells can hold nothing else. */
final class HiddenPairs implements Propagator {
    /** For each digit, from bit 0 on, the places it has in the unit: bit i for the i-th cell. */
    private final long[] places;

    HiddenPairs(Board board) {
        places = new long[board.digits()];
    }

    @Override
    public String name() {
        return "hidden pair";
    }

    @Override
    public boolean propagate(GridState state, int unit) {
        int[] cells = state.board().unit(unit);
        if (cells.length < places.length) return true;
        collectPlaces(state, cells);
        for (int i = 0; i < places.length; i++) {
            if (Long.bitCount(places[i]) != 2) continue;
            for (int j = i + 1; j < places.length; j++) {
                if (places[j] == places[i] && !confine(state, cells, places[i], 1L << i | 1L << j)) return false;
            }
        }
        return true;
    }

    private void collectPlaces(GridState state, int[] cells) {
        Arrays.fill(places, 0);
        for (int place = 0; place < cells.length; place++) {
            for (long left = state.mask(cells[place]); left != 0; left &= left - 1) {
                places[Long.numberOfTrailingZeros(left)] |= 1L << place;
            }
        }
    }

    private static boolean confine(GridState state, int[] cells, long twoPlaces, long pair) {
        for (long left = twoPlaces; left != 0; left &= left - 1) {
            if (!state.remove(cells[Long.numberOfTrailingZeros(left)], ~pair)) return false;
        }
        return true;
    }
}
