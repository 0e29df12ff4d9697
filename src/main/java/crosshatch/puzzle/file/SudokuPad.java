package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * Puzzles of the page SudokuPad. Only givens, regions, cages and a few words state rules there; the others are drawings. A drawing is
 * read if it looks as this page draws a rule, and the text for people names this rule. Every other drawing is refused.
 */
final class SudokuPad {
    private static final Set<String> NAMES = Set.of(
            "id",
            "cellSize",
            "metadata",
            "cells",
            "regions",
            "cages",
            "lines",
            "arrows",
            "underlays",
            "overlays",
            "global");
    private static final Set<String> CELL = Set.of("value", "centremarks", "pencilMarks", "cornermarks");
    private static final double SAME = 0.02;

    private final JsonParts parts;
    private final DrawnBoard board;
    private final int n;
    private final String rules;
    /** Circles, dots and clues, until a rule takes them. */
    private final Set<JsonParts.Part> shapes = new HashSet<>();

    private SudokuPad(JsonParts parts) {
        this.parts = parts;
        board = new DrawnBoard(parts.each("cells").size());
        n = board.digits();
        rules = text("rules");
    }

    static boolean is(JsonParts parts) {
        return parts.has("cells")
                && parts.has("regions")
                && parts.part("cells").node().isArray();
    }

    /** @throws InputException if it has a part that is not known to be one of a rule; says where and which */
    static SharedPuzzle read(JsonParts parts) {
        SudokuPad read = new SudokuPad(parts);
        for (String name : parts.names()) {
            boolean said =
                    !parts.part(name).node().isArray() || !parts.each(name).isEmpty();
            if (!NAMES.contains(name) && said) {
                throw parts.part(name)
                        .fault("a puzzle of SudokuPad with '" + name + "', which is not read. " + SharedPuzzle.TRY);
            }
        }
        int[] givens = read.givens();
        read.regions();
        read.each("cages", read::cage);
        read.switches();
        for (String name : List.of("underlays", "overlays")) read.shapes.addAll(parts.each(name));
        read.each("lines", read::line);
        read.each("arrows", read::arrow);
        for (String name : List.of("underlays", "overlays")) read.each(name, read::dot);
        String title = read.text("title");
        SharedPuzzle puzzle = SharedPuzzle.of(parts, read.board, read.rules, givens);
        return new SharedPuzzle(puzzle.puzzle(), title);
    }

    private void each(String name, Consumer<JsonParts.Part> reader) {
        parts.each(name).forEach(part -> SharedPuzzle.take("'" + name + "': ", part, reader));
    }

    /** From the metadata, or from a cage without cells, {@code rules: …}. */
    private String text(String name) {
        StringBuilder text = new StringBuilder();
        if (parts.has("metadata")) {
            JsonNode said = parts.part("metadata").node().path(name);
            text.append(said.isArray() ? said.toString() : said.asString(""));
        }
        for (JsonParts.Part cage : parts.each("cages")) {
            String value = cage.node().path("value").asString("");
            if (isText(cage.node()) && value.startsWith(name + ":")) {
                text.append(value.substring(name.length() + 1).strip());
            }
        }
        return text.toString();
    }

    private static boolean isText(JsonNode cage) {
        return cage.path("cells").isEmpty() && cage.path("value").asString("").matches("(?s)[A-Za-z]+:.*");
    }

    private int[] givens() {
        List<Integer> givens = new ArrayList<>();
        each("cells", row -> {
            if (row.node().size() != n) {
                throw new InputException("a row of " + row.node().size() + " cells, expected " + n);
            }
            for (JsonNode cell : row.node()) {
                SharedPuzzle.requireOnly(cell, CELL);
                givens.add(SharedPuzzle.hasValue(cell) ? SharedPuzzle.number(cell, "value") : 0);
            }
        });
        return givens.stream().mapToInt(Integer::intValue).toArray();
    }

    private void regions() {
        List<List<Integer>> regions = new ArrayList<>();
        each("regions", part -> regions.add(cells(part.node())));
        SharedPuzzle.take("'regions': ", parts.part("regions"), all -> board.regions(regions));
    }

