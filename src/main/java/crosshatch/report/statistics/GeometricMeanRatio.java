package crosshatch.report.statistics;

import java.util.Arrays;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.descriptive.Quantile;

/**
 * How many times as long the first of two solvers takes: the geometric mean over puzzles, with a 95 % interval.
 *
 * <p>The interval is B. Efron's bootstrap (Annals of Statistics 7, 1979) with the levels of T. Kalibera and R. Jones (ISMM 2013):
 * forks of each solver are drawn anew, and puzzles, paired, are drawn anew. All forks answer the same puzzles, so each
 * resample draws puzzles once for all forks (A. Owen, Annals of Applied Statistics 1, 2007); drawn fork by fork, ten forks would
 * count as ten times as many puzzles. With one fork each, puzzles alone are drawn. Its random numbers are the same
 * every time.
 *
 * @param low of the interval
 * @param high likewise
 */
public record GeometricMeanRatio(double ratio, double low, double high) {
    private static final int RESAMPLES = 2000;
    private static final long SEED = 1;

    /**
     * @param first times of one solver, one row a fork, one column a puzzle; all finite and more than 0
     * @param second of the other, the same puzzles in the same order; as many forks as it has
     */
    public static GeometricMeanRatio of(double[][] first, double[][] second) {
        double[][] firstLogs = logs(first);
        double[][] secondLogs = logs(second);
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(SEED);
        double[] resampled = new double[RESAMPLES];
        int[] puzzles = new int[firstLogs[0].length];
        for (int i = 0; i < RESAMPLES; i++) {
            for (int at = 0; at < puzzles.length; at++) puzzles[at] = random.nextInt(puzzles.length);
            resampled[i] = meanOfForks(firstLogs, puzzles, random) - meanOfForks(secondLogs, puzzles, random);
        }
        Quantile quantile = Quantile.withDefaults();
        return new GeometricMeanRatio(
                Math.exp(mean(firstLogs) - mean(secondLogs)),
                Math.exp(quantile.evaluate(resampled, 0.025)),
                Math.exp(quantile.evaluate(resampled, 0.975)));
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

    private static double mean(double[][] values) {
        return Arrays.stream(values).flatMapToDouble(Arrays::stream).average().orElse(Double.NaN);
    }
}
