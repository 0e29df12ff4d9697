package crosshatch.results.noise;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The bounds beyond which noise is reported. The work of this program and its workers is not counted, so the bounds apply to
 * any number of jobs. They bound upper quartiles, because a short burst does not disturb times.
 */
public final class NoiseBounds {
    /** The bound of the percentage of processor time that other processes use, as an upper quartile. */
    public static final double OTHERS_PERCENT = 10;
    /** The bound of the percentage of working time that the host takes away, as an upper quartile. */
    public static final double STEAL_PERCENT = 5;
    /** The largest ratio of the upper to the lower quartile of the reference loop. */
    public static final double MOST_DRIFT = 1.1;

    /** The bound of the median percentage of a hardware thread that a solver's process uses while it has no task. */
    public static final double STRAY_PERCENT = 50;

    /** The ratio of the upper to the lower quartile of ratios above which neither an order nor a share is reported. */
    public static final double MOST_RATIO_SPREAD = 1.25;

    private NoiseBounds() {}

    /**
     * Measured values to compare with the bounds; negative values are unknown.
     *
     * @param othersPercent the upper quartile, see {@link Sample}
     * @param stealPercent the upper quartile, see {@link Sample}
     * @param drift the ratio of the upper to the lower quartile of the times of the reference loop
     * @param throttles the number of times that processors were slowed down because of heat
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

        /** Returns whether the speed of the machine itself varied too much. */
        public boolean drifts() {
            return drift > MOST_DRIFT;
        }
    }

    /** Returns a sentence for each value beyond its bound; empty for a quiet machine. */
    public static List<String> warnings(Figures figures) {
        List<String> warnings = new ArrayList<>();
        if (figures.othersPercent > OTHERS_PERCENT) {
            warnings.add(said(
                    "other processes used %.0f %% of the machine (on a quiet machine: at most %.0f %%)",
                    figures.othersPercent, OTHERS_PERCENT));
        }
        if (figures.stealPercent > STEAL_PERCENT) {
            warnings.add(said(
                    "the host took %.0f %% of the time (on a quiet machine: at most %.0f %%)",
                    figures.stealPercent, STEAL_PERCENT));
        }
        if (figures.drifts()) {
            warnings.add(said(
                    "a loop of fixed work sometimes took %.2f times as long (on a quiet machine: at most %.2f times)",
                    figures.drift, MOST_DRIFT));
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
