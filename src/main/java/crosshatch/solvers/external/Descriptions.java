package crosshatch.solvers.external;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.puzzle.file.JsonFaults;
import crosshatch.puzzle.file.JsonReading;
import crosshatch.solver.Family;
import crosshatch.solver.Suggestion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads and writes descriptions of programs. */
public final class Descriptions {
    private static final String SCHEMA = "program.schema.json";
    private static final String UNKNOWN_KEY = "additionalProperties";
    private static final JsonMapper JSON = JsonReading.strict()
            .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES) // a key that may be left out
            .build();

    /** The programs whose descriptions are shipped; a description is read when the user names its program. */
    public static final List<String> SHIPPED =
            List.of("cadical", "chuffed", "clasp", "cryptominisat", "gecode", "kissat", "minisat", "picosat", "z3");

    private Descriptions() {}

    /** Returns the text of a shipped description, as a model for others. */
    public static Optional<String> shipped(String name) {
        return SHIPPED.contains(name) ? Optional.of(resource("programs/" + name + ".json")) : Optional.empty();
    }

    /** Returns the family of a program with a shipped description. */
    public static Optional<Family> shippedFamily(String name) {
        return shipped(name).map(Descriptions::parse).map(ProgramFamily::new);
    }

    /** Returns the family of a user's model in MiniZinc, whose file has this path; empty for all other names. */
    public static Optional<ProgramFamily> modelFamily(String name) {
        return Optional.of(name)
                .filter(MiniZincModels::isModel)
                .map(Path::of)
                .map(MiniZincModels::read)
                .map(ProgramFamily::new);
    }

    /**
     * Reads a user's description, or describes a user's model in MiniZinc. {@code {here}} in the commands of a description becomes the
     * folder of its file.
     *
     * @throws InputException if it cannot be read or is no description; names the place and the expected value
     */
    public static Description read(Path file) {
        if (MiniZincModels.isModel(file.toString())) return MiniZincModels.read(file);
        try {
            if (!Files.isRegularFile(file)) throw new InputException(file + ": found no such file");
            Description description = of(JSON.readTree(JsonReading.text(file)), file);
            String folder = Objects.requireNonNullElse(file.toAbsolutePath().getParent(), file)
                    .toString();
            return description.in(command -> Arguments.at(folder, command));
        } catch (IOException unreadable) {
            throw NamedFile.unreadable(file, unreadable);
        } catch (JacksonException malformed) {
            throw new InputException(
                    JsonFaults.where(file.toString(), malformed) + ": " + JsonFaults.what(malformed)
                            + ". Expected a description of a program",
                    malformed);
        }
    }

    /**
     * Reads a description.
     *
     * @param file its file, for messages
     */
    static Description of(JsonNode tree, Path file) {
        require(tree, file);
        Description description = JSON.treeToValue(tree, Description.class);
        Arguments.check(description, file);
        return description;
    }

    private static void require(JsonNode tree, Path file) {
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(resource(SCHEMA));
        List<Error> errors = schema.validate(tree);
        if (errors.isEmpty()) return;
        Error first = errors.stream() // a key with a slip is missing, too
                .filter(each -> each.getKeyword().equals(UNKNOWN_KEY))
                .findFirst()
                .orElse(errors.get(0));
        String key = Objects.requireNonNullElse(first.getProperty(), "");
        String place = first.getInstanceLocation().toString();
        if (first.getKeyword().equals(UNKNOWN_KEY)) {
            List<String> keys = keysAt(place);
            throw new InputException(file + ": unknown key '" + key + "', expected " + String.join(", ", keys)
                    + Suggestion.of(key, keys));
        }
        throw new InputException(file + ": " + (place.isEmpty() ? "" : "at " + place + ": ") + first.getMessage()
                + ". Try: crosshatch solvers check --help");
    }

    /** Returns the possible keys of the whole description, or of an option in it. */
    private static List<String> keysAt(String place) {
        JsonNode properties = JSON.readTree(resource(SCHEMA)).path("properties");
        JsonNode keys = place.isEmpty()
                ? properties
                : properties.path("options").path(UNKNOWN_KEY).path("properties");
        return List.copyOf(keys.propertyNames());
    }

    /**
     * Reads a description from another process.
     *
     * @param text the result of {@link #write}
     */
    static Description parse(String text) {
        return JSON.readValue(text, Description.class);
    }

    /** Writes a description as one line, for another process. */
    static String write(Description description) {
        return JSON.writeValueAsString(description);
    }

    static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(Descriptions.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(name, unreadable);
        }
    }
}
