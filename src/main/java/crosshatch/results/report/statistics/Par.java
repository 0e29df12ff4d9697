package crosshatch.results.report.statistics;

import java.util.Arrays;

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
}
