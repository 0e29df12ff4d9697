package crosshatch.solvers.engine;

/** Which digit of a cell is next. */
interface DigitOrder {
    /**
     * @param candidates digits to choose from, at least one
     * @return one of them, as its bit
     */
    long choose(GridState state, int cell, long candidates);

    /** A new puzzle begins: answers must not depend on those before. */
    default void begin() {}
}
