package crosshatch.results.report.statistics;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.apache.commons.statistics.distribution.FDistribution;
import org.apache.commons.statistics.ranking.NaturalRanking;

/**
 * M. Friedman's test (JASA 32, 1937) whether several solvers do equally well on several sets, as J. Demšar recommends it (JMLR
 * 7, 2006). It ranks within each set, with shared ranks for ties. It does not correct for ties, so it is conservative.
 *
 * @param averageRanks of each solver over all sets; 1 is best
 * @param chiSquared Friedman's statistic
 * @param pValue of {@code chiSquared}
 * @param f R. Iman and J. Davenport's statistic (Communications in Statistics A9, 1980), less conservative; infinite if all
 *     sets rank alike
 * @param fPValue of {@code f}
 */
public record Friedman(List<Double> averageRanks, double chiSquared, double pValue, double f, double fPValue) {

    /** @param scores one row per set, one column per solver, less is better; at least two of each, none NaN */
    public static Friedman of(double[][] scores) {
        return ofRanks(Arrays.stream(scores).map(new NaturalRanking()).toArray(double[][]::new));
    }

    static Friedman ofRanks(double[][] ranks) {
        int sets = ranks.length;
        int solvers = ranks[0].length;
        double[] average = IntStream.range(0, solvers)
                .mapToDouble(solver -> Arrays.stream(ranks)
                        .mapToDouble(set -> set[solver])
                        .average()
                        .orElse(Double.NaN))
                .toArray();
        double squares = Arrays.stream(average).map(rank -> rank * rank).sum();
        double chi = 12.0 * sets / (solvers * (solvers + 1.0)) * (squares - solvers * Math.pow(solvers + 1.0, 2) / 4);
        double f = (sets - 1) * chi / (sets * (solvers - 1.0) - chi);
        return new Friedman(
                Arrays.stream(average).boxed().toList(),
                chi,
                ChiSquaredDistribution.of(solvers - 1.0).survivalProbability(chi),
                f < 0 ? Double.POSITIVE_INFINITY : f, // the denominator is 0, or what rounding made of it
                f < 0
                        ? 0
                        : FDistribution.of(solvers - 1.0, (solvers - 1.0) * (sets - 1))
                                .survivalProbability(f));
    }
}
