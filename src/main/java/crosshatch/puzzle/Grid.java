package crosshatch.puzzle;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * One digit per cell, 0 for a blank; immutable. A grid is a solution or the givens of a puzzle, and need not be valid.
 *
 * <p>A cell is a byte from 0 to 127. On a board with more digits, a cell is two bytes: first the lower seven bits of all cells, then
 * the higher bits of all cells.
 */
public final class Grid {
    private static final VarHandle EIGHT_BYTES =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final long HIGHEST_BITS = 0x8080_8080_8080_8080L;
    private static final int BITS = 7;

    private final Board board;
    private final byte[] digits;
    private final boolean wide;

    private Grid(Board board, byte[] digits) {
        this.board = board;
        this.digits = digits;
        wide = isWide(board);
    }

    private static boolean isWide(Board board) {
        return board.digits() > Byte.MAX_VALUE;
    }

    /** The number of bytes. */
    private static int size(Board board) {
        return isWide(board) ? 2 * board.cells() : board.cells();
    }

    /**
     * @param digits one per cell, row by row, 0…n; copied
     * @throws IllegalArgumentException if there are too few, too many, or one out of range
     */
    public static Grid of(Board board, int[] digits) {
        if (digits.length != board.cells()) {
            throw new IllegalArgumentException(digits.length + " cells, expected " + board.cells());
        }
        byte[] bytes = new byte[size(board)];
        for (int cell = 0; cell < digits.length; cell++) {
            if (digits[cell] < 0 || digits[cell] > board.digits()) {
                throw new IllegalArgumentException(
                        board.cellName(cell) + ": digit " + digits[cell] + ", expected 0 to " + board.digits());
            }
            bytes[cell] = (byte) (digits[cell] & Byte.MAX_VALUE);
            if (isWide(board)) bytes[digits.length + cell] = (byte) (digits[cell] >> BITS);
        }
        return new Grid(board, bytes);
    }

    /**
     * Makes the same grid from bytes, for solvers that take a microsecond.
     *
     * @param digits one per cell, row by row, 0…n; of a board of more than 127 digits, as {@link #bytes} gives them. Copied
     * @throws IllegalArgumentException if there are too few, too many, or one out of range
     */
    public static Grid of(Board board, byte[] digits) {
        if (digits.length != size(board)) {
            throw new IllegalArgumentException(digits.length + " bytes, expected " + size(board));
        }
        if (isWide(board)) return of(board, new Grid(board, digits).digits());
        requireInRange(digits, board.digits());
        return new Grid(board, digits.clone());
    }

    private static void requireInRange(byte[] digits, int most) {
        int outside = 0;
        for (byte digit : digits) outside |= digit | most - digit; // without a branch: negative if one is out of range
        if (outside < 0) throw new IllegalArgumentException("a digit out of range, expected 0 to " + most);
    }

    public Board board() {
        return board;
    }

    /** Returns the digit of {@code cell}, 0 for a blank. */
    public int digit(int cell) {
        return wide ? digits[cell] | digits[board.cells() + cell] << BITS : digits[cell];
    }

    /**
     * Returns the digits of eight cells, a byte each, the first in the lowest: for solvers that take a microsecond.
     *
     * @throws IndexOutOfBoundsException if there are no eight cells from there on
     */
    public long eightDigits(int first) {
        return (long) EIGHT_BYTES.get(digits, first);
    }

    /** Whether every cell of this grid holds a digit, and that of {@code givens} where they have one. Of the same board. */
    boolean fills(Grid givens) {
        long missing = 0;
        int cell = 0;
        for (; !wide && cell <= digits.length - Long.BYTES; cell += Long.BYTES) {
            long here = eightDigits(cell);
            long given = givens.eightDigits(cell);
            missing |= ~notZero(here) | (notZero(given) & notZero(given ^ here));
        }
        boolean allHere = (missing & HIGHEST_BITS) == 0;
        for (; cell < board.cells(); cell++) {
            int given = givens.digit(cell);
            allHere &= digit(cell) != 0 && (given == 0 || given == digit(cell));
        }
        return allHere;
    }

    /** The highest bit of each byte that is not 0; the other bits are anything. Bytes are at most 127, so none carries. */
    private static long notZero(long bytes) {
        return bytes + ~HIGHEST_BITS;
    }

    /** The digits that stand in a unit, bit d for digit d, for boards of fewer digits than a {@code long} has bits. */
    long digitsIn(Unit unit) {
        long seen = 0;
        for (int place = 0; place < unit.size(); place++) seen |= 1L << digits[unit.cell(place)];
        return seen;
    }

    /** Copies the digits, one per cell. */
    public int[] digits() {
        int[] copy = new int[board.cells()];
        for (int cell = 0; cell < copy.length; cell++) copy[cell] = digit(cell);
        return copy;
    }

    /** The digits as bytes, as {@link #of(Board, byte[])} takes them. */
    public byte[] bytes() {
        return digits.clone();
    }

    /** Counts the cells that hold a digit. */
    public int filled() {
        int count = 0;
        for (int cell = 0; cell < board.cells(); cell++) if (digit(cell) != 0) count++;
        return count;
    }

    /** Returns the grid with its cells in reverse order (Norvig's {@code -r}). This is an isomorph, turned by 180 degrees. */
    public Grid reversed() {
        int[] turned = new int[board.cells()];
        for (int cell = 0; cell < turned.length; cell++) turned[cell] = digit(turned.length - 1 - cell);
        return of(board, turned);
    }

    /** Returns the canonical text, see {@link PuzzleText#line}. */
    @Override
    public String toString() {
        return PuzzleText.line(this);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Grid that && board.equals(that.board) && Arrays.equals(digits, that.digits);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(digits);
    }
}
