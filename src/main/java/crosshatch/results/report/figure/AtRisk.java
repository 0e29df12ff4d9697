package crosshatch.results.report.figure;

import java.util.Map;

/**
 * The number of unfinished puzzles of a series at the ticks of the x axis: a row of the table below a survival function.
 *
 * @param left the number by the value of the tick
 */
record AtRisk(SolverStyle style, Map<Double, Long> left) {
    /** The height of a row in pixels. */
    static final int ROW = 15;

    AtRisk {
        left = Map.copyOf(left);
    }
}
