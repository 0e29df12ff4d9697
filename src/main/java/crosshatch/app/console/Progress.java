package crosshatch.app.console;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressState;

/** Shows the progress of long work with its estimated end in the last line of a terminal, and nothing elsewhere. */
public final class Progress implements AutoCloseable {
    private static final int UPDATE_MILLIS = 250;
    private static final int BAR_CHARACTERS = 20;

    private final Optional<ProgressBar> bar;

    private Progress(Optional<ProgressBar> bar) {
        this.bar = bar;
    }

    /**
     * Begins a progress line.
     *
     * @param task the name of the work: {@code measuring}
     * @param unit the unit of its steps: {@code runs}
     * @param most the number of all steps
     */
    public static Progress of(String task, String unit, long most, boolean quiet) {
        Optional<Integer> columns = quiet ? Optional.empty() : Terminal.here().errorColumns();
        return new Progress(columns.map(width -> new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(most)
                .setUpdateIntervalMillis(UPDATE_MILLIS)
                .setRenderer((state, room) -> line(state, unit, room))
                .setConsumer(new ConsoleProgressBarConsumer(System.err, width - 1))
                .build()));
    }

    /** Returns a progress that shows nothing. */
    public static Progress none() {
        return new Progress(Optional.empty());
    }

    /** Adds one finished step. */
    public void step() {
        stepBy(1);
    }

    /**
     * Adds finished steps.
     *
     * @param steps the number of steps since the last call
     */
    public void stepBy(long steps) {
        bar.ifPresent(shown -> shown.stepBy(steps));
    }

    /**
     * Sets the number of finished steps.
     *
     * @param step the number of all finished steps
     */
    public void stepTo(long step) {
        bar.ifPresent(shown -> shown.stepTo(step));
    }

    @Override
    public void close() {
        bar.ifPresent(ProgressBar::close);
    }

    private static String line(ProgressState state, String unit, int room) {
        String line =
                line(state.getTaskName(), unit, state.getCurrent(), state.getMax(), state.getElapsedAfterStart(), room);
        return line + " ".repeat(Math.max(0, room - line.length()));
    }

    /**
     * Returns the line; if there is little room, the bar is shortened first.
     *
     * @param room the columns for the line
     */
    static String line(String task, String unit, long done, long most, Duration elapsed, int room) {
        double share = most == 0 ? 0 : Math.min(1, done / (double) most);
        double seconds = elapsed.toMillis() / 1e3;
        String left =
                done == 0 ? "?" : clock(Duration.ofMillis(Math.round(1e3 * seconds * Math.max(0, most - done) / done)));
        String end = done < most ? "ETA " + left : "took " + clock(elapsed);
        String head = String.format(Locale.ROOT, "%s %3.0f %%", task, 100 * share);
        String tail = String.format(Locale.ROOT, "%,d of %,d %s, %s", done, most, unit, end);
        int filled = (int) Math.round(BAR_CHARACTERS * share);
        String bar = " [" + "#".repeat(filled) + " ".repeat(BAR_CHARACTERS - filled) + "] ";
        String whole = head + bar + tail;
        if (whole.length() <= room) return whole;
        String narrow = head + ", " + end;
        return narrow.length() <= room ? narrow : narrow.substring(0, room);
    }

    /** Returns a time as minutes and seconds, with hours if there are any. */
    private static String clock(Duration time) {
        return time.toHours() > 0
                ? String.format(Locale.ROOT, "%d:%02d:%02d", time.toHours(), time.toMinutesPart(), time.toSecondsPart())
                : String.format(Locale.ROOT, "%d:%02d", time.toMinutes(), time.toSecondsPart());
    }
}
