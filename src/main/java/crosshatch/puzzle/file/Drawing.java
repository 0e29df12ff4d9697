package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import java.util.Locale;
import tools.jackson.databind.JsonNode;

/** A line, an arrow or a shape of SudokuPad. Points are row and column from 0; the corner of the first cell is (0, 0). */
record Drawing(JsonNode node) {
    private static final double SAME = 0.02;

    double[][] points() {
        JsonNode points = node.path("wayPoints");
        if (points.size() < 2)
            throw new InputException("found a line with fewer than two points, expected two or more");
        return points.valueStream().map(Drawing::point).toArray(double[][]::new);
    }

    double[] center() {
        return point(node.path("center"));
    }

    private static double[] point(JsonNode pair) {
        if (pair.size() != 2 || !pair.get(0).isNumber() || !pair.get(1).isNumber()) {
            throw new InputException("found the point " + pair + ", expected [row, column]");
        }
        return new double[] {pair.get(0).asDouble(), pair.get(1).asDouble()};
    }

    double size(String field) {
        return node.path(field).asDouble(0);
    }

    String text() {
        return node.path("text").asString("").strip();
    }

    /** Returns a colour as six hexadecimal digits without the sign; a colour in another form is returned unchanged. */
    String colour(String field) {
        String colour = node.path(field).asString("").toLowerCase(Locale.ROOT).replace("#", "");
        return colour.matches("[0-9a-f]{6}ff") ? colour.substring(0, 6) : colour;
    }

    boolean isGrey() {
        return colour("backgroundColor").equals("cfcfcf");
    }

    boolean isWhite() {
        String colour = colour("backgroundColor");
        return colour.equals("ffffff") || colour.equals("fff") || colour.equals("white");
    }

    boolean isBlack() {
        String colour = colour("backgroundColor");
        return colour.equals("000000") || colour.equals("000") || colour.equals("black");
    }

    boolean isRounded() {
        return node.path("rounded").asBoolean(false);
    }

    boolean isCircle(double least, double most) {
        double width = size("width");
        return isRounded() && width >= least && width <= most && Math.abs(width - size("height")) < SAME;
    }

    boolean isAt(double[] point) {
        double[] center = center();
        return Math.abs(center[0] - point[0]) < SAME && Math.abs(center[1] - point[1]) < SAME;
    }

    static boolean isWhole(double number) {
        return Math.abs(number - Math.round(number)) < SAME;
    }

    /**
     * Makes the error for a drawing that is no known rule.
     *
     * @param what the kind of drawing, for a message that adds its colour
     */
    InputException unknown(String what, String colourField) {
        return new InputException("a " + what + " colour '" + colour(colourField)
                + "', which is named in the text of the rules, but belongs to no rule that this program reads. Delete it if"
                + " it is decoration. Otherwise: " + SharedPuzzle.TRY);
    }
}
