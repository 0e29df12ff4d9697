package crosshatch.puzzle;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * An immutable grid with one digit per cell, 0 for a blank. A grid represents a solution or the givens of a puzzle, and need
 * not be valid.
 *
 * <p>A cell is a byte from 0 to 127. On a board with more digits, a cell is two bytes: the grid stores first the lower seven
 * bits of all cells, then the higher bits of all cells.
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

    /** Returns the number of bytes of a grid. */
    private static int size(Board board) {
        return isWide(board) ? 2 * board.cells() : board.cells();
    }

    /**
     * Makes a grid from digits.
     *
     * @param digits one per cell, row by row, 0…n; copied
     * @throws IllegalArgumentException if there are too few or too many digits, or one is out of range
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
     * Makes a grid from bytes, which is faster than to make it from ints.
     *
     * @param digits one per cell, row by row, 0…n; for a board of more than 127 digits, in the layout of {@link #bytes}.
     *     Copied
     * @throws IllegalArgumentException if there are too few or too many bytes, or a digit is out of range
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
     * Returns the digits of eight cells, one per byte, the first in the lowest byte. This method is for solvers that need only
     * about a microsecond for a puzzle.
     *
     * @throws IndexOutOfBoundsException if fewer than eight cells follow
     */
    public long eightDigits(int first) {
        return (long) EIGHT_BYTES.get(digits, first);
    }

    /** Returns whether every cell of this grid has a digit and every given is kept. Both grids must be of the same board. */
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

    /** Sets the highest bit of each byte that is not 0; other bits are arbitrary. Bytes are at most 127, so there is no carry. */
    private static long notZero(long bytes) {
        return bytes + ~HIGHEST_BITS;
    }

    /**
     * Returns the digits in a unit as a set of bits, bit d for digit d. The board must have fewer digits than a {@code long}
     * has bits.
     */
    long digitsIn(Unit unit) {
        long seen = 0;
        for (int place = 0; place < unit.size(); place++) seen |= 1L << digits[unit.cell(place)];
        return seen;
    }

    /** Copies the digits, one per cell; 0 for a blank. */
    public int[] digits() {
        int[] copy = new int[board.cells()];
        for (int cell = 0; cell < copy.length; cell++) copy[cell] = digit(cell);
        return copy;
    }

    /** Copies the digits into bytes, in the layout that {@link #of(Board, byte[])} accepts. */
    public byte[] bytes() {
        return digits.clone();
    }

    /** Counts the cells that contain a digit. */
    public int filled() {
        int count = 0;
        for (int cell = 0; cell < board.cells(); cell++) if (digit(cell) != 0) count++;
        return count;
    }

    /**
     * Returns the grid with its cells in reverse order, as Norvig's option {@code -r} does. This is an isomorph, turned by
     * 180 degrees.
     */
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
