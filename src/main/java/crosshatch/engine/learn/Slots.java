package crosshatch.engine.learn;

import crosshatch.board.Board;
import java.util.Arrays;

/**
 * A board as slots, each of which takes at most one of its candidates. A slot is a cell, which takes one of its digits, or a digit
 * in a unit, which takes one of the unit's cells: so naked and hidden single are one rule. Cells come first, then the digits of
 * the first unit, and so on. The place of a candidate in its slot is a bit of a word: in a cell its digit, in a unit its cell.
 */
final class Slots {
    /** A slot and a place in it are one int: the place in this many low bits. */
    private static final int PLACE_BITS = 6;

    private final Board board;
    private final int digits;
    private final int[][] members;
    /** The spots of candidate c are {@code spots[first[c]]} to {@code spots[first[c + 1] - 1]}; the first is in its cell. */
    private final int[] first;

    private final int[] spots;

    Slots(Board board) {
        this.board = board;
        digits = board.digits();
        int cells = board.cells();
        members = new int[cells + board.unitCount() * digits][];
        for (int cell = 0; cell < cells; cell++) {
            members[cell] = new int[digits];
            for (int place = 0; place < digits; place++) members[cell][place] = cell * digits + place;
        }
        for (int slot = cells; slot < members.length; slot++) {
            int digit = (slot - cells) % digits;
            members[slot] = Arrays.stream(board.unit(unit(slot)))
                    .map(cell -> cell * digits + digit)
                    .toArray();
        }
        first = new int[cells * digits + 1];
        for (int[] slot : members) for (int candidate : slot) first[candidate + 1]++;
        Arrays.parallelPrefix(first, Integer::sum);
        spots = new int[first[cells * digits]];
        int[] next = first.clone();
        for (int slot = 0; slot < members.length; slot++) {
            for (int place = 0; place < members[slot].length; place++) {
                spots[next[members[slot][place]]++] = slot << PLACE_BITS | place;
            }
        }
    }

    Board board() {
        return board;
    }

    int count() {
        return members.length;
    }

    int candidates() {
        return first.length - 1;
    }

    int candidate(int cell, int digit) {
        return cell * digits + digit - 1;
    }

    int cell(int candidate) {
        return candidate / digits;
    }

    /** The digit of a candidate, from 1. */
    int digit(int candidate) {
        return candidate % digits + 1;
    }

    /** Whether a slot is a cell. */
    boolean isCell(int slot) {
        return slot < board.cells();
    }

    /** The unit of a slot that is no cell. */
    int unit(int slot) {
        return (slot - board.cells()) / digits;
    }

    /** The candidates of a slot by their places. */
    int[] members(int slot) {
        return members[slot];
    }

    int member(int slot, int place) {
        return members[slot][place];
    }

    int firstSpot(int candidate) {
        return first[candidate];
    }

    /** @param index from {@link #firstSpot} of a candidate to that of the next one, this left out */
    int spot(int index) {
        return spots[index];
    }

    static int slot(int spot) {
        return spot >> PLACE_BITS;
    }

    /** The place in its slot, as its bit. */
    static long place(int spot) {
        return 1L << spot; // shifts take the low six bits
    }
}
