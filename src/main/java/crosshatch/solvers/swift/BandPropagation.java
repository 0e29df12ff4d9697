package crosshatch.solvers.swift;

import static crosshatch.solvers.swift.CandidateBoards.ALL;
import static crosshatch.solvers.swift.CandidateBoards.BEHIND;
import static crosshatch.solvers.swift.CandidateBoards.CELLS_OF_BAND;
import static crosshatch.solvers.swift.CandidateBoards.DIGIT;
import static crosshatch.solvers.swift.CandidateBoards.DIGITS;
import static crosshatch.solvers.swift.CandidateBoards.FIRST;
import static crosshatch.solvers.swift.CandidateBoards.PAIRS;
import static crosshatch.solvers.swift.CandidateBoards.PEERS;
import static crosshatch.solvers.swift.CandidateBoards.ROW;
import static crosshatch.solvers.swift.CandidateBoards.wholeRows;
import static crosshatch.solvers.swift.CandidateBoards.withoutFirstOfRow;

import java.util.Arrays;

/**
 * The kernel {@code bands}: plain {@code int} arithmetic, one digit at a time, for any JVM.
 *
 * <p>It goes round between two views until nothing changes. <em>Down a board</em>: a digit's three bands are closed under
 * locked candidates, which also shows its hidden singles. <em>Across the boards</em>: the hidden singles are taken out of the
 * other digits, and cells that are left with one candidate, naked singles, take the rest of their row; the boards do the rest.
 *
 * <p><b>Locked candidates.</b> What a digit may do in a band is a 3×3 matrix: may mini-row (row r, box b) hold it? One
 * mini-row per row and per box will, so a solution is a permutation:
 *
 * <pre>
 *        box 0  1  2
 *   row 0   x  x  .        row 2 can go to box 2 only, so rows 0 and 1 share the boxes 0 and 1: claiming and pointing are
 *   row 1   x  x  x   -->  both the statement that an entry which is in no permutation goes. Here (1,2) goes.
 *   row 2   .  .  x
 * </pre>
 *
 * <p>There are 512 matrices, so a table knows the answer. The columns of a stack are the same thing turned: band against
 * column. There the three matrices, one per stack, lie side by side in one word, and the permutations are tried at once by
 * turning the word.
 *
 * <p>Tried: two digits in a {@code long}, turning instead of looking up in rows too. Fewer steps, yet 3.6 µs instead of 3.4 on
 * 17-clue puzzles: more rounds, and C2 runs out of registers.
 */
final class BandPropagation implements BoardPropagation {
    /** For nine bits of a row: bit b is set if its mini-row b has a bit. */
    private static final byte[] MINI_ROWS = new byte[512];
    /** For a matrix (bit 3r + b): all cells of the mini-rows that are in some permutation; 0 if there is none. */
    private static final int[] IN_A_PERMUTATION = new int[512];

    /** Columns 0 and 1 of each stack, in three rows of nine. */
    private static final int FIRST_TWO_COLUMNS = 0b011_011_011 * FIRST;

    private static final int[][] PERMUTATIONS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    static {
        for (int bits = 0; bits < 512; bits++) {
            for (int box = 0; box < 3; box++) {
                if ((bits >> (3 * box) & 7) != 0) MINI_ROWS[bits] |= (byte) (1 << box);
            }
            for (int[] boxOfRow : PERMUTATIONS) {
                int matrix = (1 << boxOfRow[0]) | (8 << boxOfRow[1]) | (64 << boxOfRow[2]);
                if ((bits & matrix) == matrix) IN_A_PERMUTATION[bits] |= cellsOf(matrix);
            }
        }
    }

    /** Behind the digits of the boards: the naked singles of each band whose row has been cleared. */
    private static final int SPREAD = BEHIND;
    /** Behind those of {@link #hidden}: those of all digits together. */
    private static final int HIDDEN_OF_ANY = BEHIND;
    /** All digits. */
    private static final int ALL_DIGITS = (1 << DIGITS) - 1;
    /** Instead of a set of digits. */
    private static final int CLASH = -1;

