package crosshatch.results.report.figure;

import java.util.List;

/**
 * Marks between two axes.
 *
 * @param height in pixels, all told, where it is {@link #WIDTH} wide and has no table beneath
 * @param guides lines to read the marks by
 * @param beneath how many puzzles are left at the ticks of x, in a row for each series; none in most plots
 */
record Plot(int height, Axis x, Axis y, Marks marks, List<Guide> guides, List<AtRisk> beneath) {
    /** In pixels, on a screen. */
    static final int WIDTH = 680;

    private static final int HEIGHT = 430;
    /** Of the height, what a narrow plot keeps: axes, titles and legends do not get lower. */
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

    /** Of the usual height. */
    static Plot of(Axis x, Axis y, Marks marks, List<Guide> guides) {
        return new Plot(HEIGHT, x, y, marks, guides);
    }

    /** The same with a table of what is left. */
    Plot with(List<AtRisk> rows) {
        return new Plot(height, x, y, marks, guides, rows);
    }

    /** Height in pixels, by the width in pixels. Rows keep theirs. */
    int height(int width) {
        double share = y.isDownwards() ? 1 : KEPT_HEIGHT + (1 - KEPT_HEIGHT) * Math.min(1, width / (double) WIDTH);
        return (int) Math.ceil(share * height) + AtRisk.ROW * beneath.size();
    }
}
