package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Reads puzzles as the page f-puzzles saves them: a grid, and a list for each kind of rule. */
final class FPuzzles {
    private static final Pattern PLACE = Pattern.compile("[Rr]([0-9]{1,3})[Cc]([0-9]{1,3})");

    /** The fields of the page and its tools that state no rule. */
    private static final Set<String> SILENT = Set.of(
            "size", "title", "author", "highlightConflicts", "solution", "disabledlogic", "truecandidatesoptions");

    private static final Set<String> DRAWN = Set.of("text", "line", "rectangle", "circle", "cage");
    private static final Set<String> CELL =
            Set.of("value", "given", "region", "c", "cArray", "highlight", "centerPencilMarks", "cornerPencilMarks");
    private static final Set<String> LOOK = Set.of(
            "outlineC", "baseC", "fontC", "width", "height", "size", "angle", "fromConstraint", "isNewConstraint");

    /** The rules that apply to the whole grid. */
    static final Map<String, Consumer<DrawnBoard>> SWITCHES = Map.of(
            "diagonal+", board -> board.diagonal(false),
            "diagonal-", board -> board.diagonal(true),
            "antiknight", DrawnBoard::antiKnight,
            "antiking", DrawnBoard::antiKing,
            "disjointgroups", DrawnBoard::disjointGroups,
            "nonconsecutive", DrawnBoard::nonConsecutive);

    /** The rules that only draw another part. */
    private static final Map<String, String> DRAWN_FOR = Map.of("german whispers", "whispers", "renban", "renban");

    private final JsonParts parts;
    private final DrawnBoard board;
    private final Map<String, Consumer<JsonParts.Part>> rules = new LinkedHashMap<>();

    private FPuzzles(JsonParts parts) {
        this.parts = parts;
        board = new DrawnBoard(parts.each("grid").size());
        int n = board.digits();
        rule("killercage", part -> cage(part), "cells", "value");
        rule("littlekillersum", part -> littleKiller(part), "cell", "cells", "direction", "value");
        rule("extraregion", part -> board.extraRegion(cells(part, "cells")), "cells");
        rule("arrow", part -> arrows(part), "lines", "cells");
        lines("thermometer", board::thermometer);
        lines("palindrome", board::palindrome);
        lines("renban", board::renban);
        rule("whispers", part -> whispers(part, (n + 1) / 2), "lines", "value");
        rule("difference", part -> board.difference(pair(part), value(part, 1)), "cells", "value");
        rule("ratio", part -> board.ratio(pair(part), value(part, 2)), "cells", "value");
        rule("xv", part -> xv(part), "cells", "value");
        rule("odd", part -> board.parity(cell(part), true), "cell");
        rule("even", part -> board.parity(cell(part), false), "cell");
    }

    private void rule(String name, Consumer<JsonParts.Part> reader, String... fields) {
        rules.put(name, part -> {
            part.requireOnly(Stream.concat(Arrays.stream(fields), LOOK.stream()).toArray(String[]::new));
            reader.accept(part);
        });
    }

    private void lines(String name, Consumer<List<Integer>> reader) {
        rule(name, part -> lists(part, "lines").forEach(reader), "lines");
    }

    static boolean is(JsonParts parts) {
        return parts.has("size") && parts.has("grid");
    }

    /**
     * Reads a puzzle.
     *
     * @throws InputException if it has an unknown rule, or one that boards cannot state; says where and which
     */
    static SharedPuzzle read(JsonParts parts) {
        if (parts.each("grid").size() != parts.part("size").node().asInt(0)) {
            throw parts.part("size")
                    .fault("size " + parts.part("size").node() + ", but the grid has "
                            + parts.each("grid").size() + " rows");
        }
        FPuzzles read = new FPuzzles(parts);
        int[] givens = read.grid();
        for (String name : parts.names()) read.take(name);
        return SharedPuzzle.of(parts, read.board, parts.text("ruleset"), givens);
    }

    private void take(String name) {
        JsonParts.Part part = parts.part(name);
        Consumer<JsonParts.Part> rule = rules.get(name);
        if (rule != null) {
            SharedPuzzle.takeEach(name, parts, rule);
        } else if (SWITCHES.containsKey(name)) {
            if (SharedPuzzle.isOn(part, name))
                SharedPuzzle.take("", part, on -> SWITCHES.get(name).accept(board));
        } else if (DRAWN.contains(name)) {
            parts.each(name).forEach(each -> SharedPuzzle.take("", each, drawn -> requireKnown(name, drawn.node())));
        } else if (!SILENT.contains(name) && !name.equals("ruleset") && !name.equals("grid") && isSaid(name)) {
            throw part.fault("found a puzzle of f-puzzles with '" + name + "', which this program cannot read. "
                    + SharedPuzzle.TRY);
        }
    }

    /** Returns whether it says anything: the page also saves what was begun and taken back. */
    private boolean isSaid(String name) {
        JsonNode node = parts.part(name).node();
        return node.isArray()
                ? !parts.each(name).isEmpty()
                : !node.isNull() && !(node.isBoolean() && !node.booleanValue());
    }

