package crosshatch.results.report.statistics;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.distribution.DirichletSampler;
import org.apache.commons.rng.simple.RandomSource;

/**
 * The posterior probabilities that one of two solvers is faster by a relevant factor, or that they are practically equal. It
 * is the Bayesian signed-rank test of A. Benavoli, G. Corani, J. Demšar and M. Zaffalon (JMLR 18(77), 2017, section 4.2.2).
 * It uses the logarithms of the ratios of times, with a region of practical equivalence.
 *
 * <p>Each puzzle is one observation; {@link PairedTimes} defines the observations. Weights of puzzles are drawn from a
 * Dirichlet distribution, with one pseudo-observation "no difference" of weight 0.5. In each draw, the mean of every pair of puzzles votes for a result, and the result with the largest weight wins. The three probabilities are the
 * shares of draws won; they add up to 1. Random numbers are the same every time.
 *
 * @param firstFaster the probability that the first takes less than 1 / {@link #EQUIVALENCE_FACTOR} of the second's time
 * @param equivalent the probability that neither takes {@link #EQUIVALENCE_FACTOR} times as long as the other
 * @param secondFaster the probability that the first takes more than {@link #EQUIVALENCE_FACTOR} times as long
 */
public record BayesianSignedRank(double firstFaster, double equivalent, double secondFaster) {
    /** The smallest relevant factor. */
    public static final double EQUIVALENCE_FACTOR = 1.1;

    private static final double PRIOR_WEIGHT = 0.5;
    private static final int MOST_DRAWS = 2000;
    private static final int FEWEST_DRAWS = 200;
    /** The largest number of drawn weights, unless the fewest draws need more. */
    private static final int MOST_WEIGHTS = 20_000_000;

    private static final long SEED = 1;
    /** Computes the probabilities; empty if each pair is open for both, because only the prior would remain. */
    public static Optional<BayesianSignedRank> of(PairedTimes times) {
        double[] differences = times.logRatios();
        if (differences.length == 0) return Optional.empty();
        double[] observed = DoubleStream.concat(DoubleStream.of(0), Arrays.stream(differences))
                .toArray();
        Arrays.sort(observed, 1, observed.length);
        return Optional.of(drawn(observed, Math.log(EQUIVALENCE_FACTOR)));
    }

    /**
     * Draws weights, and counts the results.
     *
     * @param observed the pseudo-observation, then differences in ascending order
     * @param region half the width of the region
     */
    private static BayesianSignedRank drawn(double[] observed, double region) {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(SEED);
        double[] concentrations = new double[observed.length];
        Arrays.fill(concentrations, 1);
        concentrations[0] = PRIOR_WEIGHT;
        DirichletSampler weights = DirichletSampler.of(random, concentrations);
        double[] mirrored = mirrored(observed, -1);
        int draws = Math.max(FEWEST_DRAWS, Math.min(MOST_DRAWS, MOST_WEIGHTS / observed.length));
        int below = 0;
        int above = 0;
        for (int draw = 0; draw < draws; draw++) {
            double[] weight = weights.sample();
            double left = pairsBelow(observed, weight, region);
            double right = pairsBelow(mirrored, mirrored(weight, 1), region);
            double within = 1 - left - right;
            if (left > right && left > within) below++;
            else if (right > left && right > within) above++;
        }
        return new BayesianSignedRank(
                (double) below / draws, (double) (draws - below - above) / draws, (double) above / draws);
    }

    /** Returns the weight of all pairs whose mean lies below the region, including each puzzle with itself. */
    static double pairsBelow(double[] observed, double[] weight, double region) {
        double sum = observed[0] < -region ? weight[0] * weight[0] : 0;
        double partners = 0;
        int next = 1;
        for (int at = observed.length - 1; at >= 1; at--) {
            while (next < observed.length && (observed[at] + observed[next]) / 2 < -region) {
                partners += weight[next];
                next++;
            }
            sum += weight[at] * partners;
            if ((observed[at] + observed[0]) / 2 < -region) sum += 2 * weight[at] * weight[0];
        }
        return sum;
    }

    /** The first one in its place, the others the other way round, and all times {@code factor}. */
    private static double[] mirrored(double[] values, double factor) {
        double[] mirrored = new double[values.length];
        mirrored[0] = factor * values[0];
        for (int at = 1; at < values.length; at++) mirrored[at] = factor * values[values.length - at];
        return mirrored;
    }
}
