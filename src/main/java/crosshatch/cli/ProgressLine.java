package crosshatch.cli;

import crosshatch.experiment.Experiment;
import java.io.PrintWriter;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** Shows on standard error how far an experiment is, with the time it will still take. */
final class ProgressLine implements Experiment.Progress, AutoCloseable {
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
    ProgressLine(long runs, PrintWriter messages, boolean quiet) {
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
        if (bar == null) bar = newBar();
        bar.stepBy(count);
    }

    private ProgressBar newBar() {
        return new ProgressBarBuilder()
                .setTaskName("measuring")
                .setUnit(" runs", 1)
                .setInitialMax(runs)
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
