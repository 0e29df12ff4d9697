package crosshatch.results.report.statistics;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The logarithm of the mean time of a solver, with the influence of each puzzle and of each fork, for resampling. The time of
 * a puzzle is the geometric mean of its times in the drawn forks.
 */
final class LogMean {
    private final boolean geometric;
    private final double[][] logs;
    private final Clusters puzzles;

    /**
     * Prepares the mean.
     *
     * @param geometric whether the mean over puzzles is geometric, first within each cluster and then over clusters;
     *     otherwise it is the sum of all times, which is the arithmetic mean times a constant
     * @param times one row per fork, one column per puzzle; all finite and more than 0
     */
    LogMean(boolean geometric, double[][] times, Clusters puzzles) {
        this.geometric = geometric;
        this.puzzles = puzzles;
        logs = Arrays.stream(times)
                .map(fork -> Arrays.stream(fork).map(Math::log).toArray())
                .toArray(double[][]::new);
    }

    int forks() {
        return logs.length;
    }

    /** The mean in one sample. */
    static final class Sample {
        /** The logarithm of the mean. */
        final double value;
        /** The change of the value by one more draw of each cluster, to first order. */
        final double[] influences;
        /**
         * The contribution of each drawn fork to the value, as a logarithm; its variation measures the variance between
         * forks.
         */
        final double[] byFork;

        private Sample(double value, double[] influences, double[] byFork) {
            this.value = value;
            this.influences = influences;
            this.byFork = byFork;
        }
    }

    /**
     * Computes the mean of a sample.
     *
     * @param draws the number of times that each cluster is in the sample
     * @param forks the forks in the sample, by number from 0; a fork may be repeated
     */
    Sample sample(int[] draws, int[] forks) {
        double[] times = meanLogs(forks);
        double[] weights = new double[times.length];
        double all = 0;
        for (int cluster = 0; cluster < draws.length; cluster++) {
            if (draws[cluster] == 0) continue;
            int[] members = puzzles.members(cluster);
            for (int puzzle : members) {
                weights[puzzle] = geometric ? 1.0 / members.length : Math.exp(times[puzzle]);
                all += draws[cluster] * weights[puzzle];
            }
        }
        double value = geometric ? weighted(times, weights, draws) / all : Math.log(all);
        double[] byFork = new double[forks.length];
        for (int fork = 0; fork < forks.length && forks.length > 1; fork++) {
            byFork[fork] = weighted(logs[forks[fork]], weights, draws) / all;
        }
        return new Sample(value, influences(value, times, weights, all, draws), byFork);
    }

    private double[] meanLogs(int[] forks) {
        if (forks.length == 1) return logs[forks[0]];
        double[] means = new double[puzzles.values()];
        for (int fork : forks) {
            for (int puzzle = 0; puzzle < means.length; puzzle++) means[puzzle] += logs[fork][puzzle] / forks.length;
        }
        return means;
    }

    private double weighted(double[] values, double[] weights, int[] draws) {
        double sum = 0;
        for (int cluster = 0; cluster < draws.length; cluster++) {
            if (draws[cluster] == 0) continue;
            for (int puzzle : puzzles.members(cluster)) sum += draws[cluster] * weights[puzzle] * values[puzzle];
        }
        return sum;
    }

    private double[] influences(double value, double[] times, double[] weights, double all, int[] draws) {
        double[] influences = new double[draws.length];
        double mean = 1.0 / IntStream.of(draws).sum();
        for (int cluster = 0; cluster < draws.length; cluster++) {
            for (int puzzle : puzzles.members(cluster)) {
                influences[cluster] += weights[puzzle] / all * (geometric ? times[puzzle] : 1);
            }
            influences[cluster] -= mean * (geometric ? value : 1);
        }
        return influences;
    }
}
