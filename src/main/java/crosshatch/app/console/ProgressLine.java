package crosshatch.app.console;

import crosshatch.experiment.Experiment;
import crosshatch.results.RunRecord;
import java.io.PrintWriter;
import java.util.List;
import java.util.function.UnaryOperator;

/** Shows the progress of an experiment on standard error, with the remaining time. */
public final class ProgressLine implements Experiment.Listener {
    private final long runs;
    private final PrintWriter messages;
    private final UnaryOperator<String> label;
    private final boolean quiet;
    private Progress progress = Progress.none();
    private boolean measuring;

    /**
     * Makes a line that is not shown yet.
     *
     * @param runs the number of all measured runs
     * @param messages standard error
     * @param label returns the displayed name of a solver
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

    /** Shows the current step of work of unknown length: one line on a terminal, and nothing elsewhere. */
    public static void say(PrintWriter messages, String line, boolean quiet) {
        if (quiet) return;
        Terminal.here().errorColumns().ifPresent(width -> {
            messages.println(line.length() < width ? line : line.substring(0, width - 2) + "…");
            messages.flush();
        });
    }

    /** Shows the bar from the first record on, so that the remaining time is estimated from measured runs. */
    @Override
    public void recorded(List<RunRecord> records) {
        int count = (int) records.stream().filter(RunRecord::isMeasured).count();
        if (count == 0) return;
        if (!measuring) progress = Progress.of("measuring", "runs", runs, quiet);
        measuring = true;
        progress.stepBy(count);
    }

    /** Closes the bar once; a second call would draw it again. */
    @Override
    public void close() {
        progress.close();
        progress = Progress.none();
    }
}
