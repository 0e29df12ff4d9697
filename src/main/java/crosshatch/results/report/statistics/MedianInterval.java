package crosshatch.results.report.statistics;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.BinomialDistribution;

/**
 * A median with an interval that holds the median of the population with at least 95 %, whatever the distribution. It lies
 * between two of the values, whose ranks follow from the binomial distribution with one half (W. J. Conover, Practical
 * Nonparametric Statistics, 3.2). Fewer than six values cannot say as much; then it is all that they span.
 *
 * @param low the lower end, a value
 * @param high the upper end, a value; infinite if the value at its rank is
 */
public record MedianInterval(double median, double low, double high) {
    private static final double TAIL_PROBABILITY = 0.025;

    /** @param values at least one; infinite ones are larger than all others */
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
