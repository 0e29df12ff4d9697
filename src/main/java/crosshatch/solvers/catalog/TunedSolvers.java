package crosshatch.solvers.catalog;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.puzzle.file.JsonFaults;
import crosshatch.solver.OptionValues;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Configurations that were found by tuning: {@code tuned:choco} stands for the {@code spec} in {@code choco.json} of a folder, or in
 * {@code tuned.json} of a directory in which that family was tuned.
 *
 * @param folder of these files
 */
public record TunedSolvers(Path folder) {
    private static final String SIGN = "tuned:";

    /** Whether such a configuration is meant. */
    static boolean isMeant(String text) {
        return text.startsWith(SIGN);
    }

    /**
     * What it stands for.
     *
     * @param text {@code tuned:FAMILY}
     * @throws InputException if there is none, or the file cannot be read, or is about another family
     */
    String spec(String text) {
        String family = OptionValues.nameIn(text.substring(SIGN.length()));
        if (!text.equals(SIGN + family)) {
            throw new InputException("'" + text + "': expected " + SIGN + family
                    + " alone. To change an option of it, write the whole configuration");
        }
        Path file = Stream.of(family + ".json", "tuned.json")
                .map(folder::resolve)
                .filter(Files::exists)
                .findFirst()
                .orElseThrow(() -> new InputException("'" + text + "': found no " + family + ".json in " + folder
                        + ". Make one with 'crosshatch study tune " + family + "', or name another folder"));
        return spec(file, family);
    }

    private static String spec(Path file, String family) {
        JsonNode tuned = read(file);
        Optional<String> spec = text(tuned, "spec");
        if (spec.isEmpty() || !text(tuned, "family").equals(Optional.of(family))) {
            throw new InputException(file + ": expected what 'crosshatch study tune " + family
                    + "' writes, with \"family\": \"" + family + "\" and a \"spec\"");
        }
        if (!OptionValues.nameIn(spec.get()).equals(family)) {
            throw new InputException(file + ": \"spec\" is " + spec.get() + ", expected one of " + family);
        }
        return EarlierSpecs.today(spec.get());
    }

    private static Optional<String> text(JsonNode node, String key) {
        JsonNode value = node.get(key);
        return value != null && value.isString() ? Optional.of(value.asString()) : Optional.empty();
    }

    private static JsonNode read(Path file) {
        try {
            return JsonMapper.shared().readTree(Files.readString(file));
        } catch (JacksonException malformed) {
            throw new InputException(file + ": cannot be read: " + JsonFaults.what(malformed), malformed);
        } catch (IOException unreadable) {
            throw NamedFile.unreadable(file, unreadable);
        }
    }
}
