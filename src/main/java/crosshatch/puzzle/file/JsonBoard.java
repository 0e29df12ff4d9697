package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Adjacent;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Count;
import crosshatch.puzzle.board.Difference;
import crosshatch.puzzle.board.Distance;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Element;
import crosshatch.puzzle.board.Forbidden;
import crosshatch.puzzle.board.Layout;
import crosshatch.puzzle.board.LessThan;
import crosshatch.puzzle.board.Linear;
import crosshatch.puzzle.board.Product;
import crosshatch.puzzle.board.Quotient;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Table;
import crosshatch.puzzle.board.Unit;
import crosshatch.puzzle.board.Visible;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/** Puts the board together that a file describes. */
final class JsonBoard {
    static final List<String> NAMES =
            List.of("$schema", "title", "base", "digits", "first", "cells", "layout", "units", "relations", "puzzles");

    private final JsonParts parts;
    /** Of each cell that has a place, {@code r4c3}. */
    private final Map<String, Integer> named = new HashMap<>();

    JsonBoard(JsonParts parts) {
        this.parts = parts;
    }

    /** @throws InputException if the parts are those of no board; says where and why */
    Board board() {
        for (String name : parts.names()) {
            if (!NAMES.contains(name)) {
                throw parts.part(name).fault("unknown '" + name + "', expected " + String.join(", ", NAMES));
            }
        }
        BoardBuilder board = parts.has("base") ? base() : fresh();
        if (parts.has("first")) take(parts.part("first"), part -> board.first(number("first")));
        for (JsonParts.Part unit : parts.each("units")) take(unit, part -> addUnit(part, board));
        for (JsonParts.Part relation : parts.each("relations")) take(relation, part -> board.relation(relation(part)));
        return board.build();
    }

    private static void take(JsonParts.Part part, Consumer<JsonParts.Part> taker) {
        try {
            taker.accept(part);
        } catch (InputException | IllegalArgumentException bad) {
            throw part.fault(bad);
        }
    }

    private BoardBuilder base() {
        for (String ownKey : List.of("digits", "first", "cells", "layout")) {
            if (parts.has(ownKey))
                throw parts.part(ownKey).fault("a board with a base has its '" + ownKey + "' from there");
        }
        JsonParts.Part base = parts.part("base");
        try {
            Board plain = Board.parse(base.node().asString(""));
            if (!plain.isPlain()) throw base.fault("expected sudoku-ORDER or latin-DIGITS");
            nameCells(plain.layout().orElseThrow());
            return plain.toBuilder();
        } catch (IllegalArgumentException unknown) {
            throw base.fault(unknown);
        }
    }

    private BoardBuilder fresh() {
        int digits = number("digits");
        JsonParts.Part last = parts.part("digits");
        try {
            if (!parts.has("layout")) return Board.builder(digits, number("cells"));
            last = parts.part("layout");
            Layout layout = layout(last);
            nameCells(layout);
            if (parts.has("cells") && number("cells") != layout.places().size()) {
                throw new InputException("the layout has " + layout.places().size() + " cells, not " + number("cells"));
            }
            return Board.builder(digits, layout.places().size()).layout(layout);
        } catch (IllegalArgumentException | InputException bad) {
            throw last.fault(bad);
        }
    }

    private int number(String name) {
        JsonParts.Part part = parts.part(name);
        if (!part.node().isInt()) throw part.fault("'" + name + "' is " + part.node() + ", expected a whole number");
        return part.node().intValue();
    }

    private static Layout layout(JsonParts.Part part) {
        part.requireOnly("rows", "columns", "places");
        int rows = part.number("rows");
        int columns = part.number("columns");
        return part.node().has("places")
                ? new Layout(
                        rows,
                        columns,
                        Arrays.stream(part.numbers("places")).boxed().toList())
                : Layout.rectangle(rows, columns);
    }

    private void nameCells(Layout layout) {
        for (int cell = 0; cell < layout.places().size(); cell++) {
            named.put("r" + (layout.row(cell) + 1) + "c" + (layout.column(cell) + 1), cell);
        }
    }

    private void addUnit(JsonParts.Part part, BoardBuilder board) {
        part.requireOnly("kind", "cells");
        String word = part.required("kind").asString("");
        Unit.Kind kind = Arrays.stream(Unit.Kind.values())
                .filter(each -> each.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new InputException("unit of kind '" + word + "', expected "
                        + Arrays.stream(Unit.Kind.values()).map(Unit.Kind::word).collect(Collectors.joining(", "))));
        board.unit(kind, cells(part).stream().mapToInt(Integer::intValue).toArray());
    }

