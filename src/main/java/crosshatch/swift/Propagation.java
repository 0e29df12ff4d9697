package crosshatch.swift;

/**
 * Takes boards to their fixpoint under naked singles, hidden singles (row, column, box) and locked candidates (pointing and
 * claiming, rows and columns). Knows nothing of levels or of the search.
 */
interface Propagation {

    /** What the fixpoint is. */
    enum Fixpoint {
        /** A cell without candidate, or a digit without a place in some unit. */
        DEAD,
        /** Every cell has one candidate, and every unit every digit. */
        SOLVED,
        /** Some cell has two candidates or more. */
        OPEN
    }

    /**
     * Narrows the 48 words from {@code at} on; if they are {@code DEAD}, what they hold afterwards means nothing.
     *
     * @param changed the digits (bit d-1) whose boards may not be at the fixpoint; a hint, more is never wrong
     */
    Fixpoint propagate(int[] boards, int at, int changed);

    /** Whether this machine has the registers it is written for; without them it is as right, but slow. */
    default boolean hasItsRegisters() {
        return true;
    }
}
