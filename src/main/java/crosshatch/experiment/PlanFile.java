package crosshatch.experiment;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import crosshatch.puzzle.InputException;
import crosshatch.puzzle.NamedFile;
import crosshatch.puzzle.RegularFile;
import crosshatch.puzzle.file.JsonFaults;
import crosshatch.results.ResultsStore;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads plans: the {@code plan.json} of a results directory, or a file of the same form that was written by hand. Whoever wrote
 * it, it is held against {@code plan.schema.json} before anything is made of it.
 */
public final class PlanFile {
    /** A plan of thousands of sets and solvers is smaller. */
    private static final long LARGEST_PLAN_BYTES = 1L << 24;

    private static final int FAULTS_SHOWN = 3;

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private PlanFile() {}

    /** Its initialiser reads the schema, which commands without a plan need not wait for. */
    private static final class Form {
        static final Schema SCHEMA = read();

        private static Schema read() {
            try (InputStream text = PlanFile.class.getResourceAsStream("plan.schema.json")) {
                return SchemaRegistry.withDefaultDialect(
                                SpecificationVersion.DRAFT_2020_12,
                                registry -> registry.schemaRegistryConfig(SchemaRegistryConfig.builder()
                                        .locale(Locale.ENGLISH)
                                        .build()))
                        .getSchema(Objects.requireNonNull(text));
            } catch (IOException broken) {
                throw new UncheckedIOException("plan.schema.json", broken);
            }
        }
    }

    /**
     * The plan that an experiment was begun with.
     *
     * @throws InputException if the directory holds none, or it is not of this form
     */
    public static Plan in(Path directory) {
        Path file = directory.resolve(ResultsStore.PLAN);
        if (!Files.exists(file)) {
            throw new InputException(
                    directory + ": found no " + ResultsStore.PLAN + ", expected a results directory made by compare");
        }
        return read(file);
    }

    /** @throws InputException if the file cannot be read, or is no plan; says what is missing or too much */
    public static Plan read(Path file) {
        try {
            long bytes = Files.size(RegularFile.require(file, "a plan"));
            if (bytes > LARGEST_PLAN_BYTES) {
                throw new InputException(
                        "plan " + file + ": " + bytes + " bytes, expected at most " + LARGEST_PLAN_BYTES);
            }
            return parse(Files.readString(file), file.toString());
        } catch (IOException unreadable) {
            throw NamedFile.unreadable("plan " + file, unreadable);
        }
    }

    /**
     * @param name of where the text comes from, for people
     * @throws InputException if it is no plan; says what is missing, too much or out of range
     */
    public static Plan parse(String text, String name) {
        try {
            JsonNode read = JSON.readTree(text);
            List<Error> faults = Form.SCHEMA.validate(read);
            if (!faults.isEmpty()) throw new InputException("plan " + name + ": " + described(faults));
            return JSON.treeToValue(read, Plan.class);
        } catch (JacksonException malformed) {
            throw new InputException(
                    "plan " + JsonFaults.where(name, malformed) + ": " + fault(malformed)
                            + ". Expected a file like the plan.json that compare writes",
                    malformed);
        }
    }

    private static String described(List<Error> faults) {
        String first = faults.stream()
                .limit(FAULTS_SHOWN)
                .map(fault -> fault.getInstanceLocation() + ": " + fault.getMessage())
                .collect(Collectors.joining("; "));
        int more = faults.size() - FAULTS_SHOWN;
        return first + (more > 0 ? "; and " + more + " more" : "")
                + ". Expected a file like the plan.json that compare writes; docs/campaigns.md says what may stand where";
    }

    /** What the library found, without its advice on how to set the library. */
    private static String fault(JacksonException malformed) {
        return malformed.getOriginalMessage().split(" ?[(;]", 2)[0];
    }
}
