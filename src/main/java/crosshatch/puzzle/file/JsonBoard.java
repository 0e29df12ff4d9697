package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import crosshatch.base.Worded;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Layout;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.RelationFields;
import crosshatch.puzzle.board.RelationKind;
import crosshatch.puzzle.board.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Builds the board that a file describes. */
final class JsonBoard {
    static final List<String> NAMES =
            List.of("$schema", "title", "base", "digits", "first", "cells", "layout", "units", "relations", "puzzles");

    private final JsonParts parts;
    /** The cells by place, {@code r4c3}. */
    private final Map<String, Integer> named = new HashMap<>();

    JsonBoard(JsonParts parts) {
        this.parts = parts;
    }

    /**
     * Builds the board.
     *
     * @throws InputException if the parts make no board; the message gives the place and the reason
     */
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
                throw parts.part(ownKey)
                        .fault("found '" + ownKey
                                + "' in a board with a base, expected it without, because the base states it");
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
                throw new InputException(
                        "the layout has " + layout.places().size() + " cells, expected " + number("cells"));
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
        Unit.Kind kind = Worded.find(Unit.Kind.class, word)
                .orElseThrow(() -> new InputException(
                        "unit of kind '" + word + "', expected " + String.join(", ", Worded.words(Unit.Kind.class))));
        board.unit(kind, cells(part).stream().mapToInt(Integer::intValue).toArray());
    }

    private Relation relation(JsonParts.Part part) {
        String word = part.required("kind").asString("");
        RelationKind kind = RelationKind.named(word)
                .orElseThrow(
                        () -> new InputException("relation of kind '" + word + "', expected " + RelationKind.words()));
        part.requireOnly(Stream.concat(Stream.of("kind", "cells"), kind.fields().stream())
                .toArray(String[]::new));
        return kind.read(new JsonFields(part));
    }

    private final class JsonFields implements RelationFields {
        private final JsonParts.Part part;

        JsonFields(JsonParts.Part part) {
            this.part = part;
        }

        @Override
        public List<Integer> cells() {
            return JsonBoard.this.cells(part);
        }

        @Override
        public boolean has(String field) {
            return part.node().has(field);
        }

        @Override
        public String word(String field) {
            return part.required(field).asString("");
        }

        @Override
        public int number(String field) {
            return part.number(field);
        }

        @Override
        public long longNumber(String field) {
            JsonNode value = part.required(field);
            if (!value.canConvertToLong() || !value.isIntegralNumber()) {
                throw new InputException("'" + field + "' is " + value + ", expected a whole number");
            }
            return value.longValue();
        }

        @Override
        public List<Integer> numbers(String field) {
            return Arrays.stream(part.numbers(field)).boxed().toList();
        }

        @Override
        public List<List<Integer>> tuples(String field) {
            List<List<Integer>> tuples = new ArrayList<>();
            for (JsonNode tuple : part.required(field)) {
                if (!tuple.isArray() || !tuple.valueStream().allMatch(JsonNode::isInt)) {
                    throw new InputException("'" + field + "' holds " + tuple + ", expected a list of digits");
                }
                tuples.add(tuple.valueStream().map(JsonNode::intValue).toList());
            }
            return tuples;
        }

        /** Returns a list of lists of cells; a single list of cells is also accepted. */
        @Override
        public List<List<Integer>> rows(String field) {
            JsonNode array = part.required(field);
            boolean rows = array.isArray() && !array.isEmpty() && array.get(0).isArray();
            return rows
                    ? array.valueStream()
                            .map(row -> JsonBoard.this.cells(field, row))
                            .toList()
                    : List.of(JsonBoard.this.cells(field, array));
        }

        @Override
        public int cell(String field) {
            return JsonBoard.this.cell(part.required(field));
        }
    }

    /** Reads cells by number from 0, or by place: {@code "r4c3"}. */
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
