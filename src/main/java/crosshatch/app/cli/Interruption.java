package crosshatch.app.cli;

import crosshatch.base.ExplainedException;
import crosshatch.results.ResultsStore;
import java.io.PrintWriter;
import java.nio.file.Path;

/** Writes the measured runs when something ends the process during an experiment, and prints the command that continues it. */
final class Interruption implements AutoCloseable {
    private final ResultsStore store;
    private final Path directory;
    private final String resumption;
    private final PrintWriter messages;
    private final Thread hook = new Thread(this::interrupted, "interruption");

    /**
     * Begins to watch for the end of the process.
     *
     * @param resumption the command that continues the experiment
     */
    Interruption(ResultsStore store, Path directory, String resumption, PrintWriter messages) {
        this.store = store;
        this.directory = directory;
        this.resumption = resumption;
        this.messages = messages;
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Returns the command that continues the comparison in a directory. */
    static String resumption(Path directory) {
        return "crosshatch compare --resume --out " + directory;
    }

    private void interrupted() {
        messages.println();
        try {
            store.seal();
            messages.println("interrupted; the measured runs are in " + directory);
        } catch (ExplainedException failed) {
            messages.println("interrupted; " + failed.getMessage());
        }
        messages.println("Resume: " + resumption);
        messages.flush();
    }

    /** Stops watching. */
    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException alreadyEnding) {
            // then the hook runs, and the process ends with it
        }
    }
}
