package crosshatch.proof.certify;

import crosshatch.puzzle.board.Board;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntBinaryOperator;

/**
 * Finds k cells of a unit with k candidates between them, one of which another cell has too; or with fewer than k. A
 * matching gives each cell a digit of its own; the cells that can be reached from one of them by "a cell that holds one of its
 * candidates" are such a set, if all these candidates are held (P. Hall, 1935).
 */
final class HallSetFinder {
    private static final int NONE = -1;

    private final Board board;
    private final IntBinaryOperator value;
    /** By digit: the cell that is to hold it. */
    private final int[] holders;

    private final BitSet seen = new BitSet();
    private int[] cells = {};
    private int[] digits = {};

    /** @param value of a cell and a digit: negative if that is no candidate, 0 if it may be one, positive if it is the only one */
    HallSetFinder(Board board, IntBinaryOperator value) {
        this.board = board;
        this.value = value;
        holders = new int[board.digits() + 1];
    }

    /** Looks for a smallest one; it is then in {@link #cells} and {@link #digits}. */
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

    /** Finds the cell a digit, sending the cell that has it elsewhere if need be. */
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
