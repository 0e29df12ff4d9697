package crosshatch.app.cli;

import crosshatch.app.console.Progress;
import crosshatch.experiment.pack.Packer;

/** Shows on standard error how far a pack is. */
final class ProgressWatch implements Packer.Progress, AutoCloseable {
    private final boolean quiet;
    private Progress progress = Progress.none();

    ProgressWatch(boolean quiet) {
        this.quiet = quiet;
    }

    @Override
    public void begins(String task, long puzzles) {
        progress.close();
        progress = Progress.of(task, "puzzles", puzzles, quiet);
    }

    @Override
    public void puzzleDone() {
        progress.step();
    }

    @Override
    public void close() {
        progress.close();
        progress = Progress.none();
    }
}
