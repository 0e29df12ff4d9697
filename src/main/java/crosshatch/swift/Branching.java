package crosshatch.swift;

import static crosshatch.swift.Boards.CELLS_OF_BAND;
import static crosshatch.swift.Boards.DIGIT;
import static crosshatch.swift.Boards.DIGITS;

import java.util.Arrays;

/**
 * Chooses the cell to split, and its candidate to begin with: of the cells with two candidates, the one whose candidates see
 * most of their own kind, and of these the one that sees more.
 *
 * <p>A candidate scores one for each peer that has the same candidate, and {@value #PAIR_BONUS} more if that peer has two
 * candidates too, because it then becomes a naked single. The cell scores the sum; the first of the best wins. Where no cell
 * has two candidates, the first cell with the fewest is taken.
 *
 * <p>Measured on the 375 hardest of the forum, decisions per puzzle with {@code lanes}: 234. Tried: the first cell with two
 * candidates, 570; only the naked singles to come, 361; only the candidates seen, 272; a bonus of 4, 247; the product of the
 * two candidates' points instead of the sum, 233, but no faster. A digit with two places in a unit as well: 217, and four times
 * as long to choose. Scoring no more than eight cells: 264.
 *
 * <p>Which candidate comes first makes no difference to a tree that is explored to its end, but a search for two solutions
 * ends with the second: 11.1 decisions instead of 13.3 in ascending order, and 15.9 if the candidate that sees less comes
 * first (norvig10k, each puzzle without one of its givens, question {@code unique}). Choosing a cell by the greater of its two
 * candidates' points instead of their sum saves another 7 % there, and costs 16 % on the hardest.
 */
final class Branching {
    private static final int PAIR_BONUS = 2;
    /** What is asked of one digit is asked of another in the upper half of a {@code long}. */
    private static final long BOTH = 1L | 1L << Integer.SIZE;

    /** For each cell its peers, one word per band, in both halves: {@code PEERS[4 * cell + band]}. */
    private static final long[] PEERS =
            Arrays.stream(Boards.PEERS).mapToLong(word -> word * BOTH).toArray();

    /** The same boards band by band: C2 looks for the candidates of a cell in a register if they lie side by side. */
    private final int[] words = new int[3 * DIGITS];

    /** Cells with exactly two candidates, by band, in both halves. */
    private final long[] pairs = new long[3];

    /** @return a cell with two candidates or more; there must be one */
    int chooseCell(int[] boards, int at) {
        long any = 0;
        for (int band = 0; band < 3; band++) {
            pairs[band] = pairs(boards, at + band, band * DIGITS) * BOTH;
            any |= pairs[band];
        }
        return any == 0 ? firstOfFewest(boards, at) : bestPair();
    }

    /** Cells of the band at {@code first} with exactly two candidates; its words are copied to {@code to}. */
    private int pairs(int[] boards, int first, int to) {
        int once = 0;
        int twice = 0;
        int thrice = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            int cells = boards[first + DIGIT * digit];
            words[to + digit] = cells;
            thrice |= twice & cells;
            twice |= once & cells;
            once |= cells;
        }
        return twice & ~thrice;
    }

    /**
     * Tried: from digit to digit, so that nobody looks for the two digits of a cell and their words stay in registers. No faster:
     * nine loops end where the processor does not expect it.
     */
    private int bestPair() {
        int best = -1;
        int bestScore = -1;
        for (int band = 0; band < 3; band++) {
            for (int left = (int) pairs[band]; left != 0; left &= left - 1) {
                int bit = Integer.numberOfTrailingZeros(left);
                int cell = band * CELLS_OF_BAND + bit;
                int candidates = 0;
                for (int digit = 0; digit < DIGITS; digit++) {
                    candidates |= (words[band * DIGITS + digit] >>> bit & 1) << digit;
                }
                int one = Integer.numberOfTrailingZeros(candidates);
                int other = Integer.numberOfTrailingZeros(candidates & candidates - 1);
                int score = score(cell, one, other);
                if (score > bestScore) {
                    best = cell;
                    bestScore = score;
                }
            }
        }
        return best;
    }

    /**
     * The candidate to try first: of the two lowest the one that sees more, of equals the lowest.
     *
     * @param cell as {@link #chooseCell} returned it last
     * @param candidates of the cell, bit d-1 for digit d
     * @return digit, from 0
     */
    int chooseDigit(int cell, int candidates) {
        int one = Integer.numberOfTrailingZeros(candidates);
        int other = Integer.numberOfTrailingZeros(candidates & candidates - 1);
        // Without a branch: which one sees more cannot be predicted.
        int otherSeesMore = (score(cell, one, one) - score(cell, other, other)) >> 31;
        return one + (other - one & otherSeesMore);
    }

    /** Of two candidates of a cell together; digits from 0. */
    private int score(int cell, int one, int other) {
        int score = 0;
        for (int band = 0; band < 3; band++) {
            long both = words[band * DIGITS + one] | (long) words[band * DIGITS + other] << Integer.SIZE;
            long seen = both & PEERS[4 * cell + band];
            score += Long.bitCount(seen) + PAIR_BONUS * Long.bitCount(seen & pairs[band]);
        }
        return score;
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

    private static int firstOfFewest(int[] boards, int at) {
        int best = 0;
        int fewest = DIGITS + 1;
        for (int cell = 0; cell < 81 && fewest > 3; cell++) {
            int count = Integer.bitCount(candidates(boards, at, cell));
            if (count < 2 || count >= fewest) continue;
            best = cell;
            fewest = count;
        }
        return best;
    }
}
