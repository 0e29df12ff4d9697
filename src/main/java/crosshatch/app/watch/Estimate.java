package crosshatch.app.watch;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * When the rest of the runs will be there.
 *
 * @param leftNanos from now on; null if it cannot be estimated yet
 * @param how it is estimated, or why it is not: a sentence
 */
record Estimate(@Nullable Long leftNanos, String how) {
    /** Below this, the number of runs that happened to be written together would decide. */
    private static final long LEAST_OBSERVED_NANOS = Duration.ofSeconds(20).toNanos();

    /**
     * Runs of one solver.
     *
     * @param done that are recorded
     * @param planned in all
     * @param nanos sum of the times of those that are recorded
     */
    record Work(String solver, long done, long planned, double nanos) {
        long left() {
            return Math.max(0, planned - done);
        }

        double leftNanos() {
            return left() == 0 ? 0 : left() * nanos / done;
        }
    }

    /**
     * @param lanes runs that are made at a time
     * @param speed nanoseconds of runs that are recorded in a nanosecond, if that was seen
     */
    static Estimate of(List<Work> solvers, int lanes, OptionalDouble speed) {
        List<Work> open = solvers.stream().filter(each -> each.left() > 0).toList();
        if (open.isEmpty()) return new Estimate(0L, "All runs are recorded; they are being archived.");
        List<String> unknown =
                open.stream().filter(each -> each.done() == 0).map(Work::solver).toList();
        if (!unknown.isEmpty()) {
            return new Estimate(null, "No estimate yet: no measured run of " + String.join(", ", unknown) + ".");
        }
        double nanos = open.stream().mapToDouble(Work::leftNanos).sum();
        String rest = "The estimate multiplies the remaining runs of each solver by its mean time so far ("
                + words(nanos) + " of runs), ";
        if (speed.isPresent()) {
            return new Estimate(
                    Math.round(nanos / speed.getAsDouble()),
                    String.format(
                            Locale.ROOT,
                            "%sat the speed since this page was opened: %.2g s of runs per second.",
                            rest,
                            speed.getAsDouble()));
        }
        return new Estimate(
                Math.round(nanos / lanes),
                rest + "with " + (lanes == 1 ? "1 run" : lanes + " runs")
                        + " at a time. It does not include the work between runs.");
    }

    /** The same of a comparison that may be finished before all runs are made. */
    Estimate orSooner() {
        return new Estimate(
                leftNanos, how + " This is the longest possible time, because the comparison may end early.");
    }

    private static String words(double nanos) {
        Duration time = Duration.ofNanos((long) nanos);
        if (time.toHours() > 0) return time.toHours() + " h " + time.toMinutesPart() + " min";
        return time.toMinutes() > 0
                ? time.toMinutes() + " min " + time.toSecondsPart() + " s"
                : String.format(Locale.ROOT, "%.1f s", nanos / 1e9);
    }

    /** How fast runs are recorded, seen from outside. */
    static final class Pace {
        private long sinceNanos;
        private double runsBefore;

        /**
         * @param now of a clock that only goes forward, in ns
         * @param runNanos sum of the times of all measured runs that are recorded
         * @return nanoseconds of runs in a nanosecond; empty before there is enough to see
         */
        OptionalDouble seen(long now, double runNanos) {
            if (runsBefore == 0) {
                sinceNanos = now;
                runsBefore = runNanos;
            }
            long passed = now - sinceNanos;
            double recorded = runNanos - runsBefore;
            return passed < LEAST_OBSERVED_NANOS || recorded <= 0
                    ? OptionalDouble.empty()
                    : OptionalDouble.of(recorded / passed);
        }

        /** Nobody writes any more: what is seen later begins anew. */
        void stop() {
            runsBefore = 0;
        }
    }
}
