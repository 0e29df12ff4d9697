package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * Reads puzzles of the page SudokuPad. There, only givens, regions, cages and a few words state rules; all other rules are
 * drawings. A drawing is read if it has the form in which this page draws a rule, and the text for people names this rule.
 * Any other drawing is refused.
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

    private final JsonParts parts;
    private final DrawnBoard board;
    private final int n;
    private final String rules;

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

    /**
     * Reads a puzzle.
     *
     * @throws InputException if a part belongs to no known rule; says where and which
     */
    static SharedPuzzle read(JsonParts parts) {
        SudokuPad read = new SudokuPad(parts);
        parts.names().forEach(read::requireKnown);
        int[] givens = read.givens();
        read.regions();
        SharedPuzzle.takeEach("cages", parts, read::cage);
        read.switches();
        new SudokuPadDrawings(parts, read.board, read.rules).read();
        String title = read.text("title");
        SharedPuzzle puzzle = SharedPuzzle.of(parts, read.board, read.rules, givens);
        return new SharedPuzzle(puzzle.puzzle(), title);
    }

    private void requireKnown(String name) {
        boolean said = !parts.part(name).node().isArray() || !parts.each(name).isEmpty();
        if (NAMES.contains(name) || !said) return;
        throw parts.part(name)
                .fault("found a puzzle of SudokuPad with '" + name + "', which this program cannot read. "
                        + SharedPuzzle.TRY);
    }

    /** Returns a text from the metadata, or from a cage without cells, {@code rules: …}. */
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
        SharedPuzzle.takeEach("cells", parts, row -> {
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
        SharedPuzzle.takeEach("regions", parts, part -> regions.add(cells(part.node())));
        SharedPuzzle.take("'regions': ", parts.part("regions"), all -> board.regions(regions));
    }

    private List<Integer> cells(JsonNode list) {
        return list.valueStream()
                .map(pair -> board.cell(pair.path(0).asInt(-1), pair.path(1).asInt(-1)))
                .toList();
    }

    /** Reads rules that the metadata switch on. */
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
                    throw new InputException(parts.source() + ": found '" + name + "', which this program cannot read. "
                            + SharedPuzzle.TRY);
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
        if (!style.equals("killer"))
            throw new InputException("found a cage of style '" + style + "', expected the style killer");
        if (cage.path("unique").asBoolean(true)) board.cage(cells);
        if (!SharedPuzzle.hasValue(cage)) return;
        int sum = SharedPuzzle.number(cage, "value");
        if (cage.has("sum") && SharedPuzzle.number(cage, "sum") != sum) {
            throw new InputException(
                    "found a cage with value " + sum + " and sum " + cage.get("sum") + ", expected the same number");
        }
        board.sum(DrawnBoard.Rule.CAGE, cells, sum);
    }
}
