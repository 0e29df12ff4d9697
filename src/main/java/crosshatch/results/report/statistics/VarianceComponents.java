package crosshatch.results.report.statistics;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.commons.statistics.descriptive.DoubleStatistics;
import org.apache.commons.statistics.descriptive.Statistic;

/**
 * Components of the variance of measured values. Each value has a place on two chains of nested levels, such as puzzle and
 * isomorph, and seed and fork. The chains cross: a fork answers many puzzles. So there is a component for each level of one
 * chain with each level of the other, and one between repetitions.
 *
 * <p>Half the squared difference of two values estimates the sum of the components of all levels in which they differ. The
 * components follow from the means over all pairs with the same common levels (G. Koch, Technometrics 10, 1968). If the data
 * are balanced, these are the estimates of the analysis of variance; but the data need not be balanced. A negative estimate is
 * replaced by 0.
 */
public final class VarianceComponents {
    private final double[][] components;
    private final double repetitions;

    private VarianceComponents(double[][] components, double repetitions) {
        this.components = components;
        this.repetitions = repetitions;
    }

    /**
     * Estimates all components. A level on which the values do not differ more than on the level above has no component; its
     * variance is part of the level above.
     *
     * @param values at least two values
     * @param puzzles for each level of the first chain, from the coarsest, the number of the thing to which each value
     *     belongs. Things of one level have different numbers, even if they belong to different things of the level above
     * @param processes the same for the second chain
     */
    public static VarianceComponents of(double[] values, int[][] puzzles, int[][] processes) {
        int[] rows = varying(puzzles);
        int[] columns = varying(processes);
        Pairs pairs = new Pairs(values, chosen(puzzles, rows), chosen(processes, columns));
        double[][] components = new double[puzzles.length + 1][processes.length + 1];
        for (int a = 0; a <= rows.length; a++) {
            for (int b = 0; b <= columns.length; b++) {
                components[a == 0 ? 0 : rows[a - 1] + 1][b == 0 ? 0 : columns[b - 1] + 1] = pairs.component(a, b);
            }
        }
        return new VarianceComponents(components, pairs.apart(rows.length, columns.length));
    }

    /** The numbers of the levels that have more things than the level above. */
    private static int[] varying(int[][] chain) {
        return IntStream.range(0, chain.length)
                .filter(level -> things(chain, level) > things(chain, level - 1))
                .toArray();
    }

    private static long things(int[][] chain, int level) {
        return level < 0 ? 1 : Arrays.stream(chain[level]).distinct().count();
    }

    private static int[][] chosen(int[][] chain, int[] levels) {
        return IntStream.of(levels).mapToObj(level -> chain[level]).toArray(int[][]::new);
    }

    /**
     * Returns the component of one level of each chain, in the square of the unit of the values. It is never negative.
     *
     * @param puzzle the level of the first chain, from 1; 0 for the part that all puzzles share
     * @param process the level of the second chain, from 1; 0 for the part that all processes share
     */
    public double between(int puzzle, int process) {
        return components[puzzle][process];
    }

    /** Returns the component between repetitions; 0 if there are none. */
    public double betweenRepetitions() {
        return repetitions;
    }

    /** Returns the variance of one value. */
    public double total() {
        return Arrays.stream(components).flatMapToDouble(Arrays::stream).sum() + repetitions;
    }

    /** The pairs of values, by the levels that both values share. */
    private static final class Pairs {
        private final double[] values;
        private final int[][] puzzles;
        private final int[][] processes;
        /** The number of pairs that share these levels, and perhaps finer ones. */
        private final double[][] counts;
        /** The sum of half the squared differences of these pairs. */
        private final double[][] sums;

        Pairs(double[] values, int[][] puzzles, int[][] processes) {
            this.values = values;
            this.puzzles = puzzles;
            this.processes = processes;
            counts = new double[puzzles.length + 2][processes.length + 2];
            sums = new double[puzzles.length + 2][processes.length + 2];
            for (int a = 0; a <= puzzles.length; a++) {
                for (int b = 0; b <= processes.length; b++) count(a, b);
            }
        }

        /** Counts a pair with half the squared difference of its values, which estimates their variance. */
        private void count(int a, int b) {
            Map<Long, DoubleStatistics> groups = new LinkedHashMap<>();
            for (int at = 0; at < values.length; at++) {
                long group = ((long) thing(puzzles, a, at) << Integer.SIZE) | thing(processes, b, at);
                groups.computeIfAbsent(group, first -> DoubleStatistics.of(Statistic.VARIANCE))
                        .accept(values[at]);
            }
            for (DoubleStatistics group : groups.values()) {
                double pairs = group.getCount() * (group.getCount() - 1.0) / 2;
                counts[a][b] += pairs;
                sums[a][b] += pairs * group.getAsDouble(Statistic.VARIANCE);
            }
        }

        private static int thing(int[][] chain, int level, int at) {
            return level == 0 ? 0 : chain[level - 1][at];
        }

        double component(int a, int b) {
            if (a == 0 && b == 0) return 0;
            double variance = a == 0
                    ? apart(0, b - 1) - apart(0, b)
                    : b == 0
                            ? apart(a - 1, 0) - apart(a, 0)
                            : apart(a - 1, b) + apart(a, b - 1) - apart(a - 1, b - 1) - apart(a, b);
            return Math.max(0, variance);
        }

        /**
         * Returns the mean of half the squared differences over pairs with exactly these common levels. If there are none,
         * returns the mean for which the component is 0.
         */
        double apart(int a, int b) {
            double pairs = exactly(counts, a, b);
            if (pairs > 0) return exactly(sums, a, b) / pairs;
            if (a > 0 && b < processes.length) return apart(a, b + 1) + apart(a - 1, b) - apart(a - 1, b + 1);
            if (b < processes.length) return apart(a, b + 1);
            return a < puzzles.length ? apart(a + 1, b) : 0;
        }

        private static double exactly(double[][] atLeast, int a, int b) {
            return atLeast[a][b] - atLeast[a + 1][b] - atLeast[a][b + 1] + atLeast[a + 1][b + 1];
        }
    }
}
