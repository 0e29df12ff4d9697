package crosshatch.solvers.swift;

import static crosshatch.solvers.swift.CandidateBoards.CELLS_OF_BAND;
import static crosshatch.solvers.swift.CandidateBoards.DIGIT;
import static crosshatch.solvers.swift.CandidateBoards.DIGITS;
import static crosshatch.solvers.swift.CandidateBoards.PAIRS;

import java.util.stream.IntStream;

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
 * unit as well: 217, and four times as long to choose. Scoring no more than eight cells: 264. {@link FirstSolutionBranching} to the end:
 * 31 % more.
 */
final class ExhaustiveBranching implements SwiftBranching {
    private static final int PAIR_BONUS = 2;
    /** What is asked of one digit is asked of another in the upper half of a {@code long}. */
    private static final long BOTH = 1L | 1L << Integer.SIZE;
    /** Behind a key stands the digit of its candidate, which orders nothing: no two cells have the same key. */
    private static final int DIGIT_BITS = 4;

    /** For each cell its peers in the third band, in both halves. */
    private static final long[] PEERS2 = IntStream.range(0, 81)
            .mapToLong(cell -> CandidateBoards.PEERS[4 * cell + 2] * BOTH)
            .toArray();

    /** The same boards, the first two bands one after the other, and the third. */
    private final long[] cells01 = new long[DIGITS];

    private final int[] cells2 = new int[DIGITS];

    @Override
    public int choose(int[] boards, int at) {
        for (int digit = 0; digit < DIGITS; digit++) {
            int word = at + DIGIT * digit;
            cells01[digit] = CandidateBoards.two(boards[word], boards[word + 1]);
            cells2[digit] = boards[word + 2];
        }
        long pairs01 = CandidateBoards.two(boards[at + PAIRS], boards[at + PAIRS + 1]);
        int pairs2 = boards[at + PAIRS + 2];
        int pairs = Long.bitCount(pairs01) + Integer.bitCount(pairs2);
        return pairs == 0 ? SwiftBranching.firstOfFewest(boards, at) : best(pairs01, pairs2, pairs);
    }

    /**
     * Tried: from digit to digit, so that nobody looks for the two digits of a cell: points are added up in memory then, and it takes
     * longer (165 ns a choice on nodes of hard375 instead of 95; rows not kept). The numbers of both digits bit by bit, for all
     * cells at once: no faster.
     *
     * @param pairs how many
     */
    private int best(long pairs01, int pairs2, int pairs) {
        long left01 = pairs01;
        int left2 = pairs2;
        long pairsOfBoth2 = pairs2 * BOTH;
        int best = 0;
        // One loop for both words: each end of a loop costs a wrong prediction.
        for (int left = pairs; left > 0; left--) {
            boolean isIn2 = left01 == 0;
            int bit01 = Long.numberOfTrailingZeros(left01);
            int bit2 = Integer.numberOfTrailingZeros(left2);
            int cell = isIn2 ? 2 * CELLS_OF_BAND + bit2 : bit01;
            left2 = isIn2 ? left2 & (left2 - 1) : left2;
            left01 &= left01 - 1;
            int candidates = 0;
            for (int digit = 0; digit < DIGITS; digit++) {
                long here = isIn2 ? (long) cells2[digit] >>> bit2 : cells01[digit] >>> bit01;
                candidates |= (int) (here & 1) << digit;
            }
            int one = Integer.numberOfTrailingZeros(candidates);
            int other = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(candidates);
            int key = score(cell, one, other, pairs01, pairsOfBoth2) * PLACES + 80 - cell;
            best = Math.max(best, (key << DIGIT_BITS) | one);
        }
        return (80 - (best >>> DIGIT_BITS) % PLACES) * DIGITS + best % (1 << DIGIT_BITS);
    }

    /** Of both candidates of a cell together; digits from 0. */
    private int score(int cell, int one, int other, long pairs01, long pairs2) {
        long seenOfOne = cells01[one] & CandidateBoards.PEERS01[cell];
        long seenOfOther = cells01[other] & CandidateBoards.PEERS01[cell];
        long seen2 = (cells2[one] | (long) cells2[other] << Integer.SIZE) & PEERS2[cell];
        return Long.bitCount(seenOfOne)
                + Long.bitCount(seenOfOther)
                + Long.bitCount(seen2)
                + PAIR_BONUS
                        * (Long.bitCount(seenOfOne & pairs01)
                                + Long.bitCount(seenOfOther & pairs01)
                                + Long.bitCount(seen2 & pairs2));
    }
}
