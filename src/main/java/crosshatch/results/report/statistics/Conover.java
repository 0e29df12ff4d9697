package crosshatch.results.report.statistics;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import org.apache.commons.statistics.ranking.NaturalRanking;

/**
 * A test for solvers that are worse than the best of several: W. J. Conover's comparisons of rank sums (Practical Nonparametric
 * Statistics, third edition 1999, section 5.8) behind Friedman's test, as races use them (M. Birattari and others, GECCO 2002).
 * Unlike {@link CriticalDifference}, they correct for ties, which are many where solvers reach a limit. They do not correct for
 * the number of comparisons: in a race, a mistake costs only a candidate.
 *
 * @param rankSums of each solver over all puzzles
 * @param chiSquared Friedman's statistic, corrected for ties; NaN if every puzzle is a tie of all
 * @param pValue of {@code chiSquared}; 1 if every puzzle is a tie of all
 * @param difference two rank sums that differ by more belong to different solvers
 */
public record Conover(List<Double> rankSums, double chiSquared, double pValue, double difference) {
    /**
     * @param scores one row per puzzle, one column per solver, less is better; at least two of each, none NaN
     * @param level of both tests
     */
    public static Conover of(double[][] scores, double level) {
        double[][] ranks = Arrays.stream(scores).map(new NaturalRanking()).toArray(double[][]::new);
        double puzzles = ranks.length;
        double solvers = ranks[0].length;
        double[] sums = IntStream.range(0, ranks[0].length)
                .mapToDouble(solver ->
                        Arrays.stream(ranks).mapToDouble(row -> row[solver]).sum())
                .toArray();
        double squares = Arrays.stream(ranks)
                .flatMapToDouble(Arrays::stream)
                .map(r -> r * r)
                .sum();
        double untied = squares - puzzles * solvers * (solvers + 1) * (solvers + 1) / 4;
        double expected = puzzles * (solvers + 1) / 2;
        double spread = Arrays.stream(sums)
                .map(sum -> (sum - expected) * (sum - expected))
                .sum();
        double chiSquared = untied == 0 ? Double.NaN : (solvers - 1) * spread / untied;
        double freedom = (puzzles - 1) * (solvers - 1);
        double unexplained =
                puzzles * squares - Arrays.stream(sums).map(sum -> sum * sum).sum();
        return new Conover(
                Arrays.stream(sums).boxed().toList(),
                chiSquared,
                untied == 0 ? 1 : ChiSquaredDistribution.of(solvers - 1).survivalProbability(chiSquared),
                TDistribution.of(freedom).inverseSurvivalProbability(level / 2)
                        * Math.sqrt(2 * Math.max(0, unexplained) / freedom));
    }

    /** The solvers, by column, that are worse than the best; none if the first test says that all may be alike. */
    public List<Integer> worseThanBest(double level) {
        if (pValue > level) return List.of();
        double best = Collections.min(rankSums);
        return IntStream.range(0, rankSums.size())
                .filter(solver -> rankSums.get(solver) - best > difference)
                .boxed()
                .toList();
    }
}
