package crosshatch.report.statistics;

import java.util.Arrays;
import java.util.Optional;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.descriptive.Quantile;

/**
 * How much of the variance of repeated measurements lies between the things that were measured, not within them: the intraclass
 * correlation ICC(1) of P. Shrout and J. Fleiss (Psychological Bulletin 86, 1979), with a 95 % bootstrap interval over the things.
 *
 * @param share from 0, where it is the same thing over and over, to 1, where each is always measured alike
 */
public record VarianceShare(double share, double low, double high) {
    private static final int RESAMPLES = 1000;
    private static final long SEED = 1;

    /**
     * @param measured a row for each thing, at least two of each, as many of each
     * @return empty for fewer than two things, or if all that was measured is the same
     */
    public static Optional<VarianceShare> of(double[][] measured) {
        if (measured.length < 2 || spread(measured) == 0) return Optional.empty();
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(SEED);
        double[] resampled = new double[RESAMPLES];
        double[][] drawn = new double[measured.length][];
        for (int i = 0; i < RESAMPLES; i++) {
            do {
                Arrays.setAll(drawn, at -> measured[random.nextInt(measured.length)]);
            } while (spread(drawn) == 0);
            resampled[i] = share(drawn);
        }
        Quantile quantile = Quantile.withDefaults();
        return Optional.of(new VarianceShare(
                share(measured), quantile.evaluate(resampled, 0.025), quantile.evaluate(resampled, 0.975)));
    }

    private static double spread(double[][] rows) {
        double first = rows[0][0];
        return Arrays.stream(rows)
                .flatMapToDouble(Arrays::stream)
                .map(value -> Math.abs(value - first))
                .max()
                .orElse(0);
    }

    /** From the mean squares between and within rows; what chance alone puts between them is taken off, down to nothing. */
    private static double share(double[][] rows) {
        int each = rows[0].length;
        double[] means = Arrays.stream(rows).mapToDouble(VarianceShare::mean).toArray();
        double all = mean(means);
        double between = 0;
        double within = 0;
        for (int row = 0; row < rows.length; row++) {
            between += each * (means[row] - all) * (means[row] - all);
            for (double value : rows[row]) within += (value - means[row]) * (value - means[row]);
        }
        between /= rows.length - 1;
        within /= rows.length * (each - 1.0);
        return Math.max(0, (between - within) / (between + (each - 1) * within));
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElse(Double.NaN);
    }
}
