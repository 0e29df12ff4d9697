package crosshatch.results.report.statistics;

import java.util.Arrays;

/**
 * A number estimated from draws of several kinds, such as puzzles and forks, with the variance from these draws.
 *
 * @param variance the variance of the number: the sum of the variances from all kinds of draws
 * @param drawnVariance the variance in a bootstrap, which draws k of k things: (k - 1) / k times the variance of each kind
 * @param freedom the degrees of freedom of the variance, by F. Satterthwaite (Biometrics Bulletin 2, 1946); NaN if the
 *     variance is 0
 */
record Estimate(double value, double variance, double drawnVariance, double freedom) {

    /**
     * Returns the difference of two logarithms. Puzzles are drawn for both together, forks for each.
     *
     * @param draws the number of times that each cluster of puzzles is in the sample
     */
    static Estimate difference(LogMean.Sample first, LogMean.Sample second, int[] draws) {
        int count = 0;
        double squares = 0;
        for (int cluster = 0; cluster < draws.length; cluster++) {
            double influence = first.influences[cluster] - second.influences[cluster];
            squares += draws[cluster] * influence * influence;
            count += draws[cluster];
        }
        double[] variances = {squares * count / (count - 1), ofForks(first.byFork), ofForks(second.byFork)};
        int[] counts = {count, first.byFork.length, second.byFork.length};
        double variance = 0;
        double drawnVariance = 0;
        double uncertainty = 0;
        for (int kind = 0; kind < counts.length; kind++) {
            if (counts[kind] == 1) continue;
            variance += variances[kind];
            drawnVariance += variances[kind] * (counts[kind] - 1) / counts[kind];
            uncertainty += variances[kind] * variances[kind] / (counts[kind] - 1);
        }
        return new Estimate(first.value - second.value, variance, drawnVariance, variance * variance / uncertainty);
    }

    private static double ofForks(double[] values) {
        double mean = Arrays.stream(values).average().orElse(0);
        double squares = Arrays.stream(values)
                .map(value -> (value - mean) * (value - mean))
                .sum();
        return squares / (values.length - 1) / values.length;
    }
}
