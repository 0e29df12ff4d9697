package crosshatch.results.report.figure;

import crosshatch.results.report.Paper;

/**
 * A figure that can be written in every needed format. The same records give the same bytes, except that a PNG may depend on
 * the JDK that paints it.
 *
 * @param id an id that is unique in a report; letters, digits and hyphens, suitable for the name of a file
 * @param title the line above the figure
 * @param caption the explanation: the number of puzzles, the values left out, the position of stopped runs
 * @param plot the content
 */
public record Figure(String id, String title, String caption, Plot plot) {
    /** Writes an SVG document for screens with searchable texts, {@link Plot#WIDTH} pixels wide. */
    public String svg() {
        return ChartDrawing.onScreen(this).svg(id, title);
    }

    /** Writes a PNG with twice as many pixels in each direction as the SVG. */
    public byte[] png() {
        return ChartDrawing.onScreen(this).png();
    }

    /** Writes a PDF page as wide as the column. Its letters have at least 7 points in print. */
    public byte[] pdf(Paper paper) {
        return ChartDrawing.onPaper(this, paper).pdf(title, ChartDrawing.POINTS_A_PIXEL);
    }

    /** Writes the drawn values as CSV with a header, without limit lines and diagonals. */
    public String csv() {
        return plot.data().csv();
    }
}
