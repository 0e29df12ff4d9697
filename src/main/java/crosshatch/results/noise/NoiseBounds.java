package crosshatch.results.noise;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The bounds beyond which noise is reported. These figures leave out the work of this program and its workers, so that the
 * bounds hold for any number of jobs. They are upper quartiles, because a short burst does not disturb times.
 */
public final class NoiseBounds {
    /** Share of all processors that others may use in three quarters of the time. */
    public static final double OTHERS_PERCENT = 10;
    /** Share of the time with work that the host may take away in three quarters of the time. */
    public static final double STEAL_PERCENT = 5;
    /** The largest ratio of the upper to the lower quartile of the reference loop. */
    public static final double MOST_DRIFT = 1.1;

    /** The share of one hardware thread that a solver's process may use while it has no task, as a median. */
    public static final double STRAY_PERCENT = 50;

    /** The ratio of the upper to the lower quartile of ratios beyond which no order and no share is stated. */
    public static final double MOST_RATIO_SPREAD = 1.25;

    private NoiseBounds() {}

    /**
     * The figures that are compared with the bounds; negative is unknown.
     *
     * @param othersPercent upper quartile, see {@link Sample}
     * @param stealPercent upper quartile, see {@link Sample}
     * @param drift of the reference loop: upper quartile of its times over the lower one
     * @param throttles how often processors were slowed down because they were too hot
     */
    public record Figures(double othersPercent, double stealPercent, double drift, double throttles) {
        /** Returns the larger value of each figure. */
        public Figures worse(Figures other) {
            return new Figures(
                    Math.max(othersPercent, other.othersPercent),
                    Math.max(stealPercent, other.stealPercent),
                    Math.max(drift, other.drift),
                    Math.max(throttles, other.throttles));
        }

        /** Returns whether the machine itself was not as fast all the time. */
        public boolean drifts() {
            return drift > MOST_DRIFT;
        }
    }

    /** A sentence for each figure that is beyond its bound, none on a quiet machine. */
    public static List<String> warnings(Figures figures) {
        List<String> warnings = new ArrayList<>();
        if (figures.othersPercent > OTHERS_PERCENT) {
            warnings.add(said(
                    "other processes used %.0f %% of the machine (on a quiet machine: at most %.0f %%)",
                    figures.othersPercent, OTHERS_PERCENT));
        }
        if (figures.stealPercent > STEAL_PERCENT) {
            warnings.add(
                    said("the host took %.0f %% of the time (on a quiet machine: at most %.0f %%)", figures.stealPercent, STEAL_PERCENT));
        }
        if (figures.drifts()) {
            warnings.add(said(
                    "a loop of fixed work sometimes took %.2f times as long (on a quiet machine: at most %.2f times)", figures.drift, MOST_DRIFT));
        }
        if (figures.throttles > 0) {
            warnings.add(said("heat slowed the processors down %.0f times", figures.throttles));
        }
        return warnings;
    }

    private static String said(String format, Object... figures) {
        return String.format(Locale.ROOT, format, figures);
    }
}
