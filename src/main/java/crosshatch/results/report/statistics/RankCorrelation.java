package crosshatch.results.report.statistics;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.ToDoubleBiFunction;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.descriptive.Quantile;
import org.hipparchus.stat.correlation.KendallsCorrelation;
import org.hipparchus.stat.correlation.SpearmansCorrelation;

/**
 * Measures whether two numbers of the same things increase together, on any scale: C. Spearman's rho (mean ranks for ties)
 * and M. Kendall's tau-b. Each has a 95 % interval from B. Efron's bootstrap over the things. Its random numbers are the same
 * every time.
 */
public record RankCorrelation(Estimate rho, Estimate tau) {
    private static final int RESAMPLES = 1000;
    private static final long SEED = 1;
    private static final int FEWEST_PUZZLES = 4;

    /**
     * A correlation with its interval.
     *
     * @param low the lower end of the interval
     */
    public record Estimate(double value, double low, double high) {}

    /**
     * Computes both correlations.
     *
     * @param first one number for each thing
     * @param second the other numbers, in the same order
     * @return empty for fewer than four things, or if one of the numbers is constant
     */
    public static Optional<RankCorrelation> of(double[] first, double[] second) {
        if (first.length < FEWEST_PUZZLES || isConstant(first) || isConstant(second)) return Optional.empty();
        return Optional.of(new RankCorrelation(
                estimate(first, second, new SpearmansCorrelation()::correlation),
                estimate(first, second, new KendallsCorrelation()::correlation)));
    }

    private static boolean isConstant(double[] values) {
        return Arrays.stream(values).allMatch(value -> value == values[0]);
    }

    private static Estimate estimate(double[] first, double[] second, ToDoubleBiFunction<double[], double[]> measure) {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(SEED);
        double[] x = new double[first.length];
        double[] y = new double[first.length];
        double[] resampled = new double[RESAMPLES];
        for (int i = 0; i < RESAMPLES; i++) {
            do { // a resample in which nothing changes has no correlation
                for (int at = 0; at < x.length; at++) {
                    int draw = random.nextInt(x.length);
                    x[at] = first[draw];
                    y[at] = second[draw];
                }
            } while (isConstant(x) || isConstant(y));
            resampled[i] = measure.applyAsDouble(x, y);
        }
        Quantile quantile = Quantile.withDefaults();
        return new Estimate(
                measure.applyAsDouble(first, second),
                quantile.evaluate(resampled, 0.025),
                quantile.evaluate(resampled, 0.975));
    }
}