    /** Hidden singles found on the way down, in the layout of the boards; all 0 between two rounds. */
    private final int[] hidden = new int[PAIRS];

    private static int cellsOf(int matrix) {
        int cells = 0;
        for (int miniRow = 0; miniRow < 9; miniRow++) {
            if ((matrix >> miniRow & 1) != 0) cells |= 7 << (3 * miniRow);
        }
        return cells;
    }

    /** A band of one digit without the mini-rows that are in no permutation. */
    private static int closeRows(int band) {
        return band
                & IN_A_PERMUTATION[
                        MINI_ROWS[band & ROW]
                                | (MINI_ROWS[band >>> 9 & ROW] << 3)
                                | (MINI_ROWS[band >>> 18 & ROW] << 6)];
    }

    /** The columns that hold a bit. */
    private static int columns(int band) {
        return (band | band >>> 9 | band >>> 18) & ROW;
    }

    /**
     * Three matrices of band against column, one per stack; keeps the entries that are in some permutation.
     *
     * @param matrices bit 9 * band + column
     */
    private static int closeColumns(int matrices) {
        int next = ((matrices >>> 9) | (matrices << 18)) & ALL;
        int last = ((matrices >>> 18) | (matrices << 9)) & ALL;
        // For an entry of this band in column c: the next band in c+1 and the last in c+2, or the other way round.
        return matrices & turnColumns((next & turnColumns(last)) | (turnColumns(next) & last));
    }

    /** Moves column c+1 of each stack to c, round the stack. */
    private static int turnColumns(int matrices) {
        return (matrices >>> 1 & FIRST_TWO_COLUMNS) | (matrices << 2 & ~FIRST_TWO_COLUMNS);
    }

    @Override
    public Fixpoint propagate(int[] boards, int at) {
        // The givens first, else the first way down is for nothing. 4 % on easy puzzles.
        int digits = acrossTheBoards(boards, at, ALL_DIGITS);
        return digits == CLASH ? dead() : propagate(boards, at, digits);
    }

    @Override
    public Fixpoint place(int[] boards, int from, int to, int cell, int digit) {
        System.arraycopy(boards, from, boards, to, PAIRS);
        int changed = CandidateBoards.candidates(boards, from, cell);
        int band = cell / CELLS_OF_BAND;
        int otherCells = ~(1 << (cell - CELLS_OF_BAND * band));
        for (int left = changed & ~(1 << digit); left != 0; left &= left - 1) {
            boards[to + DIGIT * Integer.numberOfTrailingZeros(left) + band] &= otherCells;
        }
        for (int each = 0; each < 3; each++) boards[to + DIGIT * digit + each] &= ~PEERS[4 * cell + each];
        return propagate(boards, to, changed);
    }

    /** @param changed the digits (bit d-1) whose boards may not be at the fixpoint */
    private Fixpoint propagate(int[] boards, int at, int changed) {
        int digits = changed;
        do {
            if (!downTheBoards(boards, at, digits)) return dead();
            digits = acrossTheBoards(boards, at, 0);
            if (digits == CLASH) return dead();
        } while (digits != 0);
        int spread = boards[at + SPREAD] & boards[at + SPREAD + 1] & boards[at + SPREAD + 2];
        if (spread == ALL) return Fixpoint.SOLVED;
        for (int band = 0; band < 3; band++) boards[at + PAIRS + band] = pairs(boards, at + band);
        return Fixpoint.OPEN;
    }

