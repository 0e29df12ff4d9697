package crosshatch.solvers.engine;

/**
 * A rule that looks at one unit. It is called again whenever a cell of the unit has lost candidates, so it need not repeat
 * itself; and only when the digits of all filled cells are gone from their peers.
 */
interface Propagator {
    /** As people call it, in the singular: {@code hidden single}. */
    String name();

    /**
     * Narrows cells of {@code state} by what the unit alone implies.
     *
     * @param unit number of the unit in the board of the state
     * @return false if the unit can no longer hold every digit; true says nothing about that
     */
    boolean propagate(GridState state, int unit);

    /** Whether all it sees are hidden singles, which unit propagation sees too. */
    default boolean findsSingles() {
        return false;
    }

    /** Whether a second call right after the first finds nothing, so that its own changes need not wake it. */
    default boolean isIdempotent() {
        return false;
    }
}
