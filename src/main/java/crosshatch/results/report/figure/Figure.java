package crosshatch.results.report.figure;

import crosshatch.results.report.Paper;

/**
 * A figure, in every form in which it is wanted. The same records give the same bytes, except that a PNG may depend on the JDK
 * that paints it.
 *
 * @param id unique in a report; letters, digits and hyphens, fit for the name of a file
 * @param title in one line, as it stands above the figure
 * @param caption explains the figure: the number of puzzles, the values left out of the picture, the place of stopped runs
 * @param plot the content
 */
public record Figure(String id, String title, String caption, Plot plot) {
    /** A document with texts as texts, for screens: {@link Plot#WIDTH} pixels wide. */
    public String svg() {
        return ChartDrawing.onScreen(this).svg();
    }

    /** Twice as many pixels each way as the SVG. */
    public byte[] png() {
        return ChartDrawing.onScreen(this).png();
    }

    /** Draws a page as wide as the column. Its letters have their true size, at least 7 points. */
    public byte[] pdf(Paper paper) {
        return ChartDrawing.onPaper(this, paper).pdf(title);
    }

    /** The drawn values as numbers, a header first. Without limit lines and diagonals. */
    public String csv() {
        return plot.data().csv();
    }
}
