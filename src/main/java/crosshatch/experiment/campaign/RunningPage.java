package crosshatch.experiment.campaign;

import crosshatch.base.ExplainedException;
import crosshatch.experiment.Experiment;
import crosshatch.results.RunRecord;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Writes the report page of a comparison repeatedly while it runs, on the thread that records runs. The page is written every
 * half minute, or less often if writing would take more than a fiftieth of the time. The page reloads itself until the comparison
 * ends.
 */
public final class RunningPage implements Experiment.Listener {
    private static final long PAUSE_NANOS = 30_000_000_000L;
    private static final int SHARE = 50;

    private final long planned;
    private final Consumer<String> page;
    private final LongSupplier nanoTime;
    private long done;
    private long next;

    /**
     * Prepares the page.
     *
     * @param done the number of measured runs that are recorded already
     * @param planned the number of measured runs of the plan
     * @param page writes the page with the progress in words
     * @param nanoTime the clock, in ns
     */
    public RunningPage(long done, long planned, Consumer<String> page, LongSupplier nanoTime) {
        this.done = done;
        this.planned = planned;
        this.page = page;
        this.nanoTime = nanoTime;
        next = nanoTime.getAsLong() + PAUSE_NANOS;
    }

    @Override
    public synchronized void recorded(List<RunRecord> runs) {
        done += runs.stream().filter(RunRecord::isMeasured).count();
        long start = nanoTime.getAsLong();
        if (start < next || done == 0) return;
        try {
            page.accept(String.format(
                    Locale.ROOT,
                    "This comparison is running: %,d of %,d runs are done. The page reloads itself.",
                    done,
                    planned));
        } catch (ExplainedException notNow) {
            // the page at the end says what is the matter, if it lasts
        }
        long end = nanoTime.getAsLong();
        next = end + Math.max(PAUSE_NANOS, SHARE * (end - start));
    }
}
