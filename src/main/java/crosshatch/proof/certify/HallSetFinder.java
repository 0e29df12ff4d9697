package crosshatch.proof.certify;

import crosshatch.puzzle.board.Board;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntBinaryOperator;

/**
 * Finds Hall sets in a unit: k cells that have only k candidates together, one of which another cell also has; or k cells
 * with fewer than k candidates. A matching gives each cell its own digit. From a cell, follow its candidates to the cells
 * that have these digits in the matching, and so on. The cells reached are a Hall set if all their candidates are matched (P.
 * Hall, 1935).
 */
final class HallSetFinder {
    private static final int NONE = -1;

    private final Board board;
    private final IntBinaryOperator value;
    /** The cell to which the matching assigns each digit. */
    private final int[] holders;

    private final BitSet seen = new BitSet();
    private int[] cells = {};
    private int[] digits = {};

    /**
     * Makes a finder for a board.
     *
     * @param value returns for a cell and a digit: negative if the digit is no candidate, 0 if it is one of several, positive
     *     if it is the only one
     */
    HallSetFinder(Board board, IntBinaryOperator value) {
        this.board = board;
        this.value = value;
        holders = new int[board.digits() + 1];
    }

    /** Searches a unit for a smallest Hall set. If there is one, {@link #cells} and {@link #digits} contain it. */
    boolean find(int unit) {
        int[] all = board.unit(unit);
        Arrays.fill(holders, NONE);
        cells = new int[0];
        boolean found = false;
        for (int cell : all) {
            seen.clear();
            if (!augment(cell)) return reach(cell, all); // more cells than digits
        }
        for (int cell : all) {
            int[] before = cells;
            int[] digitsBefore = digits;
            boolean better = reach(cell, all) && isUseful(all) && (!found || cells.length < before.length);
            if (!better) {
                cells = before;
                digits = digitsBefore;
            }
            found |= better;
        }
        return found;
    }

    int[] cells() {
        return cells;
    }

    int[] digits() {
        return digits;
    }

    /** Assigns a digit to the cell, and moves other cells to other digits if necessary. */
    private boolean augment(int cell) {
        for (int digit = 1; digit <= board.digits(); digit++) {
            if (seen.get(digit) || value.applyAsInt(cell, digit) < 0) continue;
            seen.set(digit);
            if (holders[digit] == NONE || augment(holders[digit])) {
                holders[digit] = cell;
                return true;
            }
        }
        return false;
    }

    /** Collects the set that begins with a cell; false if it holds a candidate that nobody holds. */
    private boolean reach(int start, int[] all) {
        BitSet reached = new BitSet();
        BitSet between = new BitSet();
        reached.set(start);
        boolean grown = true;
        while (grown) {
            grown = false;
            for (int cell : all) {
                if (!reached.get(cell)) continue;
                for (int digit = 1; digit <= board.digits(); digit++) {
                    if (between.get(digit) || value.applyAsInt(cell, digit) < 0) continue;
                    if (holders[digit] == NONE) return false;
                    between.set(digit);
                    reached.set(holders[digit]);
                    grown = true;
                }
            }
        }
        cells = reached.stream().toArray();
        digits = between.stream().toArray();
        return true;
    }

    private boolean isUseful(int[] all) {
        for (int cell : all) {
            if (Arrays.binarySearch(cells, cell) >= 0) continue;
            for (int digit : digits) if (value.applyAsInt(cell, digit) == 0) return true;
        }
        return false;
    }
}
