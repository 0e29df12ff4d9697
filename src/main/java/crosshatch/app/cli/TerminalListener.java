package crosshatch.app.cli;

import crosshatch.app.console.ProgressLine;
import crosshatch.app.console.Terminal;
import crosshatch.experiment.Experiment;
import crosshatch.experiment.campaign.Resumption;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
import crosshatch.results.schema.Verdict;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Prints the losses of an earlier run, the progress, and after an interruption the command that continues. On a terminal it shows a
 * line with the first answers of each solver, before there are times.
 */
final class TerminalListener implements Experiment.Listener {
    private final Experiment.Listener page;
    private final Interruption interruption;
    private final ProgressLine progress;
    private final PrintWriter messages;
    private final UnaryOperator<String> label;
    private final boolean quiet;
    private final Set<String> shown = new HashSet<>();

    /**
     * Begins to listen.
     *
     * @param directory the directory of the store
     * @param page is told of the recorded runs, too
     * @param runs the number of measured runs, recorded ones included
     * @param messages standard error
     * @param label returns the displayed name of a solver
     */
    TerminalListener(
            ResultsStore store,
            Path directory,
            Experiment.Listener page,
            long runs,
            PrintWriter messages,
            UnaryOperator<String> label,
            boolean quiet) {
        this.page = page;
        this.messages = messages;
        this.label = label;
        this.quiet = quiet;
        interruption = new Interruption(store, directory, Interruption.resumption(directory), messages);
        Resumption.leftBehind(store).forEach(messages::println);
        progress = new ProgressLine(runs - store.recorded().runs(), messages, label, quiet);
    }

    @Override
    public void warmingUp(String solver) {
        progress.warmingUp(solver);
    }

    @Override
    public void recorded(List<RunRecord> runs) {
        showFirst(runs);
        progress.recorded(runs);
        page.recorded(runs);
    }

    @Override
    public void decided(String line) {
        if (Terminal.here().errorColumns().isPresent()) ProgressLine.say(messages, line, quiet);
        else if (!quiet) messages.println(line);
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

    /**
     * Shows the first answers.
     *
     * @param records validated runs, of which only the first batch of each solver is shown
     */
    private synchronized void showFirst(List<RunRecord> records) {
        Map<String, List<RunRecord>> bySolver =
                records.stream().collect(Collectors.groupingBy(RunRecord::solver, TreeMap::new, Collectors.toList()));
        bySolver.forEach((solver, runs) -> {
            if (shown.add(solver)) ProgressLine.say(messages, firstAnswers(label.apply(solver), runs), quiet);
        });
    }

    static String firstAnswers(String name, List<RunRecord> runs) {
        StringBuilder line = new StringBuilder(
                String.format(Locale.ROOT, "%-24s %d of %d solved", name, count(runs, Verdict.CORRECT), runs.size()));
        add(line, runs, Verdict.WRONG, "WRONG");
        add(line, runs, Verdict.UNCONFIRMED, "unconfirmed");
        add(line, runs, Verdict.UNDECIDED, "undecided");
        add(line, runs, Verdict.CRASHED, "crashed");
        return line.toString();
    }

    private static void add(StringBuilder line, List<RunRecord> runs, Verdict verdict, String word) {
        long count = count(runs, verdict);
        if (count > 0) line.append(", ").append(count).append(' ').append(word);
    }

    private static long count(List<RunRecord> runs, Verdict verdict) {
        return runs.stream().filter(run -> run.verdict() == verdict).count();
    }
}
