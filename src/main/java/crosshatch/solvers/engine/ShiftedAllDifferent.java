package crosshatch.solvers.engine;

import crosshatch.puzzle.board.Distinct;
import crosshatch.solvers.matching.Components;
import crosshatch.solvers.matching.Matching;

/**
 * Generalised arc consistency of all-different with offsets and values that may repeat, by the matching of {@link AllDifferent}. What
 * is matched are values, digits plus offsets. A cell that may have a value that may repeat has a value of its own for all of these,
 * which nobody else wants. Where there are more values than cells, further nodes take what the cells do not need.
 */
final class ShiftedAllDifferent implements RelationPropagator {
    private final int[] cells;
    private final int[] offsets;
    /** Of each cell the digits that may repeat. */
    private final long[] free;
    /** Of each cell the bit that stands for these. */
    private final long[] own;

    private final Matching matching;
    private final Components components;

    /** @param distinct one that {@link #fits} */
    ShiftedAllDifferent(Distinct distinct, int digits) {
        cells = distinct.cells().stream().mapToInt(Integer::intValue).toArray();
        offsets = distinct.offsets().stream().mapToInt(Integer::intValue).toArray();
        free = new long[cells.length];
        own = new long[cells.length];
        for (int i = 0; i < cells.length; i++) {
            for (int digit = 1; digit <= digits; digit++) {
                if (distinct.mayRepeat(digit + offsets[i])) free[i] |= 1L << (digit - 1);
            }
            if (free[i] != 0) own[i] = 1L << (distinct.mostValue(digits) + i);
        }
        matching = new Matching(Long.SIZE);
        components = new Components(matching);
    }

    /** Whether all values fit into a word. */
    static boolean fits(Distinct distinct, int digits) {
        int owned = distinct.exceptions().isEmpty() ? 0 : distinct.cells().size();
        return distinct.mostValue(digits) + owned <= Long.SIZE;
    }

    @Override
    public boolean propagate(GridState state) {
        matching.clear();
        long values = 0;
        for (int i = 0; i < cells.length; i++) {
            long mask = state.mask(cells[i]);
            long shifted = (mask & ~free[i]) << offsets[i] | ((mask & free[i]) == 0 ? 0 : own[i]);
            values |= shifted;
            matching.add(shifted);
        }
        for (int more = Long.bitCount(values) - cells.length; more > 0; more--) matching.add(values);
        if (!matching.match()) return false;

        components.find(matching.nodes());
        for (int i = 0; i < cells.length; i++) {
            long possible = components.digitsAround(i) & ~own[i];
            // Never empty: the matched value is possible.
            if (!state.remove(cells[i], ~(possible >>> offsets[i] | free[i]))) return false;
        }
        return true;
    }
}
