package crosshatch.results.report.statistics;

import java.util.Arrays;
import java.util.OptionalDouble;

/** The penalised average run time: the mean of times, where an unsolved puzzle counts a multiple of the limit. */
public final class Par {
    private Par() {}

    /**
     * @param times infinite where a puzzle was not solved
     * @param limit of each run
     * @param factor 2 for PAR2, 10 for PAR10
     * @return infinite if something is unsolved and there is no limit
     */
    public static double of(double[] times, double limit, int factor) {
        return Arrays.stream(penalised(times, limit, factor)).average().orElse(Double.NaN);
    }

    /** The numbers whose mean that is, in the order of the times. */
    public static double[] penalised(double[] times, double limit, int factor) {
        return Arrays.stream(times)
                .map(time -> Double.isFinite(time) ? time : factor * limit)
                .toArray();
    }

    /**
     * Returns the share of PAR2 that the unsolved puzzles make, in per cent.
     *
     * @return empty if something is unsolved and there is no limit, or without puzzles
     */
    public static OptionalDouble unsolvedPercent(double[] times, double limit) {
        long open = Arrays.stream(times).filter(Double::isInfinite).count();
        double all = Arrays.stream(penalised(times, limit, 2)).sum();
        return Double.isFinite(all) && all > 0
                ? OptionalDouble.of(open == 0 ? 0 : 100 * open * 2 * limit / all)
                : OptionalDouble.empty();
    }
}
