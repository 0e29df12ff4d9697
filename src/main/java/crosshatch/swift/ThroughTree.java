package crosshatch.swift;

import static crosshatch.swift.Boards.CELLS_OF_BAND;
import static crosshatch.swift.Boards.DIGIT;
import static crosshatch.swift.Boards.DIGITS;
import static crosshatch.swift.Boards.PAIRS;

import java.util.Arrays;

/**
 * The branching for a tree that is explored to its end: the cell with two candidates that see most of their own kind.
 *
 * <p>A candidate scores one for each peer that has the same candidate, and {@value #PAIR_BONUS} more if that peer has two
 * candidates too, because it then becomes a naked single. The cell scores the sum; the first of the best wins, and of its
 * candidates the lowest is tried first, because the order makes no difference to such a tree.
 *
 * <p>Measured on the 375 hardest of the forum, decisions per puzzle with {@code lanes}: 234. Tried: the first cell with two
 * candidates, 570; only the naked singles to come, 361; only the candidates seen, 272; a bonus of 4, 247; the product of the
 * two candidates' points instead of the sum, 233, but no faster; the greater of the two, 16 % more. A digit with two places in a
 * unit as well: 217, and four times as long to choose. Scoring no more than eight cells: 264. {@link TowardSolution} to the end:
 * 31 % more.
 */
final class ThroughTree implements Branching {
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

    @Override
    public int choose(int[] boards, int at) {
        long any = 0;
        for (int band = 0; band < 3; band++) {
            pairs[band] = boards[at + PAIRS + band] * BOTH;
            any |= pairs[band];
            for (int digit = 0; digit < DIGITS; digit++)
                words[band * DIGITS + digit] = boards[at + DIGIT * digit + band];
        }
        return any == 0 ? Branching.firstOfFewest(boards, at) : Branching.lowestOf(boards, at, bestPair());
    }

    /**
     * Tried: from digit to digit, so that nobody looks for the two digits of a cell and their words stay in registers. No faster:
     * nine loops end where the processor does not expect it.
     */
    private int bestPair() {
        int best = 0;
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
                best = Math.max(best, score(cell, one, other) * PLACES + 80 - cell);
            }
        }
        return 80 - best % PLACES;
    }

    /** Of both candidates of a cell together; digits from 0. */
    private int score(int cell, int one, int other) {
        int score = 0;
        for (int band = 0; band < 3; band++) {
            long both = words[band * DIGITS + one] | (long) words[band * DIGITS + other] << Integer.SIZE;
            long seen = both & PEERS[4 * cell + band];
            score += Long.bitCount(seen) + PAIR_BONUS * Long.bitCount(seen & pairs[band]);
        }
        return score;
    }
}
