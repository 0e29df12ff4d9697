package crosshatch.results.report.figure;

import com.lowagie.text.pdf.BaseFont;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.FontRenderContext;
import java.io.IOException;
import java.io.InputStream;

/**
 * The font Liberation Sans, from a library, so that figures have the same layout on every machine. Its letters are as wide as
 * those in Arial and Helvetica, so that texts in SVG fit with any of the three fonts.
 */
public final class Typeface {
    /** The font families for SVG; the first one that the viewer has is used. */
    static final String FAMILIES = "Liberation Sans, Arial, Helvetica, sans-serif";

    public static final Font REGULAR = load("Regular");
    public static final Font BOLD = load("Bold");

    private static final FontRenderContext PLAIN = new FontRenderContext(null, true, true);
    private static final String ELLIPSIS = "…";

    private Typeface() {}

    /** Returns the width of a text in pixels. */
    public static double width(String text, Font font) {
        return font.getStringBounds(text, PLAIN).getWidth();
    }

    /** Returns the text, or as much of its beginning and end as fits the width. */
    public static String fitted(String text, Font font, double width) {
        if (width(text, font) <= width) return text;
        for (int keptLength = text.length() - 1; keptLength > 1; keptLength--) {
            String shorter =
                    text.substring(0, (keptLength + 1) / 2) + ELLIPSIS + text.substring(text.length() - keptLength / 2);
            if (width(shorter, font) <= width) return shorter;
        }
        return ELLIPSIS;
    }

    /** Returns a face, {@code Regular} or {@code Bold}. A PDF embeds the letters of it that are used. */
    static BaseFont embedded(String face) {
        try (InputStream stream = file(face)) {
            return BaseFont.createFont(
                    face + ".ttf", BaseFont.IDENTITY_H, BaseFont.EMBEDDED, false, stream.readAllBytes(), null);
        } catch (IOException broken) {
            throw new IllegalStateException("Liberation Sans " + face + " cannot be read", broken);
        }
    }

    private static InputStream file(String face) {
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
