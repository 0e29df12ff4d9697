package crosshatch.solvers.catalog;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.puzzle.file.JsonFaults;
import crosshatch.puzzle.file.JsonReading;
import crosshatch.solver.OptionValues;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * Named configurations: {@code strong:choco} is an expert's configuration for Choco, and {@code tuned:choco} the result of an
 * automatic search. Each is the {@code spec} in a file {@code NAME.json} of a folder. A name is the name of a family, or begins
 * with it and a hyphen: {@code tuned:choco-boards}.
 *
 * @param tuned the folder of the configurations from automatic search, or the results directory of one search
 * @param strong the folder of the experts' configurations
 */
public record ConfigurationFiles(Path tuned, Path strong) {
    private static final String TUNED = "tuned:";
    private static final String STRONG = "strong:";

    /** The file with a configuration for every family. */
    private static final String OF_A_TUNING = "tuned.json";

    /** Returns whether a text has the form of a named configuration. */
    static boolean isConfigurationName(String text) {
        return text.startsWith(TUNED) || text.startsWith(STRONG);
    }

    /**
     * Returns the spec of a named configuration.
     *
     * @param text {@code tuned:NAME} or {@code strong:NAME}
     * @throws InputException if there is none, or the file cannot be read, or contains another family
     */
    String spec(String text) {
        boolean isTuned = text.startsWith(TUNED);
        String kind = isTuned ? TUNED : STRONG;
        String name = text.substring(kind.length());
        if (!name.equals(OptionValues.nameIn(name))) {
            throw new InputException("'" + text + "': expected " + kind + OptionValues.nameIn(name)
                    + " without options. To change an option, write the whole configuration");
        }
        Path folder = isTuned ? tuned : strong;
        Path file = Stream.of(name + ".json", OF_A_TUNING)
                .map(folder::resolve)
                .filter(Files::exists)
                .findFirst()
                .orElseThrow(
                        () -> new InputException(
                                "'" + text + "': found no " + name + ".json in " + folder + ". "
                                        + (isTuned
                                                ? "Write this file, with family and spec, or write the whole configuration"
                                                : "Write this file, with family, spec, reason and source, or write the whole configuration")));
        return spec(file, name);
    }

    private static String spec(Path file, String name) {
        JsonNode read = read(file);
        Optional<String> spec = text(read, "spec");
        Optional<String> family = text(read, "family");
        if (spec.isEmpty() || family.isEmpty() || !isOf(family.get(), name)) {
            throw new InputException(file + ": expected \"family\": \"" + name.split("-", 2)[0] + "\" and a \"spec\"");
        }
        if (!OptionValues.nameIn(spec.get()).equals(family.get())) {
            throw new InputException(file + ": \"spec\" is " + spec.get() + ", expected one of " + family.get());
        }
        return spec.get();
    }

    private static boolean isOf(String family, String name) {
        return name.equals(family) || name.startsWith(family + "-");
    }

    private static Optional<String> text(JsonNode node, String key) {
        JsonNode value = node.get(key);
        return value != null && value.isString() ? Optional.of(value.asString()) : Optional.empty();
    }

    private static JsonNode read(Path file) {
        try {
            return JsonReading.STRICT.readTree(JsonReading.text(file));
        } catch (JacksonException malformed) {
            throw new InputException(file + ": cannot be read: " + JsonFaults.what(malformed), malformed);
        } catch (IOException unreadable) {
            throw NamedFile.unreadable(file, unreadable);
        }
    }
}
