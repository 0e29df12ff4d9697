package crosshatch.app.watch;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * The estimated remaining time.
 *
 * @param leftNanos the remaining time in ns; null if it cannot be estimated yet
 * @param how a sentence on the method, or on the reason why there is no estimate
 */
record Estimate(@Nullable Long leftNanos, String how) {
    /** The shortest observation; in a shorter one, the runs that were written together would decide. */
    private static final long LEAST_OBSERVED_NANOS = Duration.ofSeconds(20).toNanos();

    /**
     * The runs of one solver.
     *
     * @param done the number of recorded runs
     * @param planned the number of all runs
     * @param nanos the total time of the recorded runs in ns
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
     * Estimates the remaining time.
     *
     * @param lanes the number of runs at the same time
     * @param speed recorded run time per time that has passed, if it was observed
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

    /** Returns this estimate for a comparison that may end before all runs. */
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

    /** Observes the speed at which runs are recorded. */
    static final class Pace {
        private long sinceNanos;
        private double runsBefore;

        /**
         * Adds an observation.
         *
         * @param now the time of a monotonic clock in ns
         * @param runNanos the total time of all recorded measured runs in ns
         * @return recorded run time per time that has passed; empty at the beginning
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

        /** Ends the observation, because no process writes any more. */
        void stop() {
            runsBefore = 0;
        }
    }
}
