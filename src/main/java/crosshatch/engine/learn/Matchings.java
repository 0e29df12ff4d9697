package crosshatch.engine.learn;

import crosshatch.board.Board;
import java.util.Arrays;

/**
 * For each unit a matching of its places with digits, kept from one look to the next: only a place that has lost its digit is matched
 * anew, and candidates that come back hurt no matching. A unit with fewer cells than the board has digits has places without a cell
 * behind them, which may hold any digit.
 *
 * <p>In the graph of a matching an arc leads from a place to each place that holds a digit it could take. Sets of places and of digits
 * are words, from bit 0 on; a closure takes one step for a place. What can be reached from where is the same for every complete matching
 * (A. Dulmage and N. Mendelsohn, Canadian Journal of Mathematics 10, 1958).
 *
 * <p>Augmenting paths: C. Berge, "Two theorems in graph theory", PNAS 43(9), 1957. Kept matchings: I. Gent, I. Miguel and P. Nightingale,
 * "Generalised arc consistency for the AllDifferent constraint: an empirical survey", Artificial Intelligence 172(18), 2008.
 */
final class Matchings {
    private static final byte NONE = -1;

    private final Board board;
    private final Slots slots;
    private final Singles singles;
    private final int size;
    private final long all;
    /** By unit and place, from unit times {@link #size} on: the digit it holds, from 0. */
    private final byte[] digits;
    /** By unit and digit, likewise: the place that holds it. */
    private final byte[] places;
    /** By unit: the places that hold no digit. */
    private final long[] unmatched;
    /** By unit: the digits that no place holds. */
    private final long[] free;
    /** By unit: the places without a cell. */
    private final long[] spare;
    /** Digits that {@link #augment} has looked at. */
    private long seen;

    /** The places that {@link #ahead} has reached. */
    private long reached;

    Matchings(Slots slots, Singles singles) {
        this.slots = slots;
        this.singles = singles;
        board = slots.board();
        size = board.digits();
        all = -1L >>> (Long.SIZE - size);
        digits = new byte[board.unitCount() * size];
        places = new byte[board.unitCount() * size];
        unmatched = new long[board.unitCount()];
        free = new long[board.unitCount()];
        spare = new long[board.unitCount()];
        for (int unit = 0; unit < spare.length; unit++) {
            int cells = board.unit(unit).length;
            spare[unit] = cells == size ? 0 : all & -1L << cells;
        }
    }

    /** Nothing is matched. */
    void begin() {
        Arrays.fill(digits, NONE);
        Arrays.fill(places, NONE);
        Arrays.fill(unmatched, all);
        Arrays.fill(free, all);
    }

    /** All places of a unit, those without a cell included. */
    long places() {
        return all;
    }

    /** The digits that a place may hold. */
    private long mask(int unit, int place) {
        int[] cells = board.unit(unit);
        return place < cells.length ? singles.open(cells[place]) : all;
    }

    /**
     * Matches all places of a unit.
     *
     * @param lost places that may have lost their digit since
     * @return false if there is no such matching; {@link #tooFew} then says why
     */
    boolean match(int unit, long lost) {
        int base = unit * size;
        for (long left = lost & ~unmatched[unit]; left != 0; left &= left - 1) {
            int place = Long.numberOfTrailingZeros(left);
            int digit = digits[base + place];
            if ((mask(unit, place) >> digit & 1) != 0) continue;
            unmatched[unit] |= 1L << place;
            free[unit] |= 1L << digit;
            places[base + digit] = NONE;
        }
        // Places without a cell come last: they find a digit whenever one is free.
        for (; unmatched[unit] != 0; unmatched[unit] &= unmatched[unit] - 1) {
            seen = 0;
            if (!augment(unit, Long.numberOfTrailingZeros(unmatched[unit]))) return false;
        }
        return true;
    }

    /** After {@link #match} failed: digits that are all the candidates of one place more than they are. */
    long tooFew() {
        return seen;
    }

    /** The place for which {@link #match} found no digit. */
    long unmatched(int unit) {
        return Long.lowestOneBit(unmatched[unit]);
    }

    /** Finds the place a digit, sending the place that has it elsewhere if need be. */
    private boolean augment(int unit, int place) {
        long mask = mask(unit, place);
        long choice = mask & free[unit];
        if (choice != 0) {
            free[unit] &= ~Long.lowestOneBit(choice);
            assign(unit, place, Long.numberOfTrailingZeros(choice));
            return true;
        }
        for (long left = mask & ~seen; left != 0; left = mask & ~seen) {
            int digit = Long.numberOfTrailingZeros(left);
            seen |= 1L << digit;
            if (augment(unit, places[unit * size + digit])) {
                assign(unit, place, digit);
                return true;
            }
        }
        return false;
    }

    private void assign(int unit, int place, int digit) {
        digits[unit * size + place] = (byte) digit;
        places[unit * size + digit] = (byte) place;
    }

    /**
     * The digits held by all places that can be reached from one, its own included; {@link #reached} then are these places. They have no
     * other candidates: a Hall set.
     *
     * @param enough it may stop when it has reached these
     */
    long ahead(int unit, int from, long enough) {
        int base = unit * size;
        int[] cells = board.unit(unit);
        long ahead = 1L << digits[base + from];
        reached = 1L << from;
        long left = mask(unit, from) & ~ahead;
        while (left != 0 && (enough & ~reached) != 0) {
            int place = places[base + Long.numberOfTrailingZeros(left)];
            ahead |= Long.lowestOneBit(left);
            reached |= 1L << place;
            left = (left | (place < cells.length ? singles.open(cells[place]) : all)) & ~ahead;
        }
        return ahead;
    }

    /** The places that the last {@link #ahead} has reached. */
    long reached() {
        return reached;
    }

    /**
     * The places from which one can be reached, with it.
     *
     * @param within the ways lead over these places only
     */
    long behind(int unit, int to, long within) {
        int base = unit * size;
        int slot = slots.slot(unit, 1);
        long behind = 1L << to;
        for (long left = behind; left != 0; ) {
            int digit = digits[base + Long.numberOfTrailingZeros(left)];
            left &= left - 1;
            long more = (singles.open(slot + digit) | spare[unit]) & within & ~behind;
            behind |= more;
            left |= more;
        }
        return behind;
    }

    /** The digits that places hold. */
    long held(int unit, long places) {
        long held = 0;
        for (long left = places; left != 0; left &= left - 1) {
            held |= 1L << digits[unit * size + Long.numberOfTrailingZeros(left)];
        }
        return held;
    }

    /** The place that holds the lowest digit of a mask. */
    int holder(int unit, long mask) {
        return places[unit * size + Long.numberOfTrailingZeros(mask)];
    }

    /** The places that hold some digits, each of which is held. */
    long holders(int unit, long mask) {
        long holders = 0;
        for (long left = mask; left != 0; left &= left - 1) holders |= 1L << holder(unit, left);
        return holders;
    }
}
