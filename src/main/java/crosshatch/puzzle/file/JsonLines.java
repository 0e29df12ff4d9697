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
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Puzzles in lines of JSON, an object on each line, which are read as the table that has their names as columns. */
final class JsonLines {
    /** The header of the table is no line of the text. */
    private static final int LINES_BEFORE = -1;

    private JsonLines() {}

    /** @throws InputException if a line is no object of texts and numbers, or if no name or several hold puzzles */
    static PuzzleSource read(InputStream in, String source, ReaderSettings settings) {
        byte[] table = table(text(in, source), source).getBytes(StandardCharsets.UTF_8);
        TableLayout layout = TableLayout.of(Beginning.of(new ByteArrayInputStream(table), false), source, settings)
                .orElseThrow(() -> new InputException(
                        source + ": lines of JSON, of which no name holds puzzles, expected {\"puzzle\": \"53..7…\"}"));
        return new TablePuzzles(new ByteArrayInputStream(table), source, settings, layout, LINES_BEFORE);
    }

    private static String text(InputStream in, String source) {
        try (in) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(source, broken);
        }
    }

    private static String table(String text, String source) {
        StringWriter table = new StringWriter();
        CsvWriter csv = CsvWriter.builder()
                .bufferSize(0)
                .lineDelimiter(LineDelimiter.LF)
                .build(table);
        List<String> names = List.of();
        long number = 0;
        for (String line : text.lines().toList()) {
            String where = source + ":" + ++number;
            if (line.isBlank()) {
                table.write('\n');
                continue;
            }
            JsonNode object = object(line, where);
            if (names.isEmpty()) {
                names = List.copyOf(object.propertyNames());
                csv.writeRecord(names);
            }
            csv.writeRecord(values(object, names, where));
        }
        return table.toString();
    }

    private static JsonNode object(String line, String where) {
        try {
            JsonNode object = JsonReading.STRICT.readTree(line);
            if (object.isObject() && !object.isEmpty()) return object;
        } catch (JacksonException bad) {
            throw new InputException(where + ": no JSON: " + JsonFaults.what(bad), bad);
        }
        throw new InputException(where + ": no object, expected one on each line");
    }

    private static List<String> values(JsonNode object, List<String> names, String where) {
        for (String name : object.propertyNames()) {
            if (!names.contains(name)) {
                throw new InputException(where + ": '" + name + "', which the first line does not have");
            }
            if (object.get(name).isContainer()) {
                throw new InputException(
                        where + ": '" + name + "' is no text, expected the cells of a puzzle as one text");
            }
        }
        return names.stream().map(name -> object.path(name).asString("")).toList();
    }
}