    private Relation relation(JsonParts.Part part) {
        String kind = part.required("kind").asString("");
        List<Integer> cells = cells(part);
        switch (kind) {
            case "less", "adjacent", "apart" -> part.requireOnly("kind", "cells");
            case "table", "forbidden" -> part.requireOnly("kind", "cells", "tuples");
            case "distinct" -> part.requireOnly("kind", "cells", "offsets", "except");
            case "element" -> part.requireOnly("kind", "cells", "array");
            case "count" -> part.requireOnly("kind", "cells", "values", "least", "most", "result");
            case "linear" -> part.requireOnly("kind", "cells", "coefficients", "comparison", "value");
            default -> part.requireOnly("kind", "cells", "value");
        }
        return switch (kind) {
            case "sum" -> new Sum(cells, part.number("value"));
            case "product" -> new Product(cells, product(part));
            case "visible" -> new Visible(cells, part.number("value"));
            case "table" -> new Table(cells, tuples(part));
            case "forbidden" -> new Forbidden(cells, tuples(part));
            case "distinct" -> distinct(cells, part);
            case "distance" -> distance(cells, part);
            case "element" -> element(cells, part);
            case "count" -> count(cells, part);
            case "linear" ->
                Linear.of(
                        cells,
                        list(part, "coefficients"),
                        part.required("comparison").asString(""),
                        part.number("value"));
            default -> pair(kind, cells, part);
        };
    }

    private static Relation distinct(List<Integer> cells, JsonParts.Part part) {
        return new Distinct(
                cells,
                part.node().has("offsets") ? list(part, "offsets") : Collections.nCopies(cells.size(), 0),
                part.node().has("except") ? list(part, "except") : List.of());
    }

    private static List<Integer> list(JsonParts.Part part, String name) {
        return Arrays.stream(part.numbers(name)).boxed().toList();
    }

    private static Relation distance(List<Integer> cells, JsonParts.Part part) {
        if (cells.size() != 3) throw new InputException("distance of " + cells.size() + " cells, expected 3");
        int shift = part.node().has("value") ? part.number("value") : 0;
        return new Distance(cells.get(0), cells.get(1), cells.get(2), shift);
    }

    /** The array is a list of cells, or of rows. */
    private Relation element(List<Integer> cells, JsonParts.Part part) {
        int last = cells.size() - 1;
        if (last != 1 && last != 2) {
            throw new InputException(
                    "element of " + cells.size() + " cells, expected 2 or 3: indices, then the result");
        }
        JsonNode array = part.required("array");
        boolean rows = array.isArray() && !array.isEmpty() && array.get(0).isArray();
        List<List<Integer>> read =
                rows ? array.valueStream().map(row -> cells("array", row)).toList() : List.of(cells("array", array));
        return new Element(read, cells.subList(0, last), cells.get(last));
    }

    private Relation count(List<Integer> cells, JsonParts.Part part) {
        if (!part.node().has("least") && !part.node().has("most")) {
            throw new InputException("count without 'least' and 'most', expected one of them, or both");
        }
        return new Count(
                cells,
                list(part, "values"),
                part.node().has("least") ? part.number("least") : -Board.MAX_DIGITS,
                part.node().has("most") ? part.number("most") : cells.size(),
                part.node().has("result") ? OptionalInt.of(cell(part.required("result"))) : OptionalInt.empty());
    }

    private static Relation pair(String kind, List<Integer> cells, JsonParts.Part part) {
        if (cells.size() != 2) throw new InputException(kind + " of " + cells.size() + " cells, expected 2");
        int first = cells.get(0);
        int second = cells.get(1);
        return switch (kind) {
            case "difference" -> new Difference(first, second, part.number("value"));
            case "quotient" -> new Quotient(first, second, part.number("value"));
            case "less" -> new LessThan(first, second);
            case "adjacent" -> new Adjacent(first, second, true);
            case "apart" -> new Adjacent(first, second, false);
            default ->
                throw new InputException("relation of kind '" + kind
                        + "', expected sum, product, difference, quotient, less, adjacent, apart, visible, table,"
                        + " forbidden, distinct, distance, linear, element or count");
        };
    }

    private static long product(JsonParts.Part part) {
        JsonNode value = part.required("value");
        if (!value.canConvertToLong() || !value.isIntegralNumber()) {
            throw new InputException("'value' is " + value + ", expected a whole number");
        }
        return value.longValue();
    }

    private static List<List<Integer>> tuples(JsonParts.Part part) {
        List<List<Integer>> tuples = new ArrayList<>();
        for (JsonNode tuple : part.required("tuples")) {
            if (!tuple.isArray() || !tuple.valueStream().allMatch(JsonNode::isInt)) {
                throw new InputException("'tuples' holds " + tuple + ", expected a list of digits");
            }
            tuples.add(tuple.valueStream().map(JsonNode::intValue).toList());
        }
        return tuples;
    }

    /** Cells by number from 0, or by place: {@code "r4c3"}. */
    private List<Integer> cells(JsonParts.Part part) {
        return cells("cells", part.required("cells"));
    }

    private List<Integer> cells(String name, JsonNode list) {
        if (!list.isArray()) throw new InputException("'" + name + "' is " + list + ", expected a list");
        return IntStream.range(0, list.size()).mapToObj(i -> cell(list.get(i))).toList();
    }

    private int cell(JsonNode node) {
        if (node.isInt()) return node.intValue();
        Integer cell = node.isString() ? named.get(node.stringValue()) : null;
        if (cell == null)
            throw new InputException("found cell " + node + ", expected a number from 0, or a place such as \"r4c3\"");
        return cell;
    }
}
