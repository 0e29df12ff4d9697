package crosshatch.solvers.swift;

import static crosshatch.solvers.swift.CandidateBoards.CELLS_OF_BAND;
import static crosshatch.solvers.swift.CandidateBoards.DIGIT;
import static crosshatch.solvers.swift.CandidateBoards.DIGITS;
import static crosshatch.solvers.swift.CandidateBoards.PAIRS;

/**
 * The branching that comes to a solution soon: the digit that most cells with two candidates have, and of these cells the one
 * that sees most of that digit in its peers; a peer with two candidates counts {@value #PAIR_BONUS} more, because it becomes a
 * naked single. Of equals the first wins.
 *
 * <p>Once the digit is chosen, no candidates of cells have to be looked up, so a choice takes less than half as long as one of
 * {@link ExhaustiveBranching}. Measured on norvig10k, each puzzle without one of its givens, question {@code unique}, decisions per
 * puzzle: 10.9; with {@code ExhaustiveBranching}, and the candidate first that sees more, 11.2. Tried: of all candidates of cells with
 * two the one that sees most, 10.2, but the choice takes longer than it saves; a bonus of 0, 11.4, of 2, 10.9, of 100, 11.0;
 * peers with two candidates and no others, 11.7. To decide a second cell before
 * anything is propagated, one that is no peer of the first: 11.3 propagations instead of 11.9, and three times the dead ends.
 */
final class FirstSolutionBranching implements SwiftBranching {
    private static final int PAIR_BONUS = 4;

    @Override
    public int choose(int[] boards, int at) {
        int pairs0 = boards[at + PAIRS];
        int pairs1 = boards[at + PAIRS + 1];
        int pairs2 = boards[at + PAIRS + 2];
        int best = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            int word = at + DIGIT * digit;
            int count = Long.bitCount(CandidateBoards.two(boards[word] & pairs0, boards[word + 1] & pairs1))
                    + Integer.bitCount(boards[word + 2] & pairs2);
            best = Math.max(best, count * PLACES + DIGITS - 1 - digit);
        }
        int cells = best / PLACES;
        if (cells == 0) return SwiftBranching.firstOfFewest(boards, at);
        int digit = DIGITS - 1 - best % PLACES;
        int word = at + DIGIT * digit;
        return DIGITS
                        * mostSeeing(
                                CandidateBoards.two(boards[word], boards[word + 1]),
                                boards[word + 2],
                                CandidateBoards.two(pairs0, pairs1),
                                pairs2,
                                cells)
                + digit;
    }

    /**
     * Of the cells with a candidate and one other, the one that sees most of that candidate.
     *
     * @param seen01 the cells of the first two bands that have the candidate
     * @param seen2 those of the third band
     * @param pairs01 the cells of the first two bands with two candidates
     * @param pairs2 those of the third band
     * @param cells how many cells have the candidate and one other, at least 1
     */
    private static int mostSeeing(long seen01, int seen2, long pairs01, int pairs2, int cells) {
        long seenPairs01 = seen01 & pairs01;
        int seenPairs2 = seen2 & pairs2;
        long left01 = seenPairs01;
        int left2 = seenPairs2;
        int best = 0;
        // One loop for both words: each end of a loop costs a wrong prediction.
        for (int left = cells; left > 0; left--) {
            int in2 = 2 * CELLS_OF_BAND + Integer.numberOfTrailingZeros(left2);
            boolean isIn2 = left01 == 0;
            int cell = isIn2 ? in2 : Long.numberOfTrailingZeros(left01);
            left2 = isIn2 ? left2 & left2 - 1 : left2;
            left01 &= left01 - 1;
            long peers01 = CandidateBoards.PEERS01[cell];
            int peers2 = CandidateBoards.PEERS[4 * cell + 2];
            int points = Long.bitCount(seen01 & peers01)
                    + Integer.bitCount(seen2 & peers2)
                    + PAIR_BONUS * (Long.bitCount(seenPairs01 & peers01) + Integer.bitCount(seenPairs2 & peers2));
            best = Math.max(best, points * PLACES + 80 - cell);
        }
        return 80 - best % PLACES;
    }
}
