package crosshatch.results.report.statistics;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.descriptive.Quantile;

/**
 * The share of the variance between puzzles, for values measured on several forms of each puzzle. It is the intraclass
 * correlation ICC(1) of P. Shrout and J. Fleiss (Psychological Bulletin 86, 1979), from {@link VarianceComponents}, with a 95
 * % bootstrap interval over puzzles. Its random numbers are the same every time.
 *
 * @param share the share, from 0 if only the form matters, to 1 if all forms of a puzzle give the same value
 */
public record VarianceShare(double share, double low, double high) {
    private static final int RESAMPLES = 1000;
    private static final long SEED = 1;

    /**
     * Computes the share.
     *
     * @param measured the values by puzzle and form; at least two forms, the same number for each puzzle
     * @return empty for fewer than two puzzles, or if all values are equal
     */
    public static Optional<VarianceShare> of(double[][] measured) {
        if (measured.length < 2 || split(measured).total() == 0) return Optional.empty();
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(SEED);
        double[] resampled = new double[RESAMPLES];
        double[][] drawn = new double[measured.length][];
        for (int i = 0; i < RESAMPLES; i++) {
            do { // a resample in which nothing varies has no share
                Arrays.setAll(drawn, at -> measured[random.nextInt(measured.length)]);
            } while (split(drawn).total() == 0);
            resampled[i] = share(drawn);
        }
        Quantile quantile = Quantile.withDefaults();
        return Optional.of(new VarianceShare(
                share(measured), quantile.evaluate(resampled, 0.025), quantile.evaluate(resampled, 0.975)));
    }

    private static double share(double[][] measured) {
        VarianceComponents split = split(measured);
        return split.between(1, 0) / split.total();
    }

    private static VarianceComponents split(double[][] measured) {
        int[] things = IntStream.range(0, measured.length)
                .flatMap(thing -> Arrays.stream(measured[thing]).mapToInt(value -> thing))
                .toArray();
        return VarianceComponents.of(
                Arrays.stream(measured).flatMapToDouble(Arrays::stream).toArray(), new int[][] {things}, new int[0][]);
    }
}
