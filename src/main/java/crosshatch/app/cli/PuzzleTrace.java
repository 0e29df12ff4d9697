package crosshatch.app.cli;

import crosshatch.experiment.JudgedRun;
import crosshatch.instances.sets.Instance;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;

/** A trace of one puzzle after another, told where each begins and ends. */
interface PuzzleTrace extends Trace, AutoCloseable {
    /** Nobody watches. */
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

    /** What follows is about this puzzle. */
    void begin(Instance instance);

    /** The puzzle is done. */
    void end(JudgedRun run);

    @Override
    void close();
}
