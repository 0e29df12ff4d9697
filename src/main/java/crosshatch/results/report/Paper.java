package crosshatch.results.report;

import crosshatch.base.InputException;
import java.util.Locale;
import java.util.Map;

/**
 * The printed page for which tables and figures are made.
 *
 * @param points the width of a column of its text, in points of 1/72 inch
 * @param titled whether figures show their titles; otherwise captions contain them
 */
public record Paper(double points, boolean titled) {
    /** The text of LNCS and of LaTeX's article, 12.1 cm wide, without titles. */
    public static final Paper TEXT = new Paper(points(12.1), false);

    /** The widths of columns: Springer and ACM have 8.4 cm, IEEE has 8.9 cm. */
    private static final Map<String, Double> CENTIMETRES = Map.of("column", 8.4, "text", 12.1);

    private static final double LEAST_CENTIMETRES = 6;
    private static final double MOST_CENTIMETRES = 60;
    private static final double POINTS_A_CENTIMETRE = 72 / 2.54;

    /**
     * Makes a page from the value of an option.
     *
     * @param width {@code column}, {@code text}, or a number of centimetres
     * @throws InputException if it is none of these, or no possible width
     */
    public static Paper of(String width, boolean titled) {
        double centimetres = CENTIMETRES.getOrDefault(width, number(width));
        if (centimetres >= LEAST_CENTIMETRES && centimetres <= MOST_CENTIMETRES)
            return new Paper(points(centimetres), titled);
        throw new InputException(String.format(
                Locale.ROOT,
                "found the width '%s', expected column (8.4 cm), text (12.1 cm), or centimetres from %.0f to %.0f",
                width,
                LEAST_CENTIMETRES,
                MOST_CENTIMETRES));
    }

    private static double number(String width) {
        return width.matches("[0-9]{1,3}(\\.[0-9]{1,3})?") ? Double.parseDouble(width) : 0;
    }

    private static double points(double centimetres) {
        return centimetres * POINTS_A_CENTIMETRE;
    }
}
