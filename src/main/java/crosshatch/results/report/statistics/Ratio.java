package crosshatch.results.report.statistics;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.descriptive.Quantile;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * The time of a first solver divided by the time of a second solver, with a 95 % interval, see {@link
 * BootstrapInterval}.
 *
 * <p>The time of a puzzle in a fork is the median of its repetitions in this fork. A row of times has these medians for one fork.
 * The time of a puzzle is the geometric mean of its times in the forks.
 *
 * <p>The bootstrap draws puzzles with all their values, see {@link Clusters}, and the forks of each solver, as T. Kalibera
 * and R. Jones do (ISMM 2013). All forks answer the same puzzles, so each resample draws puzzles once for all forks (A. Owen,
 * Annals of Applied Statistics 1, 2007). If puzzles were drawn for each fork, ten forks would wrongly have the weight of ten
 * times as many puzzles. A fork with a seed of its own is drawn together with its seed. The random numbers are the same every
 * time.
 *
 * @param low the lower end of the interval; NaN for fewer than {@value #FEWEST_PUZZLES} puzzles, which do not show the
 *     variance between puzzles
 * @param high the upper end of the interval; NaN for the same reason
 */
public record Ratio(double ratio, double low, double high) {
    /**
     * The smallest number of puzzles for an interval, as for a median: fewer than six values have no 95 % interval without
     * further assumptions.
     */
    static final int FEWEST_PUZZLES = 6;

    private static final int RESAMPLES = 2000;
    private static final long SEED = 1;

    /**
     * Returns the geometric mean of the ratios of times. The logarithms are averaged within each fork over the puzzles of a
     * cluster, then over the clusters, and finally over the forks.
     *
     * @param first the times of the first solver, one row per fork, one column per puzzle; all finite and more than 0
     * @param second the times of the second solver, with the same puzzles in the same order; any number of forks
     * @param puzzles the puzzles of the columns
     */
    public static Ratio ofGeometricMeans(double[][] first, double[][] second, Clusters puzzles) {
        return of(new LogMean(true, first, puzzles), new LogMean(true, second, puzzles), puzzles.count());
    }

    /**
     * Returns the ratio of the arithmetic means over puzzles, for example of penalised times. The parameters are the same as in
     * {@link #ofGeometricMeans}.
     */
    public static Ratio ofMeans(double[][] first, double[][] second, Clusters puzzles) {
        return of(new LogMean(false, first, puzzles), new LogMean(false, second, puzzles), puzzles.count());
    }

    /**
     * Returns the median of the ratios of puzzles, with the interval of {@link MedianInterval}. The ratio of an open run is a
     * bound. If the median is such a bound, it is nearer to 1 than the true median.
     *
     * @return empty if all pairs are open for both, or if the median is the ratio of an open run without a limit
     */
    public static Optional<Ratio> ofMedians(PairedTimes times) {
        double[] ratios = Arrays.stream(times.logRatios()).map(Math::exp).toArray();
        if (ratios.length == 0) return Optional.empty();
        MedianInterval found = MedianInterval.of(ratios);
        boolean known = ratios.length >= FEWEST_PUZZLES && found.low() > 0 && Double.isFinite(found.high());
        return Optional.of(
                        new Ratio(found.median(), known ? found.low() : Double.NaN, known ? found.high() : Double.NaN))
                .filter(ratio -> ratio.ratio > 0 && Double.isFinite(ratio.ratio));
    }

    private static Ratio of(LogMean first, LogMean second, int puzzles) {
        int[] once = new int[puzzles];
        Arrays.fill(once, 1);
        Estimate measured = Estimate.difference(
                first.sample(once, IntStream.range(0, first.forks()).toArray()),
                second.sample(once, IntStream.range(0, second.forks()).toArray()),
                once);
        double ratio = Math.exp(measured.value());
        if (puzzles < FEWEST_PUZZLES) return new Ratio(ratio, Double.NaN, Double.NaN);
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(SEED);
        Estimate[] resampled = new Estimate[RESAMPLES];
        Arrays.setAll(resampled, at -> {
            int[] draws = new int[puzzles];
            for (int draw = 0; draw < puzzles; draw++) draws[random.nextInt(puzzles)]++;
            return Estimate.difference(
                    first.sample(draws, drawn(first.forks(), random)),
                    second.sample(draws, drawn(second.forks(), random)),
                    draws);
        });
        BootstrapInterval interval = BootstrapInterval.of(measured, resampled);
        return new Ratio(ratio, Math.exp(interval.low()), Math.exp(interval.high()));
    }

    private static int[] drawn(int forks, UniformRandomProvider random) {
        return random.ints(forks, 0, forks).toArray();
    }

    /** Returns whether there are enough puzzles for an interval. */
    public boolean hasInterval() {
        return !Double.isNaN(low);
    }

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
     * <p>No rule has the stated coverage for every distribution; the page of statistics states the error of this one.
     */
    private record BootstrapInterval(double low, double high) {
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
            double[] values =
                    Arrays.stream(resampled).mapToDouble(Estimate::value).toArray();
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

    /**
     * A number estimated from draws of several kinds, such as puzzles and forks, with the variance from these draws.
     *
     * @param variance the variance of the number: the sum of the variances from all kinds of draws
     * @param drawnVariance the variance in a bootstrap, which draws k of k things: (k - 1) / k times the variance of each kind
     * @param freedom the degrees of freedom of the variance, by F. Satterthwaite (Biometrics Bulletin 2, 1946); NaN if the
     *     variance is 0
     */
    record Estimate(double value, double variance, double drawnVariance, double freedom) {

        /**
         * Returns the difference of two logarithms. Puzzles are drawn for both together, forks for each.
         *
         * @param draws the number of times that each cluster of puzzles is in the sample
         */
        static Estimate difference(LogMean.Sample first, LogMean.Sample second, int[] draws) {
            int count = 0;
            double squares = 0;
            for (int cluster = 0; cluster < draws.length; cluster++) {
                double influence = first.influences[cluster] - second.influences[cluster];
                squares += draws[cluster] * influence * influence;
                count += draws[cluster];
            }
            double[] variances = {squares * count / (count - 1), ofForks(first.byFork), ofForks(second.byFork)};
            int[] counts = {count, first.byFork.length, second.byFork.length};
            double variance = 0;
            double drawnVariance = 0;
            double uncertainty = 0;
            for (int kind = 0; kind < counts.length; kind++) {
                if (counts[kind] == 1) continue;
                variance += variances[kind];
                drawnVariance += variances[kind] * (counts[kind] - 1) / counts[kind];
                uncertainty += variances[kind] * variances[kind] / (counts[kind] - 1);
            }
            return new Estimate(first.value - second.value, variance, drawnVariance, variance * variance / uncertainty);
        }

        private static double ofForks(double[] values) {
            double mean = Arrays.stream(values).average().orElse(0);
            double squares = Arrays.stream(values)
                    .map(value -> (value - mean) * (value - mean))
                    .sum();
            return squares / (values.length - 1) / values.length;
        }
    }
}
