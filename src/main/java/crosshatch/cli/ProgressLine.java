package crosshatch.cli;

import crosshatch.experiment.Experiment;
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

    private final @Nullable ProgressBar bar;

    private ProgressLine(@Nullable ProgressBar bar) {
        this.bar = bar;
    }

    /** @param runs measured runs in all */
    static ProgressLine of(long runs, boolean quiet) {
        if (quiet) return new ProgressLine(null);
        return new ProgressLine(new ProgressBarBuilder()
                .setTaskName("compare")
                .setUnit(" runs", 1)
                .setInitialMax(runs)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(Boolean.getBoolean(TERMINAL) ? TERMINAL_MILLIS : LOG_MILLIS)
                .showSpeed()
                .build());
    }

    @Override
    public void warmingUp(String solver) {
        if (bar != null) bar.setExtraMessage("warming up " + family(solver));
    }

    @Override
    public void recorded(int runs) {
        if (bar == null) return;
        bar.setExtraMessage("");
        bar.stepBy(runs);
    }

    private static String family(String solver) {
        int slash = solver.indexOf('/');
        return slash < 0 ? solver : solver.substring(0, slash);
    }

    @Override
    public void close() {
        if (bar != null) bar.close();
    }
}
