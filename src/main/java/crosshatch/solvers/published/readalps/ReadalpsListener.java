package crosshatch.solvers.published.readalps;

import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;

/** Where a search writes what it does: the program's own events, and those that every solver knows. */
interface ReadalpsListener {

    /** Whether anybody reads; asked before an event is made. */
    boolean on();

    void write(ReadalpsEvent event);

    void write(Event event);

    /** Passes all on to a trace, own events as notes in the program's wording. */
    static ReadalpsListener of(Trace trace) {
        return new ReadalpsListener() {
            @Override
            public boolean on() {
                return trace.on();
            }

            @Override
            public void write(ReadalpsEvent event) {
                trace.event(new Event.Note(event.text()));
            }

            @Override
            public void write(Event event) {
                trace.event(event);
            }
        };
    }
}
