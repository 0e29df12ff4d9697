package crosshatch.report.figure;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.io.InputStream;

/**
 * Liberation Sans, from a library: figures are laid out the same whatever fonts a machine has. Its letters are as wide as those of
 * Arial and Helvetica, so that a viewer who has one of the three sees texts where they belong.
 */
final class Typeface {
    /** For SVG and Vega: the first that the viewer has. */
    static final String FAMILIES = "Liberation Sans, Arial, Helvetica, sans-serif";

    static final Font REGULAR = load("Regular");
    static final Font BOLD = load("Bold");

    private Typeface() {}

    private static Font load(String face) {
        String resource = "/liberation/LiberationSans-" + face + ".ttf";
        try (InputStream stream = Typeface.class.getResourceAsStream(resource)) {
            if (stream == null) throw new IllegalStateException(resource + " is not on the class path");
            return Font.createFont(Font.TRUETYPE_FONT, stream);
        } catch (IOException | FontFormatException broken) {
            throw new IllegalStateException(resource + " cannot be read", broken);
        }
    }
}
