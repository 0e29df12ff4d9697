package crosshatch.results.report.statistics;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.descriptive.Quantile;
import org.hipparchus.stat.regression.SimpleRegression;

/**
 * The cost of a node of a search tree, in two forms. The first is all time divided by all nodes, which includes the time
 * before the search. The second excludes this time: it is the slope of the least squares line of time on nodes.
 *
 * @param perNode the time per node over all puzzles
 * @param perFurtherNode the slope; empty if all trees have the same size
 */
public record NodeCost(Estimate perNode, Optional<Estimate> perFurtherNode) {
    private static final int RESAMPLES = 2000;
    private static final long SEED = 1;

    /**
     * A number with a 95 % bootstrap interval, which resamples forks and puzzles as in {@link Ratio}.
     *
     * @param low the lower end of the interval; NaN for a single puzzle
     * @param high the upper end of the interval; NaN for a single puzzle
     */
    public record Estimate(double value, double low, double high) {}

    /**
     * Computes both costs.
     *
     * @param times one row per fork, one column per puzzle
     * @param nodes for each puzzle, the number of nodes in the search tree, 1 or more
     * @param puzzles the puzzles of the columns
     */
    public static NodeCost of(double[][] times, double[] nodes, Clusters puzzles) {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(SEED);
        double[] means = new double[RESAMPLES];
        double[] slopes = new double[RESAMPLES];
        for (int i = 0; i < RESAMPLES; i++) {
            int[] drawn = puzzles.draw(random);
            int[] forks = times.length == 1 ? new int[1] : drawn(times.length, random);
            means[i] = mean(times, nodes, forks, drawn);
            slopes[i] = slope(times, nodes, forks, drawn);
        }
        int[] allForks = IntStream.range(0, times.length).toArray();
        int[] allPuzzles = IntStream.range(0, nodes.length).toArray();
        double slope = slope(times, nodes, allForks, allPuzzles);
        return new NodeCost(
                estimate(mean(times, nodes, allForks, allPuzzles), means, puzzles),
                Double.isNaN(slope) ? Optional.empty() : Optional.of(estimate(slope, slopes, puzzles)));
    }

    private static int[] drawn(int many, UniformRandomProvider random) {
        return IntStream.range(0, many).map(each -> random.nextInt(many)).toArray();
    }

    private static double mean(double[][] times, double[] nodes, int[] forks, int[] puzzles) {
        double time = 0;
        double all = 0;
        for (int puzzle : puzzles) {
            time += time(times, forks, puzzle);
            all += nodes[puzzle];
        }
        return time / all;
    }

    /** Returns the slope; NaN if all these puzzles have the same number of nodes. */
    private static double slope(double[][] times, double[] nodes, int[] forks, int[] puzzles) {
        SimpleRegression line = new SimpleRegression();
        for (int puzzle : puzzles) line.addData(nodes[puzzle], time(times, forks, puzzle));
        return line.getSlope();
    }

    private static double time(double[][] times, int[] forks, int puzzle) {
        double sum = 0;
        for (int fork : forks) sum += times[fork][puzzle];
        return sum / forks.length;
    }

    /** A resample whose puzzles all have as many nodes says nothing of a slope, and is left out. */
    private static Estimate estimate(double value, double[] resampled, Clusters puzzles) {
        if (puzzles.count() < 2) return new Estimate(value, Double.NaN, Double.NaN);
        double[] known =
                Arrays.stream(resampled).filter(each -> !Double.isNaN(each)).toArray();
        Quantile quantile = Quantile.withDefaults();
        return new Estimate(value, quantile.evaluate(known, 0.025), quantile.evaluate(known, 0.975));
    }
}
