package crosshatch.app.cli;

import crosshatch.experiment.JudgedRun;
import crosshatch.instances.sets.Instance;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;

/** A trace of several puzzles; it is informed of the beginning and end of each. */
interface PuzzleTrace extends Trace, AutoCloseable {
    /** Ignores all events. */
    PuzzleTrace OFF = new PuzzleTrace() {
        @Override
        public boolean on() {
            return false;
        }

        @Override
        public void event(Event event) {}

        @Override
        public void begin(Instance instance) {}

        @Override
        public void end(JudgedRun run) {}

        @Override
        public void close() {}
    };

    /** Called before the events of a puzzle. */
    void begin(Instance instance);

    /** Called after the events of a puzzle. */
    void end(JudgedRun run);

    @Override
    void close();
}
