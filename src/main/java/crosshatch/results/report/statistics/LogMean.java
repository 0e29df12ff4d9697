package crosshatch.results.report.statistics;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The logarithm of the mean time of a solver, with the influence of each puzzle and of each fork. Puzzles and forks can be drawn
 * again. The time of a puzzle is the geometric mean of its times in the drawn forks.
 */
final class LogMean {
    private final boolean geometric;
    private final double[][] logs;
    private final Clusters puzzles;

    /**
     * @param geometric over puzzles: the puzzles of a cluster have one mean, and the mean is that of the clusters; else the sum of
     *     all times, which is a mean but for a constant
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

    /** The mean of a sample. */
    static final class Sample {
        /** Its logarithm. */
        final double value;
        /** Of each cluster: how the value changes, to first order, with one more draw of this cluster. */
        final double[] influences;
        /** How the logarithms of each drawn fork enter the value: the more these differ, the more do forks. */
        final double[] byFork;

        private Sample(double value, double[] influences, double[] byFork) {
            this.value = value;
            this.influences = influences;
            this.byFork = byFork;
        }
    }

    /**
     * @param draws how often each cluster is in the sample
     * @param forks that are in the sample, by number from 0, some of them several times
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
