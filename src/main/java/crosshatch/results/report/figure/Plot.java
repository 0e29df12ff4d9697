package crosshatch.results.report.figure;

import java.util.List;
import java.util.Map;

/**
 * Marks between two axes.
 *
 * @param height the total height in pixels at a width of {@link #WIDTH}, without a table below
 * @param guides lines that help to read the marks
 * @param beneath rows of numbers of unfinished puzzles at the ticks of x, one for each series; empty in most plots
 */
record Plot(int height, Axis x, Axis y, Marks marks, List<Guide> guides, List<AtRisk> beneath) {
    /** The width on a screen, in pixels. */
    static final int WIDTH = 680;

    private static final int HEIGHT = 430;
    /** The share of the height that a narrow plot keeps for axes, titles and legends. */
    private static final double KEPT_HEIGHT = 0.4;

    Plot {
        guides = List.copyOf(guides);
        beneath = List.copyOf(beneath);
    }

    Plot(int height, Axis x, Axis y, Marks marks, List<Guide> guides) {
        this(height, x, y, marks, guides, List.of());
    }

    Data data() {
        return marks.data(x, y);
    }

    /** Makes a plot of the usual height. */
    static Plot of(Axis x, Axis y, Marks marks, List<Guide> guides) {
        return new Plot(HEIGHT, x, y, marks, guides);
    }

    /** Returns the same plot with a table of unfinished puzzles. */
    Plot with(List<AtRisk> rows) {
        return new Plot(height, x, y, marks, guides, rows);
    }

    /** Returns the height in pixels for a width in pixels. The rows of the table keep their height. */
    int height(int width) {
        double share = y.isDownwards() ? 1 : KEPT_HEIGHT + (1 - KEPT_HEIGHT) * Math.min(1, width / (double) WIDTH);
        return (int) Math.ceil(share * height) + AtRisk.ROW * beneath.size();
    }

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
}
