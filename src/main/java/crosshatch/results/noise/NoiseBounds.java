package crosshatch.results.noise;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The bounds beyond which noise is reported. The work of this program and its workers is not counted, so the bounds apply to
 * any number of jobs. The bounds of percentages apply to the upper quartile of the samples, because a short burst does not
 * disturb times.
 */
public final class NoiseBounds {
    /** The bound of the percentage of processor time that other processes use, as an upper quartile. */
    public static final double OTHERS_PERCENT = 10;
    /** The bound of the percentage of working time that the host takes away, as an upper quartile. */
    public static final double STEAL_PERCENT = 5;
    /** The bound of the spread of the reference loop: the upper quartile of its times divided by the lower quartile. */
    public static final double MOST_DRIFT = 1.1;

    /** The bound of the median percentage of a hardware thread that a solver's process uses while it has no task. */
    public static final double STRAY_PERCENT = 50;

    /**
     * The bound of the spread of ratios: upper quartile divided by lower quartile. Beyond this bound, neither an order nor a
     * share is reported.
     */
    public static final double MOST_RATIO_SPREAD = 1.25;

    private NoiseBounds() {}

    /**
     * Measured values to compare with the bounds; negative values are unknown.
     *
     * @param othersPercent the upper quartile, see {@link Sample}
     * @param stealPercent the upper quartile, see {@link Sample}
     * @param drift the upper quartile of the times of the reference loop, divided by their lower quartile
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

        /** Returns whether the speed of the machine varied too much, as measured by the reference loop. */
        public boolean drifts() {
            return drift > MOST_DRIFT;
        }
    }

    /** Returns a sentence for each value beyond its bound; empty for a quiet machine. */
    public static List<String> warnings(Figures figures) {
        List<String> warnings = new ArrayList<>();
        if (figures.othersPercent > OTHERS_PERCENT) {
            warnings.add(said(
                    "other processes used %s %% of the machine (on a quiet machine: at most %s %%)",
                    figures.othersPercent, OTHERS_PERCENT, 0));
        }
        if (figures.stealPercent > STEAL_PERCENT) {
            warnings.add(said(
                    "the host took %s %% of the time (on a quiet machine: at most %s %%)",
                    figures.stealPercent, STEAL_PERCENT, 0));
        }
        if (figures.drifts()) {
            warnings.add(said(
                    "a loop of fixed work sometimes took %s times as long (on a quiet machine: at most %s times)",
                    figures.drift, MOST_DRIFT, 2));
        }
        if (figures.throttles > 0) {
            warnings.add(String.format(Locale.ROOT, "heat slowed the processors down %.0f times", figures.throttles));
        }
        return warnings;
    }

    /** Says a figure beyond its bound, with as many decimals as are needed to show that it is beyond. */
    private static String said(String format, double figure, double bound, int decimals) {
        String found = decimals(figure, decimals);
        String most = decimals(bound, decimals);
        return found.equals(most)
                ? said(format, figure, bound, decimals + 1)
                : String.format(Locale.ROOT, format, found, most);
    }

    private static String decimals(double number, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", number);
    }
}
