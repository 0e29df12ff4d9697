package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Reads puzzles in JSON objects as a table whose columns are the names: one object per line, a list, or a single object. */
final class JsonLines {
    /** The header of the table is no line of the text. */
    private static final int LINES_BEFORE = -1;

    private final String source;
    private final StringWriter table = new StringWriter();
    private final CsvWriter csv =
            CsvWriter.builder().bufferSize(0).lineDelimiter(LineDelimiter.LF).build(table);
    private List<String> names = List.of();

    private JsonLines(String source) {
        this.source = source;
    }

    /**
     * Reads objects, one per line.
     *
     * @throws InputException if a line is no object of texts and numbers, or if not exactly one name has puzzles
     */
    static PuzzleSource read(InputStream in, String source, ReaderSettings settings) {
        String text = text(in, source);
        if (text.stripLeading().startsWith("[")) {
            return read(parsed(text, source).valueStream().toList(), source + ", items", settings);
        }
        JsonLines lines = new JsonLines(source);
        long number = 0;
        for (String line : text.lines().toList()) {
            String where = source + ":" + ++number;
            if (line.isBlank()) lines.table.write('\n');
            else lines.add(parsed(line, where), where);
        }
        return lines.puzzles(settings);
    }

    /**
     * Reads objects of a list, which messages number from 1.
     *
     * @throws InputException if an object has other values than texts and numbers, or if not exactly one name has puzzles
     */
    static PuzzleSource read(List<JsonNode> objects, String source, ReaderSettings settings) {
        JsonLines lines = new JsonLines(source);
        for (int i = 0; i < objects.size(); i++) lines.add(objects.get(i), source + ":" + (i + 1));
        return lines.puzzles(settings);
    }

    private PuzzleSource puzzles(ReaderSettings settings) {
        byte[] text = table.toString().getBytes(StandardCharsets.UTF_8);
        TableLayout layout = TableLayout.of(Beginning.of(new ByteArrayInputStream(text), false), source, settings)
                .orElseThrow(() -> new InputException(source
                        + ": found lines of JSON in which no field is a puzzle, expected {\"puzzle\": \"53..7…\"}"));
        return new TablePuzzles(new ByteArrayInputStream(text), source, settings, layout, LINES_BEFORE);
    }

    private static String text(InputStream in, String source) {
        try (in) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(source, broken);
        }
    }

    private static JsonNode parsed(String text, String where) {
        try {
            return JsonReading.STRICT.readTree(text);
        } catch (JacksonException bad) {
            throw new InputException(where + ": is not valid JSON: " + JsonFaults.what(bad), bad);
        }
    }

    private void add(JsonNode object, String where) {
        if (!object.isObject() || object.isEmpty()) {
            throw new InputException(
                    where + ": found no object, expected an object on each line, or in each place of a list");
        }
        if (names.isEmpty()) {
            names = List.copyOf(object.propertyNames());
            csv.writeRecord(names);
        }
        csv.writeRecord(values(object, names, where));
    }

    private static List<String> values(JsonNode object, List<String> names, String where) {
        for (String name : object.propertyNames()) {
            if (!names.contains(name)) {
                throw new InputException(
                        where + ": found the field '" + name + "', which the first line does not have");
            }
            if (object.get(name).isContainer() && !isGrid(object.get(name))) {
                throw new InputException(
                        where + ": '" + name + "' is neither a text nor a grid, expected the cells of a puzzle");
            }
        }
        return names.stream().map(name -> value(object.path(name))).toList();
    }

    private static boolean isGrid(JsonNode rows) {
        return !rows.isEmpty()
                && rows.valueStream()
                        .allMatch(row -> row.size() == rows.size()
                                && row.valueStream().allMatch(cell -> cell.isInt() || cell.isNull()));
    }

    private static String value(JsonNode value) {
        if (!value.isContainer()) return value.asString("");
        return value.valueStream()
                .flatMap(JsonNode::valueStream)
                .map(cell -> cell.asString("0"))
                .collect(Collectors.joining(" "));
    }
}
