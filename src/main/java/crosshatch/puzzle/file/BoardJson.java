package crosshatch.puzzle.file;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Layout;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.json.JsonMapper;

/** Writes a board and puzzles on it in the format of {@code puzzles/board.schema.json}, one line per part. */
public final class BoardJson {
    private static final JsonMapper JSON = JsonMapper.shared();

    private BoardJson() {}

    /**
     * Writes puzzles and their board, and a solution of the last puzzle.
     *
     * @param puzzles at least one puzzle, all on one board
     * @param witness a solution, which need not be the only one
     */
    public static String of(String title, List<Puzzle> puzzles, Optional<Grid> witness) {
        Board board = puzzles.get(0).board();
        List<String> parts = new ArrayList<>();
        parts.add("\"title\": " + JSON.writeValueAsString(title));
        if (board.isPlain()) parts.add("\"base\": " + JSON.writeValueAsString(board.text()));
        else parts.addAll(own(board));
        List<Map<String, Object>> written = puzzles.stream()
                .map(puzzle -> fields("givens", puzzle.givens().digits()))
                .toList();
        witness.ifPresent(grid -> written.get(written.size() - 1).put(JsonPuzzles.WITNESS, grid.digits()));
        parts.add(list("puzzles", written));
        return "{\n  " + String.join(",\n  ", parts) + "\n}\n";
    }

    private static List<String> own(Board board) {
        List<String> parts = new ArrayList<>();
        parts.add("\"digits\": " + board.digits());
        if (board.first() != 1) parts.add("\"first\": " + board.first());
        parts.add(board.layout().map(BoardJson::layout).orElse("\"cells\": " + board.cells()));
        parts.add(list("units", board.units().stream().map(BoardJson::unit).toList()));
        parts.add(list(
                "relations", board.relations().stream().map(BoardJson::relation).toList()));
        return parts;
    }

    private static String layout(Layout layout) {
        Map<String, Object> fields = fields("rows", layout.rows(), "columns", layout.columns());
        if (!layout.isRectangle()) fields.put("places", layout.places());
        return "\"layout\": " + JSON.writeValueAsString(fields);
    }

    private static Map<String, Object> unit(Unit unit) {
        return fields(
                "kind",
                unit.kind().word(),
                "cells",
                Arrays.stream(unit.cells()).boxed().toList());
    }

    private static Map<String, Object> relation(Relation relation) {
        Map<String, Object> fields = fields("kind", relation.kind().word());
        fields.putAll(relation.fields());
        return fields;
    }

    private static String list(String name, List<Map<String, Object>> items) {
        String lines = items.stream().map(JSON::writeValueAsString).collect(Collectors.joining(",\n    "));
        return "\"" + name + "\": [" + (items.isEmpty() ? "" : "\n    " + lines + "\n  ") + "]";
    }

    /**
     * Makes the fields of an object.
     *
     * @param pairs name, value, name, value, …
     */
    private static Map<String, Object> fields(Object... pairs) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) fields.put(String.valueOf(pairs[i]), pairs[i + 1]);
        return fields;
    }
}
