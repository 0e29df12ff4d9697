package crosshatch.report.figure;

import tools.jackson.databind.node.ObjectNode;

/**
 * A figure, in every form in which it is wanted. The same records give the same bytes of SVG, CSV and Vega-Lite; those of a PNG
 * may depend on the JDK that paints it.
 *
 * @param id unique in a report; letters, digits and hyphens, fit for the name of a file
 * @param title what is shown, in one line, as it stands above the figure
 * @param caption how to read it: how many puzzles it is made of, what was left out of the picture, where stopped runs are
 * @param plot what is drawn
 */
public record Figure(String id, String title, String caption, Plot plot) {
    /** A document with texts as texts, {@link Plot#WIDTH} by {@link Plot#height} pixels. */
    public String svg() {
        return new ChartDrawing(this).svg();
    }

    /** Twice as many pixels each way as the SVG. */
    public byte[] png() {
        return new ChartDrawing(this).png();
    }

    /** What is drawn as numbers, a header first. Without limit lines and diagonals. */
    public String csv() {
        return plot.data().csv();
    }

    /** A Vega-Lite specification that holds its data. */
    public ObjectNode vegaLite() {
        return new VegaLite(this).specification();
    }
}
