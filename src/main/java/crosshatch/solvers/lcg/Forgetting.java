package crosshatch.solvers.lcg;

/** Which learnt clauses are dropped again, and when: too many make propagation slow. */
interface Forgetting {
    /** A new puzzle begins. */
    default void begin() {}

    /** A clause is a reason on the way of an analysis; {@code clause} may also be one that is never forgotten. */
    default void used(int clause) {}

    /** A conflict was learnt from. */
    default void conflict() {}

    /** Drops clauses, if it is time. */
    default void forget() {}

    /** How many were dropped since the puzzle began. */
    default long forgotten() {
        return 0;
    }

    /** All clauses are kept. */
    static Forgetting none() {
        return new Forgetting() {};
    }
}
