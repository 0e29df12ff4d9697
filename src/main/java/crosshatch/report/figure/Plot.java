package crosshatch.report.figure;

import java.util.List;

/**
 * Marks between two axes.
 *
 * @param height in pixels, all told
 * @param guides lines to read the marks by
 */
record Plot(int height, Axis x, Axis y, Marks marks, List<Guide> guides) {
    /** In pixels: a figure over the width of an A4 page then has its letters in 8 point. */
    static final int WIDTH = 680;

    private static final int HEIGHT = 430;

    Plot {
        guides = List.copyOf(guides);
    }

    Data data() {
        return marks.data(x, y);
    }

    /** Of the usual height. */
    static Plot of(Axis x, Axis y, Marks marks, List<Guide> guides) {
        return new Plot(HEIGHT, x, y, marks, guides);
    }
}