    private List<Integer> cells(JsonNode list) {
        return list.valueStream()
                .map(pair -> board.cell(pair.path(0).asInt(-1), pair.path(1).asInt(-1)))
                .toList();
    }

    /** Metadata may switch a rule on, too. */
    private void switches() {
        Set<String> on = new HashSet<>();
        for (JsonParts.Part part : parts.each("global")) on.add(part.node().asString("" + part.node()));
        if (parts.has("metadata")) {
            parts.part("metadata").node().properties().forEach(each -> {
                if (each.getValue().isBoolean() && each.getValue().booleanValue()) on.add(each.getKey());
            });
        }
        for (String name : on) {
            switch (name) {
                case "antiknight" -> board.antiKnight();
                case "antiking" -> board.antiKing();
                case "nonconsecutive" -> board.nonConsecutive();
                default ->
                    throw new InputException(
                            parts.source() + ": '" + name + "', which is not read. " + SharedPuzzle.TRY);
            }
        }
    }

    private void cage(JsonParts.Part part) {
        JsonNode cage = part.node();
        boolean isRest =
                cage.path("hidden").asBoolean(false) && !cage.path("unique").asBoolean(true);
        if (isText(cage) || (isRest && !SharedPuzzle.hasValue(cage))) return;
        SharedPuzzle.requireOnly(
                cage, List.of("cells", "value", "sum", "unique", "style", "outlineC", "fontC", "borderColor"));
        List<Integer> cells = cells(cage.path("cells"));
        String style = cage.path("style").asString("killer");
        if (style.equals("extraregion")) {
            board.extraRegion(cells);
            return;
        }
        if (!style.equals("killer")) throw new InputException("a cage of style '" + style + "', which is not read");
        if (cage.path("unique").asBoolean(true)) board.cage(cells);
        if (!SharedPuzzle.hasValue(cage)) return;
        int sum = SharedPuzzle.number(cage, "value");
        if (cage.has("sum") && SharedPuzzle.number(cage, "sum") != sum) {
            throw new InputException("value " + sum + ", but sum " + cage.get("sum"));
        }
        board.sum(DrawnBoard.Rule.CAGE, cells, sum);
    }

    /** The rule must be named in the text, because a drawing is no rule. */
    private boolean isNamed(DrawnBoard.Rule rule) {
        return rule.isNamedIn(rules);
    }

    private void line(JsonParts.Part part) {
        double[][] points = points(part.node());
        String colour = colour(part.node(), "color");
        double[] first = points[0];
        double[] last = points[points.length - 1];
        if (points.length == 2 && isCorner(first) && isCorner(last) && isNamed(DrawnBoard.Rule.DIAGONAL)) {
            if (Math.abs(first[0] - last[0]) < n || Math.abs(first[1] - last[1]) < n) throw unknown("line", colour);
            board.diagonal((first[0] < last[0]) == (first[1] < last[1]));
        } else if (colour.equals("67f067") && isNamed(DrawnBoard.Rule.WHISPERS)) {
            board.whispers(path(points), (n + 1) / 2);
        } else if (colour.equals("f067f0") && isNamed(DrawnBoard.Rule.RENBAN)) {
            board.renban(path(points));
        } else if (colour.equals("cfcfcf") && isThermometer(part.node())) {
            thermometer(path(points), bulbAt(first), bulbAt(last));
        } else if (colour.equals("cfcfcf") && isNamed(DrawnBoard.Rule.PALINDROME)) {
            board.palindrome(path(points));
        } else {
            throw unknown("line", colour);
        }
    }

    /** Where the text names both kinds of grey lines, the thick ones are thermometers. */
    private boolean isThermometer(JsonNode line) {
        return isNamed(DrawnBoard.Rule.THERMOMETER)
                && (!isNamed(DrawnBoard.Rule.PALINDROME)
                        || line.path("thickness").asDouble(0) > 18);
    }

    private void thermometer(List<Integer> line, boolean atFirst, boolean atLast) {
        if (atFirst == atLast) throw new InputException("a thermometer, expected a bulb at one of its ends");
        List<Integer> fromBulb = new ArrayList<>(line);
        if (atLast) Collections.reverse(fromBulb);
        board.thermometer(fromBulb);
    }