    /** The page says of these that they are drawn only, but their setter may use them for a rule of the text. */
    private void requireKnown(String name, JsonNode drawn) {
        String origin = drawn.path("fromConstraint").asString("").toLowerCase(Locale.ROOT);
        boolean ofRule = DRAWN_FOR.containsKey(origin) && parts.has(DRAWN_FOR.get(origin));
        boolean ofPage = name.equals("cage") && drawn.path("cells").isEmpty();
        if (ofRule || ofPage) return;
        throw new InputException(
                "found a '" + name + "', which is only drawn, but may belong to a rule in the text. Delete it if"
                        + " it is decoration. Otherwise: " + SharedPuzzle.TRY);
    }

    private int[] grid() {
        int n = board.digits();
        int[] givens = new int[n * n];
        Map<Integer, List<Integer>> regions = new TreeMap<>();
        for (int row = 0; row < n; row++) {
            int rowNumber = row;
            SharedPuzzle.take("", parts.each("grid").get(row), part -> {
                if (part.node().size() != n) {
                    throw new InputException("row " + (rowNumber + 1) + " of the grid has "
                            + part.node().size() + " cells, expected " + n);
                }
                for (int column = 0; column < n; column++) {
                    int cell = rowNumber * n + column;
                    JsonNode node = part.node().get(column);
                    SharedPuzzle.requireOnly(node, CELL);
                    if (node.path("given").asBoolean(false)) givens[cell] = SharedPuzzle.number(node, "value");
                    region(cell, node).ifPresent(region -> regions.computeIfAbsent(region, key -> new ArrayList<>())
                            .add(cell));
                }
            });
        }
        board.regions(regions.values());
        return givens;
    }

    private OptionalInt region(int cell, JsonNode node) {
        if (node.path("region").isNull()) return OptionalInt.empty();
        if (node.has("region")) return OptionalInt.of(SharedPuzzle.number(node, "region"));
        return OptionalInt.of(usualRegion(cell, board));
    }

    /** Returns the number of the usual box of a cell that states no region. */
    static int usualRegion(int cell, DrawnBoard board) {
        int n = board.digits();
        int height = board.boxHeight();
        return cell / n / height * height + cell % n / (n / height);
    }

    private void cage(JsonParts.Part part) {
        List<Integer> cells = cells(part, "cells");
        board.cage(cells);
        if (SharedPuzzle.hasValue(part.node())) {
            board.sum(DrawnBoard.Rule.CAGE, cells, SharedPuzzle.number(part.node(), "value"));
        }
    }

    /** The cells follow from the place outside the grid and the direction. */
    private void littleKiller(JsonParts.Part part) {
        int[] place = place(part.required("cell").asString(""));
        String direction = part.required("direction").asString("");
        if (!direction.matches("[UD][LR]")) {
            throw new InputException("direction '" + direction + "', expected UL, UR, DL or DR");
        }
        List<Integer> cells = SharedPuzzle.ray(
                board, place[0], place[1], direction.startsWith("U") ? -1 : 1, direction.endsWith("L") ? -1 : 1);
        if (part.node().has("cells") && !Set.copyOf(cells(part, "cells")).equals(Set.copyOf(cells))) {
            throw new InputException("its cells do not lie in its direction");
        }
        board.sum(DrawnBoard.Rule.LITTLE_KILLER, cells, SharedPuzzle.number(part.node(), "value"));
    }

    private void arrows(JsonParts.Part part) {
        List<Integer> circle = cells(part, "cells");
        for (List<Integer> line : lists(part, "lines")) {
            if (line.isEmpty() || !circle.contains(line.get(0))) {
                throw new InputException(
                        "found an arrow that does not begin in its circle, expected it to begin there");
            }
            board.arrow(
                    circle, line.stream().filter(cell -> !circle.contains(cell)).toList());
        }
    }

    private void whispers(JsonParts.Part part, int usual) {
        for (List<Integer> line : lists(part, "lines")) board.whispers(line, value(part, usual));
    }

    private void xv(JsonParts.Part part) {
        String value = part.required("value").asString("");
        if (!value.matches("[XVxv]")) throw new InputException("value '" + value + "', expected X or V");
        board.sum(DrawnBoard.Rule.XV, pair(part), value.equalsIgnoreCase("x") ? 10 : 5);
    }

    private static int value(JsonParts.Part part, int usual) {
        return SharedPuzzle.hasValue(part.node()) ? SharedPuzzle.number(part.node(), "value") : usual;
    }

    private List<Integer> pair(JsonParts.Part part) {
        List<Integer> cells = cells(part, "cells");
        if (cells.size() != 2) throw new InputException(cells.size() + " cells, expected 2");
        return cells;
    }

    private int cell(JsonParts.Part part) {
        return cell(part.required("cell"));
    }

    private List<Integer> cells(JsonParts.Part part, String field) {
        return cells(part.required(field));
    }

    private List<Integer> cells(JsonNode list) {
        return list.valueStream().map(this::cell).toList();
    }

    private List<List<Integer>> lists(JsonParts.Part part, String field) {
        return part.required(field).valueStream().map(this::cells).toList();
    }

    private int cell(JsonNode node) {
        int[] place = place(node.asString(""));
        return board.cell(place[0], place[1]);
    }

    /** Returns row and column from 0; -1 is above or left of the grid. */
    private static int[] place(String text) {
        Matcher place = PLACE.matcher(text);
        if (!place.matches()) throw new InputException("found cell '" + text + "', expected a cell such as R4C3");
        return IntStream.of(1, 2).map(i -> Integer.parseInt(place.group(i)) - 1).toArray();
    }
}
