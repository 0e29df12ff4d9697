package crosshatch.results.report.statistics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A test for differences of several solvers over several sets: P. Nemenyi's test after Friedman's (J. Demšar, JMLR 7, 2006), at
 * the level of 0.05. Two solvers differ if their average ranks do by at least the critical difference.
 *
 * @param solvers best average rank first
 * @param averageRanks in the order of {@code solvers}
 * @param criticalDifference of average ranks
 * @param groups the largest groups of solvers none of which differs from another, best first; a solver may be in several
 * @param sets over which ranks are averaged
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
     * @param solvers names, in the order of the columns
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

    /** Demšar's table 5(a): the studentised range divided by the square root of 2. */
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
}
