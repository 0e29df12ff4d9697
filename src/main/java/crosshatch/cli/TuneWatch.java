package crosshatch.cli;

import crosshatch.campaign.Execution;
import crosshatch.campaign.Resumption;
import crosshatch.console.ProgressLine;
import crosshatch.results.ResultsStore;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.function.UnaryOperator;

/** Says how many runs a race has made; nobody knows how many there will be. If it is interrupted, says how to go on. */
final class TuneWatch implements Execution.Watch {
    private static final long UNKNOWN = -1;

    private final Interruption interruption;
    private final ProgressLine progress;

    /**
     * @param directory of the tuning
     * @param messages standard error
     */
    TuneWatch(ResultsStore store, Path directory, PrintWriter messages, boolean quiet) {
        String again = "the same command with --resume --out " + directory;
        interruption = new Interruption(store, directory, again, messages);
        Resumption.leftBehind(store).forEach(messages::println);
        progress = new ProgressLine(UNKNOWN, messages, UnaryOperator.identity(), quiet);
    }

    @Override
    public void recorded(int runs) {
        progress.recorded(runs);
    }

    @Override
    public void close() {
        progress.close();
        interruption.close();
    }
}
