package crosshatch.results.report.figure;

import java.util.Map;

/**
 * How many puzzles of a series are not done yet, at ticks of the x axis: a row of the table beneath a survival function.
 *
 * @param left by the value of the tick
 */
record AtRisk(SolverStyle style, Map<Double, Long> left) {
    /** Height of a row, in pixels. */
    static final int ROW = 15;

    AtRisk {
        left = Map.copyOf(left);
    }
}
