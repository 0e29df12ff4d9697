package crosshatch.app.console;

import java.time.Duration;
import java.util.Locale;

/** Shows the progress of long work with its estimated end in the last line of a terminal, and nothing elsewhere. */
public final class Progress implements AutoCloseable {
    private static final Duration UPDATE_INTERVAL = Duration.ofMillis(250);
    private static final int BAR_CHARACTERS = 20;

    private final String task;
    private final String unit;
    private final long most;
    /** The columns for the line, or 0 where it is not shown. */
    private final int room;

    private final long start = System.nanoTime();
    private long done;
    private long drawn = start - UPDATE_INTERVAL.toNanos();

    private Progress(String task, String unit, long most, int room) {
        this.task = task;
        this.unit = unit;
        this.most = most;
        this.room = room;
        stepTo(0);
    }

    /**
     * Begins a progress line.
     *
     * @param task the name of the work: {@code measuring}
     * @param unit the unit of its steps: {@code runs}
     * @param most the number of all steps
     */
    public static Progress of(String task, String unit, long most, boolean quiet) {
        int columns = quiet ? 1 : Terminal.here().errorColumns().orElse(1);
        return new Progress(task, unit, most, columns - 1);
    }

    /** Returns a progress that shows nothing. */
    public static Progress none() {
        return new Progress("", "", 0, 0);
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
    public synchronized void stepBy(long steps) {
        stepTo(done + steps);
    }

    /**
     * Sets the number of finished steps.
     *
     * @param step the number of all finished steps
     */
    public synchronized void stepTo(long step) {
        done = step;
        if (System.nanoTime() - drawn >= UPDATE_INTERVAL.toNanos()) draw("");
    }

    @Override
    public synchronized void close() {
        draw("\n");
    }

    private void draw(String end) {
        if (room == 0) return;
        drawn = System.nanoTime();
        String line = line(task, unit, done, most, Duration.ofNanos(drawn - start), room);
        System.err.print("\r" + line + " ".repeat(Math.max(0, room - line.length())) + end);
        System.err.flush();
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
