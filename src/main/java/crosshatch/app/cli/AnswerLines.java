package crosshatch.app.cli;

import crosshatch.base.InputException;
import crosshatch.puzzle.AnswerSheet;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SkippedLines;
import crosshatch.puzzle.file.JsonReading;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Reads answers of models from lines of JSON, {@code {"model": "m", "puzzle": 1, "answer": "…"}}. Other fields are ignored. */
final class AnswerLines {
    private AnswerLines() {}

    static boolean begins(String text) {
        return text.stripLeading().startsWith("{");
    }

    /**
     * Returns the answers of each model, in the order of the text. An answer that is neither a grid nor a word is unreadable, but no error.
     *
     * @param name the name for a model without a name
     * @throws InputException if a line is no such object, or names no puzzle
     */
    static Map<String, List<AnswerSheet.Entry>> read(
            String text, String source, String name, ReaderSettings settings, List<Optional<LocatedPuzzle>> asked) {
        Map<String, List<AnswerSheet.Named>> answers = new LinkedHashMap<>();
        long number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (line.isBlank()) continue;
            JsonNode answer = object(line, source + ":" + number);
            String model = answer.path("model").asString(name);
            answers.computeIfAbsent(model, key -> new ArrayList<>())
                    .add(new AnswerSheet.Named(number, answer.get("puzzle").asString(), cells(answer.get("answer"))));
        }
        ReaderSettings tolerant = settings.withBadLines(new SkippedLines());
        Map<String, List<AnswerSheet.Entry>> read = new LinkedHashMap<>();
        answers.forEach((model, given) -> read.put(model, AnswerSheet.named(given, source, tolerant, asked)));
        return read;
    }

    private static JsonNode object(String line, String where) {
        try {
            JsonNode object = JsonReading.STRICT.readTree(line);
            if (object.path("puzzle").isValueNode() && object.has("answer")) return object;
            throw new InputException(where + ": found a line without 'puzzle' or 'answer', expected"
                    + " {\"model\": \"NAME\", \"puzzle\": 1, \"answer\": \"…\"}");
        } catch (JacksonException bad) {
            throw new InputException(
                    where + ": found a line that is not JSON, expected {\"model\": \"NAME\", \"puzzle\": 1, …}", bad);
        }
    }

    /** Returns a grid on one line, row after row; blanks separate numbers. */
    private static String cells(JsonNode answer) {
        if (answer.isNull()) return "-";
        if (answer.isArray())
            return answer.valueStream().map(AnswerLines::cells).collect(Collectors.joining(" "));
        String text = answer.asString(answer.toString()).strip();
        return text.lines().collect(Collectors.joining(text.matches("(?s).*[0-9] +[0-9].*") ? " " : ""));
    }
}
