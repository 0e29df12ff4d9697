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
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Lists in JSON, as Python and NumPy print them too: texts of puzzles, the rows of a grid, or grids. Each is written as lines and
 * read as such. So the lines in messages are the items of the list.
 */
final class ListPuzzles {
    private static final JsonMapper JSON = JsonReading.strict()
            .enable(JsonReadFeature.ALLOW_TRAILING_COMMA, JsonReadFeature.ALLOW_SINGLE_QUOTES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private final String source;
    private final StringBuilder lines = new StringBuilder();

    private ListPuzzles(String source) {
        this.source = source;
    }

    /**
     * A text that is no list after all is read as lines with brackets.
     *
     * @throws InputException if the list holds something else than puzzles, or a program surrounds it
     */
    static PuzzleSource read(InputStream in, String source, ReaderSettings settings) {
        byte[] bytes;
        try {
            bytes = in.readAllBytes();
        } catch (IOException broken) {
            throw NamedFile.unreadable(source, broken);
        }
        String text = new String(bytes, StandardCharsets.UTF_8);
        String list = text.substring(text.indexOf('['));
        Optional<JsonNode> parsed = parsed(list).or(() -> parsed(withCommas(list)));
        if (parsed.isPresent()) {
            ListPuzzles written = new ListPuzzles(source);
            written.write(parsed.get(), true);
            return PuzzleReader.of(written.lines.toString(), source + ", items", settings);
        }
        if (text.substring(0, text.indexOf('[')).contains("=")) {
            throw new InputException(
                    source + ": a list in a program, which cannot be read, expected the list alone: [[5, 3, …], …]");
        }
        return PuzzleReader.of(new ByteArrayInputStream(bytes), source, settings);
    }

    private static Optional<JsonNode> parsed(String text) {
        try {
            return Optional.of(JSON.readTree(text));
        } catch (JacksonException noList) {
            return Optional.empty();
        }
    }

    /** NumPy prints no commas. */
    private static String withCommas(String text) {
        return text.replaceAll("(?<=[0-9])[ \\t]++(?=-?[0-9])", ",").replaceAll("\\](\\s*+)\\[", "],$1[");
    }

    private void write(JsonNode list, boolean root) {
        List<JsonNode> items = list.valueStream().toList();
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
        if (areLines) lines.append('\n');
    }

    private String text(JsonNode item) {
        if (item.isNull()) return ".";
        if (item.isString() || item.isNumber()) return item.asString();
        throw new InputException(source + ": found " + (item.isObject() ? "an object" : "" + item)
                + " in a list, expected texts of puzzles, or lists of numbers. A table can have a column of puzzles, and"
                + " docs/reference/boards.md says how a board is written in JSON");
    }
}
