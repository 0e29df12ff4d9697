package crosshatch.app.console;

import crosshatch.experiment.Experiment;
import crosshatch.results.RunRecord;
import java.io.PrintWriter;
import java.util.List;
import java.util.function.UnaryOperator;

/** Shows on standard error how far an experiment is, with the time it will still take. */
public final class ProgressLine implements Experiment.Listener {
    private final long runs;
    private final PrintWriter messages;
    private final UnaryOperator<String> label;
    private final boolean quiet;
    private Progress progress = Progress.none();
    private boolean measuring;

    /**
     * Nothing is shown yet.
     *
     * @param runs measured runs in all
     * @param messages standard error
     * @param label gives the shown name of a solver
     */
    public ProgressLine(long runs, PrintWriter messages, UnaryOperator<String> label, boolean quiet) {
        this.runs = runs;
        this.messages = messages;
        this.label = label;
        this.quiet = quiet;
    }

    @Override
    public void warmingUp(String solver) {
        say(messages, "warming up " + label.apply(solver), quiet);
    }

    /** Shows the current step where a bar cannot show its length: one line of a terminal, and nothing elsewhere. */
    public static void say(PrintWriter messages, String line, boolean quiet) {
        if (quiet) return;
        Terminal.here().errorColumns().ifPresent(width -> {
            messages.println(line.length() < width ? line : line.substring(0, width - 2) + "…");
            messages.flush();
        });
    }

    /** Makes the bar with the first record, so that the time left is estimated from measured runs. */
    @Override
    public void recorded(List<RunRecord> records) {
        int count = (int) records.stream().filter(RunRecord::isMeasured).count();
        if (count == 0) return;
        if (!measuring) progress = Progress.of("measuring", "runs", runs, quiet);
        measuring = true;
        progress.stepBy(count);
    }

    /** The second time nothing is left to close: the library would draw the bar again. */
    @Override
    public void close() {
        progress.close();
        progress = Progress.none();
    }
}
