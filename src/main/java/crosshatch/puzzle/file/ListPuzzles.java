package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.puzzle.PuzzleReader;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Reads lists of puzzles, of the rows of a grid, or of grids. Each item is converted to a line, and lines are read as usual,
 * so line numbers in messages count items.
 */
final class ListPuzzles {
    private final String source;
    private final StringBuilder lines = new StringBuilder();

    private ListPuzzles(String source) {
        this.source = source;
    }

    /**
     * Reads a text that begins with a bracket. If it is no list, it is read as lines.
     *
     * @throws InputException if the list contains something other than puzzles, or a program surrounds it
     */
    static PuzzleSource read(InputStream in, String source, ReaderSettings settings) {
        byte[] bytes;
        try {
            bytes = in.readAllBytes();
        } catch (IOException broken) {
            throw NamedFile.unreadable(source, broken);
        }
        String text = new String(bytes, StandardCharsets.UTF_8);
        List<ArrayNode> lists;
        try {
            lists = new ListScanner(text, source).lists();
        } catch (InputException bad) {
            if (text.isEmpty() || "[({".indexOf(text.stripLeading().charAt(0)) < 0) throw bad;
            return PuzzleReader.of(new ByteArrayInputStream(bytes), source, settings);
        }
        ListPuzzles written = new ListPuzzles(source);
        if (isSquare(List.copyOf(lists)))
            written.write(JsonNodeFactory.instance.arrayNode().addAll(lists), true);
        else lists.forEach(each -> written.write(each, true));
        return PuzzleReader.of(written.lines.toString(), source + ", items", settings);
    }

    private void write(JsonNode list, boolean root) {
        List<JsonNode> items = list.valueStream().toList();
        if (isSquare(items)) {
            lines.append(items.stream()
                            .flatMap(JsonNode::valueStream)
                            .map(this::text)
                            .collect(Collectors.joining(",")))
                    .append("\n\n");
            return;
        }
        if (items.stream().allMatch(JsonNode::isArray)) {
            items.forEach(each -> write(each, false));
            lines.append('\n');
            return;
        }
        List<String> texts = items.stream().map(this::text).toList();
        boolean areLines = texts.stream().allMatch(each -> each.length() == texts.size())
                || (root && texts.stream().anyMatch(each -> each.length() > 3));
        lines.append(texts.stream().collect(Collectors.joining(areLines ? "\n" : ",")))
                .append('\n');
        if (areLines && texts.size() > 1) lines.append('\n');
    }

    /** The rows of a grid, of which one alone might be a smaller puzzle. */
    private static boolean isSquare(List<JsonNode> rows) {
        return rows.size() > 1
                && rows.stream()
                        .allMatch(row -> row.isArray()
                                && row.size() == rows.size()
                                && row.valueStream()
                                        .allMatch(cell -> cell.isString()
                                                && cell.stringValue().length() < 4));
    }

    private String text(JsonNode item) {
        if (item.isString()) return item.asString();
        throw new InputException(source + ": found " + (item.isEmpty() ? "an object" : "" + item)
                + " in a list, expected texts of puzzles, or lists of numbers. A table can have a column of puzzles, and"
                + " docs/reference/boards.md describes boards in JSON");
    }
}
