package crosshatch.app.cli;

import crosshatch.app.console.ProgressLine;
import crosshatch.experiment.Experiment;
import crosshatch.experiment.campaign.Resumption;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Of several experiments that one command makes: says how many runs the present one has made; nobody knows how many there will be. If
 * it is interrupted, says how to go on.
 */
final class SeriesListener implements Experiment.Listener {
    private static final long UNKNOWN = -1;

    private final Interruption interruption;
    private final ProgressLine progress;

    /**
     * @param directory of all of them
     * @param again how to go on, for people
     * @param messages standard error
     */
    SeriesListener(ResultsStore store, Path directory, String again, PrintWriter messages, boolean quiet) {
        interruption = new Interruption(store, directory, again, messages);
        Resumption.leftBehind(store).forEach(messages::println);
        progress = new ProgressLine(UNKNOWN, messages, UnaryOperator.identity(), quiet);
    }

    @Override
    public void recorded(List<RunRecord> runs) {
        progress.recorded(runs);
    }

    @Override
    public void close() {
        progress.close();
        interruption.close();
    }
}
