package crosshatch.solver.trace;

/** Receives every step of a solver. */
public interface Trace {
    /** Ignores every event. */
    Trace OFF = new Trace() {
        @Override
        public boolean on() {
            return false;
        }

        @Override
        public void event(Event event) {}
    };

    /** Returns whether anybody watches. A solver calls this before it makes an event. */
    default boolean on() {
        return true;
    }

    /**
     * Returns whether it wants every step, with its reason in words. If not, the search is enough: decisions, backtracks, solutions,
     * clauses, and candidates that a rule removed which sees more than naked and hidden singles.
     */
    default boolean inWords() {
        return on();
    }

    /** Called in the thread of the solver, which waits. */
    void event(Event event);
}