    /** The cells with exactly two candidates, of the band at {@code first}. */
    private static int pairs(int[] boards, int first) {
        int once = 0;
        int twice = 0;
        int thrice = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            int cells = boards[first + DIGIT * digit];
            thrice |= twice & cells;
            twice |= once & cells;
            once |= cells;
        }
        return twice & ~thrice;
    }

    private Fixpoint dead() {
        Arrays.fill(hidden, 0);
        return Fixpoint.DEAD;
    }

    /**
     * Closes the boards of {@code digits} under locked candidates and notes their hidden singles.
     *
     * @return false if a digit has no place, be it that another digit needs the same cell
     */
    private boolean downTheBoards(int[] boards, int at, int digits) {
        int hidden0 = 0;
        int hidden1 = 0;
        int hidden2 = 0;
        for (int left = digits; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            int word = DIGIT * digit;
            int i = at + word;
            // Hidden singles found on the way count at once: waiting for the way across cost 20 % on easy puzzles.
            int band0 = boards[i] & ~hidden0;
            int band1 = boards[i + 1] & ~hidden1;
            int band2 = boards[i + 2] & ~hidden2;
            // Tried: closing once, and coming back if the columns changed: more rounds, 20 % slower.
            while (true) {
                band0 = closeRows(band0);
                band1 = closeRows(band1);
                band2 = closeRows(band2);
                int matrices = columns(band0) | (columns(band1) << 9) | (columns(band2) << 18);
                int closed = closeColumns(matrices);
                if (closed == matrices) break;
                band0 &= (closed & ROW) * FIRST;
                band1 &= (closed >>> 9 & ROW) * FIRST;
                band2 &= (closed >>> 18) * FIRST;
            }
            if (band0 == 0 || band1 == 0 || band2 == 0) return false;
            boards[i] = band0;
            boards[i + 1] = band1;
            boards[i + 2] = band2;

            int alone0 = band0 & ~wholeRows(withoutFirstOfRow(band0));
            int alone1 = band1 & ~wholeRows(withoutFirstOfRow(band1));
            int alone2 = band2 & ~wholeRows(withoutFirstOfRow(band2));
            hidden0 |= alone0;
            hidden1 |= alone1;
            hidden2 |= alone2;
            hidden[word] = alone0;
            hidden[word + 1] = alone1;
            hidden[word + 2] = alone2;
        }
        hidden[HIDDEN_OF_ANY] = hidden0;
        hidden[HIDDEN_OF_ANY + 1] = hidden1;
        hidden[HIDDEN_OF_ANY + 2] = hidden2;
        return true;
    }

    /** @return {@code digits} and those that changed in some band, or {@code CLASH} */
    private int acrossTheBoards(int[] boards, int at, int digits) {
        int changed = digits;
        for (int band = 0; band < 3 && changed != CLASH; band++) changed = acrossOneBand(boards, at, band, changed);
        return changed;
    }

    /**
     * Takes the hidden singles of a band out of the other digits, then lets new naked singles take the rest of their row.
     *
     * @param digits changed so far
     * @return the same with those that changed here, or {@code CLASH} if a cell has no candidate
     */
    private int acrossOneBand(int[] boards, int at, int band, int digits) {
        int[] hidden = this.hidden;
        int first = at + band;
        int taken = hidden[HIDDEN_OF_ANY + band];
        hidden[HIDDEN_OF_ANY + band] = 0;
        int changed = digits;
        int once = 0;
        int twice = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            int word = DIGIT * digit;
            int old = boards[first + word];
            int now = old & (~taken | hidden[band + word]);
            hidden[band + word] = 0;
            boards[first + word] = now;
            changed |= bitIfDifferent(old, now) << digit;
            twice |= once & now;
            once |= now;
        }
        if (once != ALL) return CLASH;
        int naked = once & ~twice;
        int fresh = naked & ~taken & ~boards[first + SPREAD];
        boards[first + SPREAD] = naked;
        return fresh == 0 ? changed : spreadAlongRows(boards, first, fresh, changed);
    }

    /** Lets the {@code fresh} naked singles of the band at {@code first} take the rest of their row. */
    private static int spreadAlongRows(int[] boards, int first, int fresh, int digits) {
        int changed = digits;
        int clash = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            int word = first + DIGIT * digit;
            int old = boards[word];
            int singles = old & fresh;
            int rows = wholeRows(singles);
            int now = old & (~rows | singles);
            clash |= rows & withoutFirstOfRow(now); // two naked singles in a row
            boards[word] = now;
            changed |= bitIfDifferent(old, now) << digit;
        }
        return clash == 0 ? changed : CLASH;
    }

    /** 1 or 0, without a branch that could be predicted wrongly. */
    private static int bitIfDifferent(int old, int now) {
        int difference = old ^ now;
        return (difference | -difference) >>> 31;
    }
}
