package crosshatch.results.report.statistics;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import org.apache.commons.statistics.ranking.NaturalRanking;

/**
 * Tests which solvers are worse than the best of several. It uses W. J. Conover's comparisons of rank sums (Practical
 * Nonparametric Statistics, third edition 1999, section 5.8) after Friedman's test, as races do (M. Birattari and others,
 * GECCO 2002). Unlike {@link CriticalDifference}, it corrects for ties, which are frequent if solvers reach a limit. It does
 * not correct for the number of comparisons, because an error in a race only loses a candidate.
 *
 * @param rankSums the rank sum of each solver over all puzzles
 * @param chiSquared Friedman's statistic, corrected for ties; NaN if all solvers tie on every puzzle
 * @param pValue the p-value of {@code chiSquared}; 1 if all solvers tie on every puzzle
 * @param difference the smallest significant difference of two rank sums
 */
public record Conover(List<Double> rankSums, double chiSquared, double pValue, double difference) {
    /**
     * Computes both tests.
     *
     * @param scores one row per puzzle, one column per solver, less is better; at least two of each, none NaN
     * @param level the level of both tests
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

    /** Returns the columns of the solvers that are worse than the best; empty if Friedman's test finds no difference. */
    public List<Integer> worseThanBest(double level) {
        if (pValue > level) return List.of();
        double best = Collections.min(rankSums);
        return IntStream.range(0, rankSums.size())
                .filter(solver -> rankSums.get(solver) - best > difference)
                .boxed()
                .toList();
    }
}
