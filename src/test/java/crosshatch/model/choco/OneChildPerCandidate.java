package crosshatch.model.choco;

import crosshatch.puzzle.Geometry;
import crosshatch.puzzle.Puzzle;
import java.util.Arrays;

/**
 * The reference for counters: enumerates the search tree with one child per candidate in the plainest way, and shares nothing
 * with Choco. At each node a digit goes if no filling of some unit has it there; then the cell with fewest candidates, the
 * first of these row by row, is tried with each of them in ascending order.
 */
final class OneChildPerCandidate {
    private final Geometry geometry;
    private final int limit;
    int solutions;
    int decisions;
    int backtracks;
    int conflicts;
    int depth;
    /** The most candidates that a cell branched on had. */
    int widest;

    OneChildPerCandidate(Puzzle puzzle, int limit) {
        geometry = puzzle.geometry();
        this.limit = limit;
        int[] masks = new int[geometry.cells()];
        int all = (1 << geometry.digits()) - 1;
        Arrays.setAll(masks, cell -> puzzle.given(cell) == 0 ? all : 1 << (puzzle.given(cell) - 1));
        search(masks, 0);
    }

    /** @return whether there is a solution below */
    private boolean search(int[] masks, int level) {
        if (!filter(masks)) {
            conflicts++;
            return false;
        }
        int cell = choose(masks);
        if (cell < 0) {
            solutions++;
            return true;
        }
        widest = Math.max(widest, Integer.bitCount(masks[cell]));
        boolean any = false;
        for (int rest = masks[cell]; rest != 0 && solutions < limit; rest &= rest - 1) {
            int[] child = masks.clone();
            child[cell] = Integer.lowestOneBit(rest);
            decisions++;
            depth = Math.max(depth, level + 1);
            if (search(child, level + 1)) any = true;
            else backtracks++;
        }
        return any;
    }

    private static int choose(int[] masks) {
        int best = -1;
        for (int cell = 0; cell < masks.length; cell++) {
            int candidates = Integer.bitCount(masks[cell]);
            if (candidates > 1 && (best < 0 || candidates < Integer.bitCount(masks[best]))) best = cell;
        }
        return best;
    }

    private boolean filter(int[] masks) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int unit = 0; unit < geometry.unitCount(); unit++) {
                for (int cell : geometry.unit(unit)) {
                    int supported = supported(masks, geometry.unit(unit), cell);
                    if (supported == 0) return false;
                    changed |= supported != masks[cell];
                    masks[cell] = supported;
                }
            }
        }
        return true;
    }

    /** The digits that {@code cell} has in some filling of the unit. */
    private static int supported(int[] masks, int[] unit, int cell) {
        int supported = 0;
        for (int rest = masks[cell]; rest != 0; rest &= rest - 1) {
            int digit = Integer.lowestOneBit(rest);
            if (canFill(masks, unit, 0, cell, digit, 0)) supported |= digit;
        }
        return supported;
    }

    /** Whether the cells of the unit from place {@code from} on can get different digits, none of them {@code used}. */
    private static boolean canFill(int[] masks, int[] unit, int from, int cell, int digit, int used) {
        if (from == unit.length) return true;
        int mask = unit[from] == cell ? digit : masks[unit[from]];
        for (int rest = mask & ~used; rest != 0; rest &= rest - 1) {
            if (canFill(masks, unit, from + 1, cell, digit, used | Integer.lowestOneBit(rest))) return true;
        }
        return false;
    }
}