    private boolean bulbAt(double[] point) {
        boolean found = false;
        for (JsonParts.Part shape : parts.each("underlays")) {
            if (isCircle(shape.node(), 0.6, 1) && isAt(shape.node(), point) && isGrey(shape.node())) {
                shapes.remove(shape);
                found = true;
            }
        }
        return found;
    }

    private static boolean isGrey(JsonNode shape) {
        return colour(shape, "backgroundColor").equals("cfcfcf");
    }

    private static boolean isAt(JsonNode shape, double[] point) {
        double[] center = point(shape.path("center"));
        return Math.abs(center[0] - point[0]) < SAME && Math.abs(center[1] - point[1]) < SAME;
    }

    private static boolean isCircle(JsonNode shape, double least, double most) {
        double width = shape.path("width").asDouble(0);
        return shape.path("rounded").asBoolean(false)
                && width >= least
                && width <= most
                && Math.abs(width - shape.path("height").asDouble(0)) < SAME;
    }

    /** An arrow from a circle, or the one of a little killer from outside the grid. */
    private void arrow(JsonParts.Part part) {
        double[][] points = points(part.node());
        double[] start = {Math.floor(points[0][0]), Math.floor(points[0][1])};
        if (isInside(start)) {
            arrow(points, start);
            return;
        }
        double[] step = {Math.signum(points[1][0] - points[0][0]), Math.signum(points[1][1] - points[0][1])};
        JsonParts.Part clue = Stream.of("overlays", "underlays")
                .flatMap(name -> parts.each(name).stream())
                .filter(shape -> isAt(shape.node(), new double[] {start[0] + 0.5, start[1] + 0.5}))
                .findFirst()
                .filter(shape -> isNamed(DrawnBoard.Rule.LITTLE_KILLER) && step[0] * step[1] != 0)
                .orElseThrow(() -> unknown("arrow from outside the grid, of", colour(part.node(), "color")));
        shapes.remove(clue);
        board.sum(
                DrawnBoard.Rule.LITTLE_KILLER,
                SharedPuzzle.ray(board, (int) start[0], (int) start[1], (int) step[0], (int) step[1]),
                SharedPuzzle.number(clue.node(), "text"));
    }

    private void arrow(double[][] points, double[] start) {
        double[][] centers = Arrays.stream(points)
                .map(point -> new double[] {Math.floor(point[0]) + 0.5, Math.floor(point[1]) + 0.5})
                .toArray(double[][]::new);
        List<Integer> path = path(centers);
        for (JsonParts.Part shape : Stream.of("overlays", "underlays")
                .flatMap(name -> parts.each(name).stream())
                .toList()) {
            List<Integer> circle = covered(shape.node());
            if (!circle.contains(board.cell((int) start[0], (int) start[1])) || !isNamed(DrawnBoard.Rule.ARROW))
                continue;
            shapes.remove(shape);
            board.arrow(
                    circle, path.stream().filter(cell -> !circle.contains(cell)).toList());
            return;
        }
        throw new InputException("found an arrow without a circle at its start, or an arrow that the text of the rules does not name");
    }

    /** The cells in a row or column under a round shape of about their size without a text; none if it is another shape. */
    private List<Integer> covered(JsonNode shape) {
        double[] center = point(shape.path("center"));
        double down = (shape.path("height").asDouble(0) - 0.83) / 2;
        double right = (shape.path("width").asDouble(0) - 0.83) / 2;
        boolean fits = shape.path("rounded").asBoolean(false)
                && shape.path("text").asString("").isBlank();
        if (!fits || isGrey(shape) || Math.min(down, right) < -0.15 || Math.min(down, right) > 0.1) return List.of();
        double[][] ends = {
            {Math.floor(center[0] - down) + 0.5, Math.floor(center[1] - right) + 0.5},
            {Math.floor(center[0] + down) + 0.5, Math.floor(center[1] + right) + 0.5}
        };
        boolean one = Arrays.equals(ends[0], ends[1]);
        return one ? path(ends).subList(0, 1) : path(ends);
    }

