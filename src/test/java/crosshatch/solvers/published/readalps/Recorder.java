package crosshatch.solvers.published.readalps;

import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import java.util.ArrayList;
import java.util.List;

/** A trace that keeps the lines that the published program prints; what every solver tells is tested elsewhere. */
final class Recorder implements Trace {
    final List<String> lines = new ArrayList<>();

    @Override
    public void event(Event event) {
        if (event instanceof Event.Note note) lines.add(note.text());
    }
}
