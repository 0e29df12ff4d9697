package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Reads the drawings of a puzzle of SudokuPad. Each must belong to a rule that the text for people names. */
final class SudokuPadDrawings {
    private final JsonParts parts;
    private final DrawnBoard board;
    private final String rules;
    private final DrawnCells cells;
    /** The circles, dots and clues that no rule has taken yet. */
    private final Set<JsonParts.Part> shapes = new HashSet<>();

    SudokuPadDrawings(JsonParts parts, DrawnBoard board, String rules) {
        this.parts = parts;
        this.board = board;
        this.rules = rules;
        cells = new DrawnCells(board);
    }

    /**
     * Reads all drawings.
     *
     * @throws InputException if a drawing belongs to no rule
     */
    void read() {
        shapes().forEach(shapes::add);
        SharedPuzzle.takeEach("lines", parts, this::line);
        SharedPuzzle.takeEach("arrows", parts, this::arrow);
        for (String name : List.of("underlays", "overlays")) SharedPuzzle.takeEach(name, parts, this::dot);
    }

    private Stream<JsonParts.Part> shapes() {
        return Stream.of("overlays", "underlays").flatMap(name -> parts.each(name).stream());
    }

    private boolean isNamed(DrawnBoard.Rule rule) {
        return rule.isNamedIn(rules);
    }

    private void line(JsonParts.Part part) {
        Drawing line = new Drawing(part.node());
        double[][] points = line.points();
        String colour = line.colour("color");
        boolean corners = points.length == 2 && cells.isCorner(points[0]) && cells.isCorner(points[1]);
        if (corners && isNamed(DrawnBoard.Rule.DIAGONAL)) {
            if (!cells.isDiagonal(points)) throw line.unknown("line of", "color");
            board.diagonal((points[0][0] < points[1][0]) == (points[0][1] < points[1][1]));
        } else if (colour.equals("67f067") && isNamed(DrawnBoard.Rule.WHISPERS)) {
            board.whispers(cells.path(points), (board.digits() + 1) / 2);
        } else if (colour.equals("f067f0") && isNamed(DrawnBoard.Rule.RENBAN)) {
            board.renban(cells.path(points));
        } else if (colour.equals("cfcfcf") && isThermometer(line)) {
            thermometer(points);
        } else if (colour.equals("cfcfcf") && isNamed(DrawnBoard.Rule.PALINDROME)) {
            board.palindrome(cells.path(points));
        } else {
            throw line.unknown("line of", "color");
        }
    }

    /** Returns whether a grey line is a thermometer; if the text names both kinds of grey lines, the thick ones are. */
    private boolean isThermometer(Drawing line) {
        return isNamed(DrawnBoard.Rule.THERMOMETER)
                && (!isNamed(DrawnBoard.Rule.PALINDROME) || line.size("thickness") > 18);
    }

    private void thermometer(double[][] points) {
        boolean atFirst = bulbAt(points[0]);
        boolean atLast = bulbAt(points[points.length - 1]);
        if (atFirst == atLast)
            throw new InputException(
                    "found a thermometer with a bulb at both ends or at none, expected a bulb at one end");
        List<Integer> fromBulb = new ArrayList<>(cells.path(points));
        if (atLast) Collections.reverse(fromBulb);
        board.thermometer(fromBulb);
    }

    private boolean bulbAt(double[] point) {
        List<JsonParts.Part> bulbs = parts.each("underlays").stream()
                .filter(part -> isBulb(new Drawing(part.node()), point))
                .toList();
        bulbs.forEach(shapes::remove);
        return !bulbs.isEmpty();
    }

    private static boolean isBulb(Drawing shape, double[] point) {
        return shape.isCircle(0.6, 1) && shape.isAt(point) && shape.isGrey();
    }

    /** An arrow from a circle, or the one of a little killer from outside the grid. */
    private void arrow(JsonParts.Part part) {
        Drawing arrow = new Drawing(part.node());
        double[][] points = arrow.points();
        double[] start = {Math.floor(points[0][0]), Math.floor(points[0][1])};
        if (cells.isInside(start)) arrow(points, board.cell((int) start[0], (int) start[1]));
        else littleKiller(arrow, start);
    }

    private void littleKiller(Drawing arrow, double[] start) {
        double[][] points = arrow.points();
        int down = (int) Math.signum(points[1][0] - points[0][0]);
        int right = (int) Math.signum(points[1][1] - points[0][1]);
        JsonParts.Part clue = shapes().filter(
                        part -> new Drawing(part.node()).isAt(new double[] {start[0] + 0.5, start[1] + 0.5}))
                .findFirst()
                .filter(part -> isNamed(DrawnBoard.Rule.LITTLE_KILLER) && down * right != 0)
                .orElseThrow(() -> arrow.unknown("arrow from outside the grid, of", "color"));
        shapes.remove(clue);
        board.sum(
                DrawnBoard.Rule.LITTLE_KILLER,
                SharedPuzzle.ray(board, (int) start[0], (int) start[1], down, right),
                SharedPuzzle.number(clue.node(), "text"));
    }

    private void arrow(double[][] points, int start) {
        List<Integer> path = cells.path(Arrays.stream(points)
                .map(point -> new double[] {Math.floor(point[0]) + 0.5, Math.floor(point[1]) + 0.5})
                .toArray(double[][]::new));
        JsonParts.Part shape = shapes().filter(
                        part -> cells.covered(new Drawing(part.node())).contains(start))
                .findFirst()
                .filter(part -> isNamed(DrawnBoard.Rule.ARROW))
                .orElseThrow(
                        () -> new InputException(
                                "found an arrow without a circle at its start, or an arrow that the text of the rules does not name"));
        shapes.remove(shape);
        List<Integer> circle = cells.covered(new Drawing(shape.node()));
        board.arrow(circle, path.stream().filter(cell -> !circle.contains(cell)).toList());
    }

    /** A dot or a letter between two cells; what no rule has taken is refused. */
    private void dot(JsonParts.Part part) {
        if (!shapes.contains(part)) return;
        Drawing shape = new Drawing(part.node());
        double[] center = shape.center();
        List<Integer> pair = cells.between(center);
        boolean dot =
                shape.isCircle(0.1, 0.45) && !pair.isEmpty() && shape.text().matches("[0-9]*");
        if (dot && shape.isWhite() && isNamed(DrawnBoard.Rule.DIFFERENCE)) {
            board.difference(pair, value(shape, 1));
        } else if (dot && shape.isBlack() && isNamed(DrawnBoard.Rule.RATIO)) {
            board.ratio(pair, value(shape, 2));
        } else {
            String where = "row " + (center[0] + 0.5) + ", column " + (center[1] + 0.5);
            throw shape.unknown("shape at " + where + " of", "backgroundColor");
        }
    }

    /** The number in a dot; the usual one if there is none, or 0. */
    private static int value(Drawing dot, int usual) {
        int value = dot.text().isEmpty() ? 0 : Integer.parseInt(dot.text());
        return value == 0 ? usual : value;
    }
}
