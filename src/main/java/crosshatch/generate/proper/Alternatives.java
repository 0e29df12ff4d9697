package crosshatch.generate.proper;

import crosshatch.puzzle.Grid;
import org.jspecify.annotations.Nullable;

/**
 * Where other full grids differ from the solution of a puzzle. A draft that gives none of those cells has that other solution
 * too, so most drafts that are not proper are known by a look, without a search: the unavoidable sets of G. McGuire et al. (Experimental
 * Mathematics 23, 2014), as they are met. One thread.
 */
final class Alternatives {
    /** The newest are kept: a look at all of them takes less than a search. */
    private static final int MOST = 256;

    private static final int CELLS = Drafts.BOARD.cells();
    private static final int HALF = 64;

    /** The cells of each, a bit each, from 0 up. */
    private final long[] low = new long[MOST];

    private final long[] high = new long[MOST];
    private int count;
    private int next;
    private @Nullable Grid solution;

    /** Whether a draft that is proper has the solution that is known. */
    boolean knows(int[] proper) {
        if (solution == null) return false;
        for (int cell = 0; cell < CELLS; cell++) {
            if (proper[cell] != 0 && proper[cell] != solution.digit(cell)) return false;
        }
        return true;
    }

    /** Forgets what was known of another one. */
    void setSolution(Grid known) {
        solution = known;
        count = 0;
        next = 0;
    }

    /** @param found any full grid; the solution itself is none */
    void add(Grid found) {
        if (solution == null || found.equals(solution)) return;
        low[next] = differences(found, solution, 0, HALF);
        high[next] = differences(found, solution, HALF, CELLS);
        next = (next + 1) % MOST;
        count = Math.min(count + 1, MOST);
    }

    private static long differences(Grid one, Grid other, int from, int to) {
        long cells = 0;
        for (int cell = from; cell < to; cell++) {
            if (one.digit(cell) != other.digit(cell)) cells |= 1L << (cell - from);
        }
        return cells;
    }

    /** Whether one of them is a solution of a draft, beside the one that is known. */
    boolean solve(int[] draft) {
        long givenLow = given(draft, 0, HALF);
        long givenHigh = given(draft, HALF, CELLS);
        for (int i = 0; i < count; i++) {
            if (((low[i] & givenLow) | (high[i] & givenHigh)) == 0) return true;
        }
        return false;
    }

    private static long given(int[] draft, int from, int to) {
        long cells = 0;
        for (int cell = from; cell < to; cell++) {
            if (draft[cell] != 0) cells |= 1L << (cell - from);
        }
        return cells;
    }
}
