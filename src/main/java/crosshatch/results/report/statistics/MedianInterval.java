package crosshatch.results.report.statistics;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.BinomialDistribution;

/**
 * A median with an interval that contains the median of the population with a probability of at least 95 %, for any
 * distribution. Its ends are two of the values, whose ranks follow from the binomial distribution with one half (W. J.
 * Conover, Practical Nonparametric Statistics, 3.2). Fewer than six values cannot reach this probability; then the interval
 * contains them all.
 *
 * @param low the lower end, one of the values
 * @param high the upper end, one of the values, which may be infinite
 */
public record MedianInterval(double median, double low, double high) {
    private static final double TAIL_PROBABILITY = 0.025;

    /**
     * Computes the median and its interval.
     *
     * @param values at least one value; infinite values are larger than all others
     */
    public static MedianInterval of(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int n = sorted.length;
        int below = BinomialDistribution.of(n, 0.5).inverseCumulativeProbability(TAIL_PROBABILITY);
        int rank = Math.max(0, below - 1); // as many values lie outside at either end, from 0
        double middle = n % 2 == 1 ? sorted[n / 2] : mean(sorted[n / 2 - 1], sorted[n / 2]);
        return new MedianInterval(middle, sorted[rank], sorted[n - 1 - rank]);
    }

    private static double mean(double one, double other) {
        return one == other ? one : one + (other - one) / 2; // both may be infinite
    }
}
