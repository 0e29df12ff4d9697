package crosshatch.solvers.swift;

import static crosshatch.solvers.swift.CandidateBoards.DIGITS;

/** Chooses what to try first at a fixpoint that leaves cells open. Cells with two candidates come before all others. */
interface SwiftBranching {
    /**
     * A key holds points and, below them, a place counted from behind: the greatest of some keys is the first of the best, and
     * is found without a branch that could be predicted wrongly.
     */
    int PLACES = 128;

    /** @return a candidate of a cell with two or more, {@code cell * 9 + digit}, the digit from 0 */
    int choose(int[] boards, int at);

    /** Where no cell has two candidates: the lowest candidate of the first cell with the fewest; as in {@link #choose}. */
    static int firstOfFewest(int[] boards, int at) {
        int best = 0;
        int fewest = DIGITS + 1;
        for (int cell = 0; cell < 81 && fewest > 3; cell++) {
            int count = Integer.bitCount(CandidateBoards.candidates(boards, at, cell));
            if (count < 2 || count >= fewest) continue;
            best = cell;
            fewest = count;
        }
        return lowestOf(boards, at, best);
    }

    /** The lowest candidate of the cell; as in {@link #choose}. */
    static int lowestOf(int[] boards, int at, int cell) {
        return cell * DIGITS + Integer.numberOfTrailingZeros(CandidateBoards.candidates(boards, at, cell));
    }
}
