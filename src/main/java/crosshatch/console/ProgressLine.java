package crosshatch.console;

import crosshatch.experiment.Experiment;
import java.io.PrintWriter;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** Shows on standard error how far an experiment is, with the time it will still take. */
public final class ProgressLine implements Experiment.Progress, AutoCloseable {
    /** Set by the launcher when standard error is a terminal; Java cannot ask. */
    private static final String TERMINAL = "crosshatch.terminal";

    private static final int TERMINAL_MILLIS = 250;
    private static final int LOG_MILLIS = 10_000;

    private final long runs;
    private final PrintWriter messages;
    private final boolean quiet;
    private @Nullable ProgressBar bar;

    /**
     * Nothing is shown yet.
     *
     * @param runs measured runs in all
     * @param messages standard error
     */
    public ProgressLine(long runs, PrintWriter messages, boolean quiet) {
        this.runs = runs;
        this.messages = messages;
        this.quiet = quiet;
    }

    @Override
    public void warmingUp(String solver) {
        if (!quiet) messages.println("warming up " + solver);
    }

    /** The bar is made with the first record, so that the time left is that of measured runs. */
    @Override
    public void recorded(int count) {
        if (quiet) return;
        if (bar == null) bar = bar("measuring", " runs", runs);
        bar.stepBy(count);
    }

    /** A bar on standard error: redrawn often on a terminal, a line now and then in a log. */
    public static ProgressBar bar(String task, String unit, long most) {
        return new ProgressBarBuilder()
                .setTaskName(task)
                .setUnit(unit, 1)
                .setInitialMax(most)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(Boolean.getBoolean(TERMINAL) ? TERMINAL_MILLIS : LOG_MILLIS)
                .showSpeed()
                .build();
    }

    @Override
    public void close() {
        if (bar != null) bar.close();
    }
}
