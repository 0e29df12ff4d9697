package crosshatch.solvers.swift;

/**
 * Takes boards to their fixpoint under naked singles, hidden singles (row, column, box) and locked candidates (pointing and
 * claiming, rows and columns). Knows nothing of levels or of the search.
 */
interface BoardPropagation {

    /** What the fixpoint is. */
    enum Fixpoint {
        /** A cell without candidate, or a digit without a place in some unit. */
        DEAD,
        /** Every cell has one candidate, and every unit every digit. */
        SOLVED,
        /** Some cell has two candidates or more; {@link CandidateBoards#PAIRS} tells those with two. */
        OPEN
    }

    /** Narrows the level at {@code at}; if it is {@code DEAD}, what it holds afterwards means nothing. */
    Fixpoint propagate(int[] boards, int at);

    /**
     * Makes another level of a fixpoint: a cell is left one of its candidates, which goes from the cell's peers, and what follows.
     *
     * @param from where the fixpoint begins, which stays as it is
     * @param to where the new level begins; as in {@link #propagate}
     * @param digit from 0
     */
    Fixpoint place(int[] boards, int from, int to, int cell, int digit);

    /** Whether this machine has the registers it is written for; without them it is as right, but slow. */
    default boolean hasItsRegisters() {
        return true;
    }
}