    /** A dot or a letter between two cells; what no rule has taken is refused. */
    private void dot(JsonParts.Part part) {
        if (!shapes.contains(part)) return;
        JsonNode shape = part.node();
        double[] center = point(shape.path("center"));
        String colour = colour(shape, "backgroundColor");
        String text = shape.path("text").asString("").strip();
        List<Integer> pair = between(center);
        boolean dot = isCircle(shape, 0.1, 0.45) && !pair.isEmpty() && text.matches("[0-9]*");
        int value = dot && !text.isEmpty() ? Integer.parseInt(text) : 0;
        if (dot && isWhite(colour) && isNamed(DrawnBoard.Rule.DIFFERENCE)) {
            board.difference(pair, value == 0 ? 1 : value);
        } else if (dot && isBlack(colour) && isNamed(DrawnBoard.Rule.RATIO)) {
            board.ratio(pair, value == 0 ? 2 : value);
        } else {
            throw unknown("shape at row " + (center[0] + 0.5) + ", column " + (center[1] + 0.5) + " of", colour);
        }
    }

    private static boolean isWhite(String colour) {
        return colour.equals("ffffff") || colour.equals("fff") || colour.equals("white");
    }

    private static boolean isBlack(String colour) {
        return colour.equals("000000") || colour.equals("000") || colour.equals("black");
    }

    /** The two cells at a border; none if the point lies elsewhere. */
    private List<Integer> between(double[] point) {
        boolean row = isWhole(point[0]) && isWhole(point[1] - 0.5);
        boolean column = isWhole(point[0] - 0.5) && isWhole(point[1]);
        if (row == column) return List.of();
        int down = row ? 1 : 0;
        int r = (int) Math.floor(point[0] + 0.25);
        int c = (int) Math.floor(point[1] + 0.25);
        return List.of(board.cell(r - down, c - 1 + down), board.cell(r, c));
    }

    private static boolean isWhole(double number) {
        return Math.abs(number - Math.round(number)) < SAME;
    }

    private boolean isCorner(double[] point) {
        return Arrays.stream(point).allMatch(each -> each == 0 || each == n);
    }

    private boolean isInside(double[] place) {
        return Arrays.stream(place).allMatch(each -> each >= 0 && each < n);
    }

    private static double[][] points(JsonNode drawn) {
        JsonNode points = drawn.path("wayPoints");
        if (points.size() < 2) throw new InputException("a line without two points");
        return points.valueStream().map(SudokuPad::point).toArray(double[][]::new);
    }

    private static double[] point(JsonNode pair) {
        if (pair.size() != 2 || !pair.get(0).isNumber() || !pair.get(1).isNumber()) {
            throw new InputException("found the point " + pair + ", expected [row, column]");
        }
        return new double[] {pair.get(0).asDouble(), pair.get(1).asDouble()};
    }

    /** All cells along a line through centers of cells: straight and diagonal steps, of any length. */
    private List<Integer> path(double[][] points) {
        List<Integer> path = new ArrayList<>(List.of(center(points[0])));
        for (double[] point : points) {
            int from = path.get(path.size() - 1);
            int to = center(point);
            int down = to / n - from / n;
            int right = to % n - from % n;
            int steps = Math.max(Math.abs(down), Math.abs(right));
            if (down != 0 && right != 0 && Math.abs(down) != Math.abs(right)) {
                throw new InputException("a line that is neither straight nor diagonal");
            }
            for (int i = 1; i <= steps; i++) path.add(from + i * down / steps * n + i * right / steps);
        }
        return path;
    }

    private int center(double[] point) {
        if (!isWhole(point[0] - 0.5) || !isWhole(point[1] - 0.5)) {
            throw new InputException("a line through " + Arrays.toString(point) + ", expected centers of cells");
        }
        return board.cell((int) Math.floor(point[0]), (int) Math.floor(point[1]));
    }

    /** Six letters without their sign; as it stands if it is written in another way. */
    private static String colour(JsonNode drawn, String field) {
        String colour = drawn.path(field).asString("").toLowerCase(Locale.ROOT).replace("#", "");
        return colour.matches("[0-9a-f]{6}ff") ? colour.substring(0, 6) : colour;
    }

    private static InputException unknown(String what, String colour) {
        return new InputException(
                "a " + what + " colour '" + colour + "', which is no drawing of a rule that is read and"
                        + " that the text of the rules names. Delete it if it is decoration. " + SharedPuzzle.TRY);
    }
}
