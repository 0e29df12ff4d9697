package crosshatch.solvers.lcg;

import crosshatch.puzzle.board.Board;

/**
 * A board as slots, each of which takes at most one of its candidates. A slot is a cell, which takes one of its digits, or a digit
 * in a unit, which takes one of the unit's cells: so naked and hidden single are one rule. Cells come first, then the digits of
 * the first unit, and so on. The place of a candidate in its slot is a bit of a word: in a cell its digit, in a unit its cell.
 *
 * <p>Candidates are numbered anew for each puzzle, from 0 in the order of their cells and digits: those that its givens rule out have
 * no number. What is kept by candidate or literal then lies together, where most of a large board would lie between.
 */
final class ExactlyOneSets {
    /** A slot and a place in it are one int: the place in this many low bits. */
    private static final int PLACE_BITS = 6;

    private final Board board;
    private final int digits;
    /** Of each cell, for each of its units in their order: the slot of the first digit there, and the cell's place. */
    private final int[][] unitSpots;
    /** By slot and place; of candidates without a number what is left from another puzzle. */
    private final int[][] members;

    /** By candidate, as the next two. */
    private final int[] cells;

    private final int[] digitOf;
    /** The spots of candidate c are {@code spots[first[c]]} to {@code spots[first[c + 1] - 1]}; the first is in its cell. */
    private final int[] first;

    private final int[] spots;
    private int candidates;
    /** Of each cell the digits whose candidates have a number. */
    private final long[] numbered;

    ExactlyOneSets(Board board) {
        this.board = board;
        digits = board.digits();
        int most = mostCandidates();
        unitSpots = unitSpots();
        members = new int[board.cells() + board.unitCount() * digits][];
        for (int slot = 0; slot < members.length; slot++) {
            members[slot] = new int[isCell(slot) ? digits : board.unit(unit(slot)).length];
        }
        cells = new int[most];
        digitOf = new int[most];
        first = new int[most + 1];
        int spotsOfOneDigit = board.cells();
        for (int[] ofCell : unitSpots) spotsOfOneDigit += ofCell.length;
        spots = new int[spotsOfOneDigit * digits];
        numbered = new long[board.cells()];
    }

    private int[][] unitSpots() {
        int[][] ofCells = new int[board.cells()][];
        for (int cell = 0; cell < ofCells.length; cell++) ofCells[cell] = new int[board.unitsOf(cell).length];
        int[] known = new int[ofCells.length];
        for (int unit = 0; unit < board.unitCount(); unit++) {
            int[] unitCells = board.unit(unit);
            for (int place = 0; place < unitCells.length; place++) {
                int cell = unitCells[place];
                ofCells[cell][known[cell]++] = (board.cells() + unit * digits) << PLACE_BITS | place;
            }
        }
        return ofCells;
    }

    /**
     * Numbers the candidates anew.
     *
     * @param masks of each cell, bit {@code d-1} for digit {@code d}
     */
    void number(long[] masks) {
        candidates = 0;
        int end = 0;
        for (int cell = 0; cell < numbered.length; cell++) {
            numbered[cell] = masks[cell];
            for (long left = masks[cell]; left != 0; left &= left - 1) {
                int digit = Long.numberOfTrailingZeros(left);
                cells[candidates] = cell;
                digitOf[candidates] = digit + 1;
                first[candidates] = end;
                spots[end++] = cell << PLACE_BITS | digit;
                for (int spot : unitSpots[cell]) spots[end++] = spot + (digit << PLACE_BITS);
                for (int i = first[candidates]; i < end; i++) {
                    members[slot(spots[i])][spots[i] & (1 << PLACE_BITS) - 1] = candidates;
                }
                candidates++;
            }
        }
        first[candidates] = end;
    }

    Board board() {
        return board;
    }

    int count() {
        return members.length;
    }

    /** Number of candidates that have a number now. */
    int candidates() {
        return candidates;
    }

    /** Number of candidates of a board without givens. */
    int mostCandidates() {
        return board.cells() * digits;
    }

    /** The digits of a cell whose candidates have a number, bit {@code d-1} for digit {@code d}. */
    long numbered(int cell) {
        return numbered[cell];
    }

    int candidate(int cell, int digit) {
        return members[cell][digit - 1];
    }

    int cell(int candidate) {
        return cells[candidate];
    }

    /** The digit of a candidate, from 1. */
    int digit(int candidate) {
        return digitOf[candidate];
    }

    /** Whether a slot is a cell. */
    boolean isCell(int slot) {
        return slot < board.cells();
    }

    /** Whether a slot must be taken, not just may: each cell, and each digit of a unit that has as many cells as digits. */
    boolean isExact(int slot) {
        return isCell(slot) || board.isExact(unit(slot));
    }

    /** The slot of a digit in a unit. */
    int slot(int unit, int digit) {
        return board.cells() + unit * digits + digit - 1;
    }

    /** The unit of a slot that is no cell. */
    int unit(int slot) {
        return (slot - board.cells()) / digits;
    }

    /**
     * The place of a cell in one of its units, as its bit.
     *
     * @param index of the unit among those of the cell
     */
    long placeInUnit(int cell, int index) {
        return place(unitSpots[cell][index]);
    }

    /** The candidates of a slot by their places, where they have a number. */
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
