package crosshatch.solvers.swift;

import crosshatch.puzzle.Puzzle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.stream.IntStream;

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
 * <p>The boards lie one after the other, four words each, so that two of them fill a 256-bit register:
 *
 * <pre>
 *   word     0    1    2    3       4    5    6    7            32   33   34   35      36   37   38   39      40   41   42   43
 *          band 0    1    2  spare   0    1    2  spare   …      0    1    2  spare     0    1    2  spare     0    1    2   …
 *          '------ d=1 ----------' '------ d=2 ---------'      '------ d=9 ---------'  '--- no digit -----'   '--- pairs -
 * </pre>
 *
 * <p>Spare words have all bits set, which no rule changes. The three words behind the last digit start as 0 and belong to the
 * propagation. The pairs are the cells with two candidates, told by the propagation of a fixpoint that is open; the rest of their
 * register means nothing. A search keeps the boards of all its levels in one array, {@link #SIZE} words a level.
 */
final class CandidateBoards {
    /** Digits, and also rows, columns and boxes. */
    static final int DIGITS = 9;
    /** Words from one digit to the next. */
    static final int DIGIT = 4;
    /** Where the words behind the last digit begin. */
    static final int BEHIND = DIGITS * DIGIT;
    /** Where the cells with exactly two candidates begin, a word a band. */
    static final int PAIRS = BEHIND + DIGIT;
    /** Words of one level. */
    static final int SIZE = PAIRS + 2 * DIGIT;
    /** Of the four words of a digit, the one that is no band. */
    static final int SPARE = 3;

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

    static final int CELLS_OF_BAND = 27;

    /** For each cell its peers in the first two bands, as in {@link #two}. */
    static final long[] PEERS01 = IntStream.range(0, 81)
            .mapToLong(cell -> two(PEERS[4 * cell], PEERS[4 * cell + 1]))
            .toArray();

    private static final VarHandle EIGHT_BYTES =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    /** A bit in each byte, the lowest in the first. */
    private static final long DIAGONAL = 0x8040201008040201L;

    private static final long ONES = 0x0101010101010101L;
    /** Multiplies the lowest bit of byte k into bit 56 + k, for each k. */
    private static final long SIDE_BY_SIDE = 0x0102040810204080L;

    private CandidateBoards() {}

    /**
     * Fills the boards at word 0: a given leaves one candidate in its cell, a blank all nine. No given is spread to its
     * peers; that is the first work of the propagation, and shows whether givens clash.
     */
    static void load(Puzzle puzzle, int[] boards) {
        // The bits of value 1, 2, 4 and 8 of the givens: 64 cells, then 17. Tried: a store for each cell, to a word
        // that the next given may have too; four times as long and more (norvig17, rows not kept).
        long first1 = 0, first2 = 0, first4 = 0, first8 = 0;
        for (int cell = 0; cell < 64; cell += 8) {
            long eight = puzzle.givens().eightDigits(cell);
            first1 |= bits(eight) << cell;
            first2 |= bits(eight >>> 1) << cell;
            first4 |= bits(eight >>> 2) << cell;
            first8 |= bits(eight >>> 3) << cell;
        }
        long eight = puzzle.givens().eightDigits(64);
        long next = puzzle.givens().eightDigits(72);
        long one = puzzle.given(80);
        long last1 = bits(eight) | bits(next) << 8 | bits(one) << 16;
        long last2 = bits(eight >>> 1) | bits(next >>> 1) << 8 | bits(one >>> 1) << 16;
        long last4 = bits(eight >>> 2) | bits(next >>> 2) << 8 | bits(one >>> 2) << 16;
        long last8 = bits(eight >>> 3) | bits(next >>> 3) << 8 | bits(one >>> 3) << 16;
        long firstBlank = ~(first1 | first2 | first4 | first8);
        long lastBlank = ~(last1 | last2 | last4 | last8);
        for (int digit = 1; digit <= DIGITS; digit++) {
            // all bits set where the digit has no such bit
            long no1 = (digit & 1) - 1L;
            long no2 = (digit >> 1 & 1) - 1L;
            long no4 = (digit >> 2 & 1) - 1L;
            long no8 = (digit >> 3) - 1L;
            long first = ((first1 ^ no1) & (first2 ^ no2) & (first4 ^ no4) & (first8 ^ no8)) | firstBlank;
            long last = ((last1 ^ no1) & (last2 ^ no2) & (last4 ^ no4) & (last8 ^ no8)) | lastBlank;
            int word = DIGIT * (digit - 1);
            boards[word] = (int) first & ALL;
            boards[word + 1] = (int) (first >>> CELLS_OF_BAND) & ALL;
            boards[word + 2] = (int) ((first >>> (2 * CELLS_OF_BAND)) | (last << 10)) & ALL;
            boards[word + SPARE] = ALL;
        }
        Arrays.fill(boards, BEHIND, BEHIND + SPARE, 0);
        boards[BEHIND + SPARE] = ALL;
    }

    /** The lowest bit of each byte, side by side. */
    private static long bits(long bytes) {
        return ((bytes & ONES) * SIDE_BY_SIDE) >>> 56;
    }

    /** The candidates of a cell, bit d-1 for digit d. */
    static int candidates(int[] boards, int at, int cell) {
        int band = cell / CELLS_OF_BAND;
        int bit = cell - CELLS_OF_BAND * band;
        int candidates = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            candidates |= (boards[at + DIGIT * digit + band] >>> bit & 1) << digit;
        }
        return candidates;
    }

    /** Reads a solved level: {@code digits[cell]} becomes the one candidate of the cell, from 1. */
    static void read(int[] boards, int at, byte[] digits) {
        // The bits of value 1, 2, 4 and 8 of the digits: 64 cells, then 17.
        long first1 = 0, first2 = 0, first4 = 0, first8 = 0;
        long last1 = 0, last2 = 0, last4 = 0, last8 = 0;
        for (int digit = 1; digit <= DIGITS; digit++) {
            int word = at + DIGIT * (digit - 1);
            long first = boards[word] | (long) boards[word + 1] << 27 | (long) boards[word + 2] << 54;
            long last = (long) boards[word + 2] >>> 10;
            first1 |= first & -(digit & 1);
            last1 |= last & -(digit & 1);
            first2 |= first & -(digit >> 1 & 1);
            last2 |= last & -(digit >> 1 & 1);
            first4 |= first & -(digit >> 2 & 1);
            last4 |= last & -(digit >> 2 & 1);
            first8 |= first & -(digit >> 3);
            last8 |= last & -(digit >> 3);
        }
        for (int i = 0; i < 64; i += 8)
            EIGHT_BYTES.set(digits, i, digits(first1 >>> i, first2 >>> i, first4 >>> i, first8 >>> i));
        EIGHT_BYTES.set(digits, 64, digits(last1, last2, last4, last8));
        EIGHT_BYTES.set(digits, 72, digits(last1 >>> 8, last2 >>> 8, last4 >>> 8, last8 >>> 8));
        digits[80] = (byte) digits(last1 >>> 16, last2 >>> 16, last4 >>> 16, last8 >>> 16);
    }

    /** Eight digits, a byte each, from the lowest eight bits of each argument. */
    private static long digits(long ones, long twos, long fours, long eights) {
        return bytes(ones) | bytes(twos) << 1 | bytes(fours) << 2 | bytes(eights) << 3;
    }

    /** The lowest eight bits, a byte each. */
    private static long bytes(long bits) {
        // 0x7f carries any bit of a byte into its highest.
        return (((bits & 0xff) * ONES & DIAGONAL) + 0x7f * ONES) >>> 7 & ONES;
    }

    /** All cells of every row that holds a bit of {@code word}. */
    static int wholeRows(int word) {
        // The sum carries into the last cell of a row if any of the first eight is set. The bit above that one minus
        // the lowest bit of the row is the row:  1000000000 - 0000000001 = 111111111.
        int marked = ((word & (ALL ^ LAST)) + (ALL ^ LAST) | word) & LAST;
        return (marked << 1) - (marked >>> 8);
    }

    /** {@code word} without the lowest bit of each row; no row may be empty. Zero in a row that has one bit. */
    static int withoutFirstOfRow(int word) {
        return word & word - FIRST;
    }

    /** Two bands, one after the other. */
    static long two(int band0, int band1) {
        return band0 | (long) band1 << CELLS_OF_BAND;
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
