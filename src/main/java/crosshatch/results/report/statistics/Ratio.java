package crosshatch.results.report.statistics;

import java.util.Arrays;
import java.util.function.ToDoubleFunction;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.descriptive.Quantile;

/**
 * The ratio of the time of the first of two solvers to the time of the second, with a 95 % interval.
 *
 * <p>The interval is B. Efron's bootstrap (Annals of Statistics 7, 1979), which draws puzzles with all that belongs to each, see
 * {@link Clusters}. Its random numbers are the same every time.
 *
 * @param low of the interval; NaN if there is but one puzzle, which does not show how much puzzles differ
 * @param high likewise
 */
public record Ratio(double ratio, double low, double high) {
    private static final int RESAMPLES = 2000;
    private static final long SEED = 1;

    /**
     * The geometric mean of the ratios over puzzles. The bootstrap has the levels of T. Kalibera and R. Jones (ISMM 2013): forks of
     * each solver are drawn again, and so are puzzles. All forks answer the same puzzles, so each resample draws puzzles once for all
     * forks (A. Owen, Annals of Applied Statistics 1, 2007); drawn fork by fork, ten forks would count as ten times as many puzzles.
     *
     * @param first times of one solver, one row per fork, one column per puzzle; all finite and more than 0
     * @param second of the other, the same puzzles in the same order; any number of forks
     * @param puzzles that the columns belong to
     */
    public static Ratio ofGeometricMeans(double[][] first, double[][] second, Clusters puzzles) {
        double[][] firstLogs = logs(first);
        double[][] secondLogs = logs(second);
        return of(Math.exp(mean(firstLogs) - mean(secondLogs)), puzzles, random -> {
            int[] drawn = puzzles.draw(random);
            return meanOfForks(firstLogs, drawn, random) - meanOfForks(secondLogs, drawn, random);
        });
    }

    /**
     * The ratio of the means over puzzles, for example of penalised times. All forks of a puzzle are in its number.
     *
     * @param first one number for each puzzle, more than 0
     * @param second of the other solver, in the same order
     * @param puzzles that the numbers belong to
     */
    public static Ratio ofMeans(double[] first, double[] second, Clusters puzzles) {
        return of(Arrays.stream(first).sum() / Arrays.stream(second).sum(), puzzles, random -> {
            int[] drawn = puzzles.draw(random);
            return Math.log(sum(first, drawn) / sum(second, drawn));
        });
    }

    /** @param resample the logarithm of the ratio in a resample */
    private static Ratio of(double ratio, Clusters puzzles, ToDoubleFunction<UniformRandomProvider> resample) {
        if (puzzles.count() < 2) return new Ratio(ratio, Double.NaN, Double.NaN);
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(SEED);
        double[] resampled = new double[RESAMPLES];
        Arrays.setAll(resampled, at -> resample.applyAsDouble(random));
        Quantile quantile = Quantile.withDefaults();
        return new Ratio(
                ratio, Math.exp(quantile.evaluate(resampled, 0.025)), Math.exp(quantile.evaluate(resampled, 0.975)));
    }

    private static double[][] logs(double[][] times) {
        return Arrays.stream(times)
                .map(fork -> Arrays.stream(fork).map(Math::log).toArray())
                .toArray(double[][]::new);
    }

    private static double meanOfForks(double[][] logs, int[] puzzles, UniformRandomProvider random) {
        double sum = 0;
        for (int draw = 0; draw < logs.length; draw++) {
            double[] fork = logs.length == 1 ? logs[0] : logs[random.nextInt(logs.length)];
            for (int puzzle : puzzles) sum += fork[puzzle];
        }
        return sum / logs.length / puzzles.length;
    }

    private static double sum(double[] values, int[] puzzles) {
        double sum = 0;
        for (int puzzle : puzzles) sum += values[puzzle];
        return sum;
    }

    private static double mean(double[][] values) {
        return Arrays.stream(values).flatMapToDouble(Arrays::stream).average().orElse(Double.NaN);
    }

    /** Whether there is an interval: there are at least two puzzles. */
    public boolean hasInterval() {
        return !Double.isNaN(low);
    }
}
