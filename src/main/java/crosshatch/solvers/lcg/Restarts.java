package crosshatch.solvers.lcg;

/** When a search goes back to its root, to decide anew with what it has learnt. */
interface Restarts {
    /** A new puzzle begins. */
    void begin();

    /**
     * A conflict was learnt from.
     *
     * @param lbd of the clause
     */
    void conflict(int lbd);

    /** Whether it is time. If so, the search restarts, and counting begins anew. */
    boolean isDue();
}
