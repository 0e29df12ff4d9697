package crosshatch.results.report.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.apache.commons.statistics.distribution.FDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.ranking.NaturalRanking;
import org.hipparchus.analysis.integration.IterativeLegendreGaussIntegrator;
import org.hipparchus.analysis.solvers.BrentSolver;

/**
 * Tests for differences of several solvers over several sets with P. Nemenyi's test after Friedman's (J. Demšar, JMLR 7,
 * 2006), at the significance level of 0.05. Two solvers differ if their average ranks differ by at least the critical difference.
 *
 * @param solvers the solvers, the best average rank first
 * @param averageRanks the average ranks in the order of {@code solvers}
 * @param criticalDifference the smallest significant difference of average ranks
 * @param groups the largest groups of solvers without a difference between any two, best first; a solver may be in several
 * @param sets the number of sets over which ranks are averaged
 */
public record CriticalDifference(
        List<String> solvers,
        List<Double> averageRanks,
        double criticalDifference,
        List<List<String>> groups,
        int sets,
        Friedman friedman) {
    private static final double LEVEL = 0.05;

    /**
     * Computes the test.
     *
     * @param solvers the names, in the order of the columns
     * @param scores one row per set, one column per solver, less is better; at least two of each
     */
    public static CriticalDifference of(List<String> solvers, double[][] scores) {
        return of(solvers, scores.length, Friedman.of(scores));
    }

    static CriticalDifference of(List<String> solvers, int sets, Friedman friedman) {
        List<Integer> order = IntStream.range(0, solvers.size())
                .boxed()
                .sorted(Comparator.comparingDouble(friedman.averageRanks()::get))
                .toList();
        List<String> ranked = order.stream().map(solvers::get).toList();
        List<Double> ranks = order.stream().map(friedman.averageRanks()::get).toList();
        double difference = criticalDifference(solvers.size(), sets);
        return new CriticalDifference(ranked, ranks, difference, groups(ranked, ranks, difference), sets, friedman);
    }

    static double criticalDifference(int solvers, int sets) {
        return criticalValue(solvers) * Math.sqrt(solvers * (solvers + 1.0) / (6.0 * sets));
    }

    /** Returns the value of Demšar's table 5(a): the quantile of the studentised range divided by the square root of 2. */
    static double criticalValue(int solvers) {
        return StudentizedRange.quantile(1 - LEVEL, solvers) / Math.sqrt(2);
    }

    private static List<List<String>> groups(List<String> solvers, List<Double> ranks, double difference) {
        List<List<String>> groups = new ArrayList<>();
        int reached = 0;
        for (int first = 0; first < solvers.size(); first++) {
            int end = first;
            while (end < solvers.size() && ranks.get(end) - ranks.get(first) < difference) end++;
            if (end - first > 1 && end > reached) groups.add(List.copyOf(solvers.subList(first, end)));
            reached = Math.max(reached, end);
        }
        return groups;
    }

    /** The range of several independent standard normal variables: the studentised range with infinite degrees of freedom. */
    private static final class StudentizedRange {
        private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

        /** The largest argument of the normal density; beyond it, the density is practically 0. */
        private static final double TAIL = 9;

        private static final double WIDEST_RANGE = 2 * TAIL;
        private static final double ACCURACY = 1e-10;
        private static final int MOST_EVALUATIONS = 100_000;

        private StudentizedRange() {}

        /** Returns the probability that {@code variables} normal variables lie within a range of {@code width}. */
        static double cumulative(double width, int variables) {
            // the smallest lies at z, all others between it and z + width
            return variables
                    * new IterativeLegendreGaussIntegrator(20, ACCURACY, ACCURACY)
                            .integrate(
                                    MOST_EVALUATIONS,
                                    z -> NORMAL.density(z)
                                            * Math.pow(NORMAL.probability(z, z + width), variables - 1.0),
                                    -TAIL,
                                    TAIL);
        }

        /** Returns the width with this cumulative probability. */
        static double quantile(double probability, int variables) {
            return new BrentSolver(ACCURACY)
                    .solve(MOST_EVALUATIONS, width -> cumulative(width, variables) - probability, 0, WIDEST_RANGE);
        }
    }

    /**
     * M. Friedman's test (JASA 32, 1937) whether several solvers are equally good on several sets, as J. Demšar recommends
     * it (JMLR 7, 2006). It ranks within each set, with shared ranks for ties. It does not correct for ties, so it is
     * conservative.
     *
     * @param averageRanks the average rank of each solver over all sets; 1 is best
     * @param chiSquared Friedman's statistic
     * @param pValue the p-value of {@code chiSquared}
     * @param f R. Iman and J. Davenport's statistic (Communications in Statistics A9, 1980), less conservative; infinite if
     *     all sets rank the solvers in the same order
     * @param fPValue the p-value of {@code f}
     */
    public record Friedman(List<Double> averageRanks, double chiSquared, double pValue, double f, double fPValue) {

        /**
         * Computes the test.
         *
         * @param scores one row per set, one column per solver, less is better; at least two of each, none NaN
         */
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
            double chi =
                    12.0 * sets / (solvers * (solvers + 1.0)) * (squares - solvers * Math.pow(solvers + 1.0, 2) / 4);
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
}
