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

/** Says what an earlier run left, how far this one is, and, if it is interrupted, how to go on. */
final class TerminalListener implements Experiment.Listener {
    private final Interruption interruption;
    private final ProgressLine progress;
    private final FirstAnswers firstAnswers;

    /**
     * @param directory of the store
     * @param runs measured ones, with those that are recorded already
     * @param messages standard error
     * @param label what a solver is called
     */
    TerminalListener(
            ResultsStore store,
            Path directory,
            long runs,
            PrintWriter messages,
            UnaryOperator<String> label,
            boolean quiet) {
        interruption = new Interruption(store, directory, Interruption.resumption(directory), messages);
        Resumption.leftBehind(store).forEach(messages::println);
        firstAnswers = new FirstAnswers(messages, label, quiet);
        progress = new ProgressLine(runs - store.recorded().runs(), messages, label, quiet);
    }

    @Override
    public void warmingUp(String solver) {
        progress.warmingUp(solver);
    }

    @Override
    public void recorded(List<RunRecord> runs) {
        firstAnswers.recorded(runs);
        progress.recorded(runs);
    }

    @Override
    public void complete() {
        progress.close();
    }

    @Override
    public void close() {
        progress.close();
        interruption.close();
    }
}
