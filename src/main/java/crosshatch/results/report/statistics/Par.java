package crosshatch.results.report.statistics;

import java.util.Arrays;
import java.util.OptionalDouble;

/**
 * The penalised average run time: the mean time, where a number of limits takes the place of the time of an unsolved puzzle.
 */
public final class Par {
    private Par() {}

    /** Returns the numbers whose mean is computed, in the order of the times. */
    public static double[] penalised(double[] times, double limit, int factor) {
        return Arrays.stream(times)
                .map(time -> Double.isFinite(time) ? time : factor * limit)
                .toArray();
    }

    /**
     * Returns the percentage of PAR2 that comes from unsolved puzzles.
     *
     * @return empty if a puzzle is unsolved and there is no limit, or without puzzles
     */
    public static OptionalDouble unsolvedPercent(double[] times, double limit) {
        long open = Arrays.stream(times).filter(Double::isInfinite).count();
        double all = Arrays.stream(penalised(times, limit, 2)).sum();
        return Double.isFinite(all) && all > 0
                ? OptionalDouble.of(open == 0 ? 0 : 100 * open * 2 * limit / all)
                : OptionalDouble.empty();
    }
}
