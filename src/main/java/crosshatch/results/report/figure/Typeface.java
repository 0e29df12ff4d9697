package crosshatch.results.report.figure;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.FontRenderContext;
import java.io.IOException;
import java.io.InputStream;

/**
 * Liberation Sans, from a library: figures are laid out the same whatever fonts a machine has. Its letters are as wide as those of
 * Arial and Helvetica, so that a viewer who has one of the three sees texts where they belong.
 */
final class Typeface {
    /** For SVG: the first that the viewer has. */
    static final String FAMILIES = "Liberation Sans, Arial, Helvetica, sans-serif";

    static final Font REGULAR = load("Regular");
    static final Font BOLD = load("Bold");

    private static final FontRenderContext PLAIN = new FontRenderContext(null, true, true);
    private static final String ELLIPSIS = "…";

    private Typeface() {}

    /** In pixels. */
    static double width(String text, Font font) {
        return font.getStringBounds(text, PLAIN).getWidth();
    }

    /** The text, or as much of its beginning and end as is not wider. */
    static String fitted(String text, Font font, double width) {
        if (width(text, font) <= width) return text;
        for (int keptLength = text.length() - 1; keptLength > 1; keptLength--) {
            String shorter =
                    text.substring(0, (keptLength + 1) / 2) + ELLIPSIS + text.substring(text.length() - keptLength / 2);
            if (width(shorter, font) <= width) return shorter;
        }
        return ELLIPSIS;
    }

    /** The file of a face, {@code Regular} or {@code Bold}, to be closed by the caller. */
    static InputStream file(String face) {
        String resource = "/liberation/LiberationSans-" + face + ".ttf";
        InputStream stream = Typeface.class.getResourceAsStream(resource);
        if (stream == null) throw new IllegalStateException(resource + " is not on the class path");
        return stream;
    }

    private static Font load(String face) {
        try (InputStream stream = file(face)) {
            return Font.createFont(Font.TRUETYPE_FONT, stream);
        } catch (IOException | FontFormatException broken) {
            throw new IllegalStateException("Liberation Sans " + face + " cannot be read", broken);
        }
    }
}
