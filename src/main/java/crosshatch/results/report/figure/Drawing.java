package crosshatch.results.report.figure;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import org.jfree.chart.ChartUtils;

/** A picture of a fixed size, which can be written in each format for screens, slides and papers. */
public interface Drawing {
    /** A PNG has this number of pixels for each pixel of the drawing, in each direction. */
    int PNG_SCALE = 2;

    /** Returns the width in pixels. */
    int width();

    /** Returns the height in pixels. */
    int height();

    /** Draws the picture into the rectangle from (0, 0) to its width and height. */
    void draw(Graphics2D graphics);

    /**
     * Writes an SVG document with searchable texts.
     *
     * @param id the beginning of all identifiers in the document
     * @param title the text that a viewer shows as a tooltip, and a screen reader reads
     */
    default String svg(String id, String title) {
        return SvgDrawing.of(this, id, title);
    }

    /**
     * Writes a PDF page.
     *
     * @param title the title of the document
     * @param scale the size of a pixel of the drawing, in points of 1/72 inch
     */
    default byte[] pdf(String title, double scale) {
        return PdfDrawing.of(this, title, (float) scale);
    }

    /** Writes a PNG. */
    default byte[] png() {
        BufferedImage image = new BufferedImage(PNG_SCALE * width(), PNG_SCALE * height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.scale(PNG_SCALE, PNG_SCALE);
        graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        draw(graphics);
        graphics.dispose();
        try {
            return ChartUtils.encodeAsPNG(image);
        } catch (IOException impossible) {
            throw new AssertionError("bytes in memory can be written", impossible);
        }
    }
}
