package crosshatch.trace;

/** Told of every step of a solver. */
public interface Trace {
    /** Nobody watches. */
    Trace OFF = new Trace() {
        @Override
        public boolean on() {
            return false;
        }

        @Override
        public void event(Event event) {}
    };

    /** Whether anybody watches; a solver asks before it makes an event. */
    default boolean on() {
        return true;
    }

    void event(Event event);
}
