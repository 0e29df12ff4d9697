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

    /** Returns whether the trace is in use. A solver calls this method before it makes an event. */
    default boolean on() {
        return true;
    }

    /**
     * Returns whether the trace needs every step, with its reason in words. Other traces need only decisions, backtracks, solutions,
     * clauses, and the candidates removed by rules that are stronger than naked and hidden singles.
     */
    default boolean inWords() {
        return on();
    }

    /** Receives one event, in the thread of the solver; the solver waits until the method returns. */
    void event(Event event);
}
