package crosshatch.results.report.statistics;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import org.apache.commons.statistics.descriptive.Quantile;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * A 95 % interval from resamples. It combines two intervals by taking the farther of their lower ends, and of their upper
 * ends:
 *
 * <ul>
 *   <li>The bootstrap-t interval, which follows a skewed distribution (A. Davison and D. Hinkley, Bootstrap Methods and their
 *       Application, 1997, section 5.2). Its ends are at least as far from the estimate as the ends of Student's t, and at most
 *       {@value #FARTHEST} times as far, because t-statistics of few puzzles have extreme quantiles.
 *   <li>The percentile interval, expanded for few draws (T. Hesterberg, The American Statistician 69, 2015). It needs no standard
 *       error, which heavy tails make too small.
 * </ul>
 *
 * <p>No rule has the stated coverage for every distribution; {@code docs/explanation/statistics.md} states the error of this
 * rule.
 */
record BootstrapInterval(double low, double high) {
    private static final double TAIL_PROBABILITY = 0.025;
    private static final double FARTHEST = 2;

    static BootstrapInterval of(Estimate measured, Estimate[] resampled) {
        double value = measured.value();
        if (measured.variance() == 0) return new BootstrapInterval(value, value);
        double error = Math.sqrt(measured.variance());
        double student = -TDistribution.of(measured.freedom()).inverseCumulativeProbability(TAIL_PROBABILITY);
        double[] statistics = Arrays.stream(resampled)
                .filter(each -> each.variance() > 0)
                .mapToDouble(each -> (each.value() - value) / Math.sqrt(each.variance()))
                .toArray();
        DoubleUnaryOperator bounded = quantile -> Math.min(FARTHEST * student, Math.max(student, quantile));
        double[] values = Arrays.stream(resampled).mapToDouble(Estimate::value).toArray();
        double tail = NormalDistribution.of(0, 1)
                .cumulativeProbability(-student * error / Math.sqrt(measured.drawnVariance()));
        Quantile quantile = Quantile.withDefaults();
        return new BootstrapInterval(
                Math.min(
                        value - error * bounded.applyAsDouble(quantile.evaluate(statistics, 1 - TAIL_PROBABILITY)),
                        quantile.evaluate(values, tail)),
                Math.max(
                        value + error * bounded.applyAsDouble(-quantile.evaluate(statistics, TAIL_PROBABILITY)),
                        quantile.evaluate(values, 1 - tail)));
    }
}
