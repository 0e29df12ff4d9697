package crosshatch.results.report.figure;

import java.util.Map;
import java.util.NavigableMap;

/**
 * A kernel density estimate: a normal distribution around each value. Its width follows B. W. Silverman's rule of thumb
 * (Density Estimation, 1986, 3.31), but is at least a twentieth.
 */
final class Density {
    private static final double LEAST_BANDWIDTH = 0.05;
    private static final double NORMAL_QUARTILES = 1.34;

    private final NavigableMap<Double, Long> values;
    private final long count;
    private final double bandwidth;

    /**
     * Estimates the density.
     *
     * @param values the values, at least one, with the number of their occurrences
     */
    Density(NavigableMap<Double, Long> values) {
        this.values = values;
        count = values.values().stream().mapToLong(Long::longValue).sum();
        bandwidth = bandwidth();
    }

    private double bandwidth() {
        double mean = 0;
        for (Map.Entry<Double, Long> each : values.entrySet()) mean += each.getKey() * each.getValue() / count;
        double variance = 0;
        for (Map.Entry<Double, Long> each : values.entrySet()) {
            variance += Math.pow(each.getKey() - mean, 2) * each.getValue() / Math.max(1, count - 1);
        }
        double quartiles = (quantile(0.75) - quantile(0.25)) / NORMAL_QUARTILES;
        double spread = quartiles > 0 ? Math.min(Math.sqrt(variance), quartiles) : Math.sqrt(variance);
        return Math.max(LEAST_BANDWIDTH, 0.9 * spread * Math.pow((double) count, -0.2));
    }

    /** Returns the smallest value that this share of all values does not exceed. */
    double quantile(double share) {
        long below = 0;
        for (Map.Entry<Double, Long> each : values.entrySet()) {
            below += each.getValue();
            if (below >= share * count) return each.getKey();
        }
        return values.lastKey();
    }

    double at(double x) {
        double sum = 0;
        for (Map.Entry<Double, Long> each : values.entrySet()) {
            double distance = (x - each.getKey()) / bandwidth;
            sum += each.getValue() * Math.exp(-distance * distance / 2);
        }
        return sum / (count * bandwidth * Math.sqrt(2 * Math.PI));
    }
}
