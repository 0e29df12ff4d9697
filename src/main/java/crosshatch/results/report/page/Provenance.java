package crosshatch.results.report.page;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.puzzle.file.JsonFaults;
import crosshatch.puzzle.file.JsonReading;
import crosshatch.results.ResultsStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * The description of an experiment in its directory: plan, environment, warm-up. It is read without interpretation, so that
 * files of any version can be shown.
 *
 * @param name the name of the directory
 * @param documents the files, the plan first
 */
public record Provenance(String name, List<Document> documents) {
    /**
     * One file of the description.
     *
     * @param facts the fields of the file
     * @param text the unchanged text
     */
    public record Document(String file, List<Fact> facts, String text) {}

    /**
     * One field of a file.
     *
     * @param lines the lines of the value; several for a list
     */
    public record Fact(String name, List<String> lines) {}

    /**
     * Reads the description of an experiment.
     *
     * @param directory the directory of the experiment
     * @throws InputException if one of its files cannot be read
     */
    public static Provenance in(Path directory) {
        try (Stream<Path> files = Files.list(directory)) {
            List<Document> documents = files.filter(Provenance::isDocument)
                    .sorted(Comparator.comparing(Provenance::isPlan).reversed().thenComparing(Path::getFileName))
                    .map(Provenance::document)
                    .toList();
            return new Provenance(nameOf(directory.toAbsolutePath().normalize()), documents);
        } catch (IOException unreadable) {
            throw NamedFile.unreadable(directory, unreadable);
        }
    }

    private static String nameOf(Path file) {
        Path name = file.getFileName();
        return name == null ? file.toString() : name.toString();
    }

    private static boolean isPlan(Path file) {
        return nameOf(file).equals(ResultsStore.PLAN);
    }

    private static boolean isDocument(Path file) {
        return isPlan(file) || nameOf(file).matches("(environment|warmup)(-[0-9]+)?\\.json");
    }

    private static Document document(Path file) {
        try {
            String text = JsonReading.text(file);
            JsonNode content = JsonReading.STRICT.readTree(text);
            List<Fact> facts = new ArrayList<>();
            content.properties().forEach(field -> facts.add(new Fact(field.getKey(), lines(field.getValue()))));
            return new Document(nameOf(file), facts, text);
        } catch (IOException unreadable) {
            throw NamedFile.unreadable(file, unreadable);
        } catch (JacksonException unreadable) {
            throw new InputException(file + ": cannot be read: " + JsonFaults.what(unreadable), unreadable);
        }
    }

    private static List<String> lines(JsonNode value) {
        if (!value.isArray()) return List.of(words(value));
        return value.isEmpty()
                ? List.of("none")
                : value.valueStream().map(Provenance::words).toList();
    }

    /** Writes an object as words: {@code nanos 10000000000, decisions none}. */
    private static String words(JsonNode value) {
        if (value.isObject()) {
            return value.properties().stream()
                    .map(field -> field.getKey() + " " + words(field.getValue()))
                    .collect(Collectors.joining(", "));
        }
        if (value.isArray()) return value.valueStream().map(Provenance::words).collect(Collectors.joining(" "));
        return value.isNull() ? "none" : value.asString();
    }

    /** Returns the value of a field of a file such as {@code environment.json}; empty if it is missing. */
    String fact(String file, String name) {
        return documents.stream()
                .filter(document -> document.file().equals(file))
                .flatMap(document -> document.facts().stream())
                .filter(fact -> fact.name().equals(name))
                .map(fact -> String.join(" ", fact.lines()))
                .findFirst()
                .orElse("");
    }
}
