package crosshatch.swift;

import crosshatch.puzzle.Puzzle;

/**
 * The layout of the candidates, and how it is filled from a puzzle and read back.
 *
 * <p>A <em>board</em> is the 81 cells of the grid as one digit sees them: a bit is set while the digit is a candidate there.
 * It is cut into three <em>bands</em> of three rows, so that a band fits an {@code int}:
 *
 * <pre>
 *   box      0          1          2
 *          0  1  2    3  4  5    6  7  8      bit of the word = 9 * (row in the band) + column
 *          9 10 11   12 13 14   15 16 17
 *         18 19 20   21 22 23   24 25 26      a mini-row is three neighbouring bits: 0-2, 3-5, …
 * </pre>
 *
 * <p>The nine boards lie band by band, sixteen words to a band, so that one band of all digits is one 512-bit register:
 *
 * <pre>
 *   word     0    1    2    …    8  |  9 … 15      16   17    …   24  | 25 … 31      32    …   40  | 41 … 47
 *          d=1  d=2  d=3       d=9  |  spare      d=1  d=2       d=9  |  spare      d=1       d=9  |  spare
 *          '----------- band 0 -----------'       '---------- band 1 ---------'     '------- band 2 -------'
 * </pre>
 *
 * <p>The spare words belong to the propagation that works on the boards; they start as 0. A search keeps the boards of all
 * its levels in one array, {@link #SIZE} words a level.
 */
final class Boards {
    /** Digits, and also rows, columns and boxes. */
    static final int DIGITS = 9;
    /** Words from one band to the next. */
    static final int BAND = 16;
    /** Words of one level. */
    static final int SIZE = 3 * BAND;

    /** The 27 cells of a band. */
    static final int ALL = (1 << 27) - 1;
    /** A row, at the foot of the word. */
    static final int ROW = 0b111_111_111;
    /** The first cell of each row: multiplies nine bits into all three rows. */
    static final int FIRST = 1 | 1 << 9 | 1 << 18;
    /** The last cell of each row. */
    static final int LAST = FIRST << 8;

    /** For each cell its peers, one word per band: {@code PEERS[4 * cell + band]}. */
    static final int[] PEERS = peers();

    private static final int CELLS_OF_BAND = 27;
    /** Where a blank goes: {@code (0 - 1) mod 16}. */
    private static final int BLANKS = BAND - 1;

    private Boards() {}

    /**
     * Fills the boards at word 0: a given leaves one candidate in its cell, a blank all nine. No given is spread to its
     * peers; that is the first work of the propagation, and shows whether givens clash.
     */
    static void load(Puzzle puzzle, int[] boards) {
        for (int i = 0; i < SIZE; i++) boards[i] = 0;
        // Without a branch: which cells are given cannot be predicted, and a wrong guess costs more than a needless
        // store.
        for (int band = 0; band < 3; band++) {
            int at = band * BAND;
            int first = band * CELLS_OF_BAND;
            for (int i = 0; i < CELLS_OF_BAND; i++) {
                boards[at + (puzzle.given(first + i) - 1 & BLANKS)] |= 1 << i;
            }
            int blanks = boards[at + BLANKS];
            boards[at + BLANKS] = 0;
            for (int digit = 0; digit < DIGITS; digit++) boards[at + digit] |= blanks;
        }
    }

    /** Reads a solved level: {@code digits[cell]} becomes the one candidate of the cell, from 1. */
    static void read(int[] boards, int at, int[] digits) {
        for (int band = 0; band < 3; band++) {
            for (int digit = 0; digit < DIGITS; digit++) {
                int cells = boards[at + band * BAND + digit];
                while (cells != 0) {
                    digits[band * CELLS_OF_BAND + Integer.numberOfTrailingZeros(cells)] = digit + 1;
                    cells &= cells - 1;
                }
            }
        }
    }

    /** All cells of every row that holds a bit of {@code word}. */
    static int wholeRows(int word) {
        // The sum carries into the last cell of a row if any of the first eight is set; that bit minus the same bit
        // eight
        // places lower is the rest of the row:  …100000000 - …000000001 = …011111111.
        int marked = ((word & (ALL ^ LAST)) + (ALL ^ LAST) | word) & LAST;
        return marked - (marked >>> 8) | marked;
    }

    /** {@code word} without the lowest bit of each row; no row may be empty. Zero in a row that has one bit. */
    static int withoutFirstOfRow(int word) {
        return word & word - FIRST;
    }

    private static int[] peers() {
        int[] peers = new int[4 * 81];
        for (int cell = 0; cell < 81; cell++) {
            for (int other = 0; other < 81; other++) {
                boolean sameBox = cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3;
                boolean peer = cell / 9 == other / 9 || cell % 9 == other % 9 || sameBox;
                if (peer && cell != other) peers[4 * cell + other / 27] |= 1 << other % 27;
            }
        }
        return peers;
    }
}
