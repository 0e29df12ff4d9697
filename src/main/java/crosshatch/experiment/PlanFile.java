package crosshatch.experiment;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.base.RegularFile;
import crosshatch.puzzle.file.JsonFaults;
import crosshatch.puzzle.file.JsonReading;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunColumn;
import crosshatch.solver.NamedSolver;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
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
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.ser.std.ToStringSerializer;

/**
 * Plans as JSON: the {@code plan.json} of a results directory, or a file of the same form that was written by hand. Every plan
 * is checked against {@code plan.schema.json} before it is used. Its solvers are read with the families of this program.
 * Solvers in plans of earlier versions get their names of today. Solvers that this program does not have are kept as they are
 * written.
 */
public final class PlanFile {
    /** A plan of thousands of sets and solvers is smaller. */
    private static final long LARGEST_PLAN_BYTES = 1L << 24;

    private static final int FAULTS_SHOWN = 3;

    private static final JsonMapper JSON = JsonReading.strict()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .addModule(words())
            .build();

    private static final String SOLVERS = "solvers";
    private static final String SPEC = "spec";
    private static final String LABEL = "label";
    /** As plans of schema 5 and before have them: by spec. */
    private PlanFile() {}

    /** Questions and solvers as they are written on the command line. */
    private static SimpleModule words() {
        return new SimpleModule()
                .addSerializer(Question.class, new ToStringSerializer(Question.class))
                .addDeserializer(Question.class, new StdDeserializer<Question>(Question.class) {
                    @Override
                    public Question deserialize(JsonParser parser, DeserializationContext context) {
                        return Question.parse(parser.getString());
                    }
                })
                .addSerializer(SolverSpec.class, new ToStringSerializer(SolverSpec.class))
                .addDeserializer(SolverSpec.class, new StdDeserializer<SolverSpec>(SolverSpec.class) {
                    @Override
                    public SolverSpec deserialize(JsonParser parser, DeserializationContext context) {
                        return SolverCatalog.standard().recorded(parser.getString());
                    }
                });
    }

    /** A plan as it is written: an object with a field for each of its parts. */
    public static JsonNode tree(Plan plan) {
        ObjectNode tree = JSON.createObjectNode();
        tree.put("schema", RunColumn.SCHEMA_VERSION);
        JSON.valueToTree(plan).properties().forEach(part -> tree.set(part.getKey(), part.getValue()));
        ArrayNode solvers = tree.putArray(SOLVERS);
        for (NamedSolver each : plan.solvers()) {
            if (each.hasOwnLabel()) {
                solvers.addObject().put(SPEC, each.spec().toString()).put(LABEL, each.label());
            } else {
                solvers.add(each.spec().toString());
            }
        }
        return tree;
    }

    /** The text of a plan, with a line feed at its end. */
    public static String text(Plan plan) {
        return ResultsStore.json(tree(plan));
    }

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
            return parse(JsonReading.text(file), file.toString());
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
            if (read.isMissingNode())
                throw new InputException(
                        "plan " + name + ": empty, expected a file like the plan.json that compare writes");
            List<Error> faults = Form.SCHEMA.validate(read);
            if (!faults.isEmpty()) throw new InputException("plan " + name + ": " + described(faults));
            requireNamesOfToday(read, name);
            return JSON.treeToValue(named((ObjectNode) read), Plan.class);
        } catch (JacksonException malformed) {
            throw new InputException(
                    "plan " + JsonFaults.where(name, malformed) + ": " + JsonFaults.what(malformed)
                            + ". Expected a file like the plan.json that compare writes",
                    malformed);
        }
    }

    /** The same with a label beside each solver. */
    private static ObjectNode named(ObjectNode plan) {
        ArrayNode solvers = JSON.createArrayNode();
        for (JsonNode each : plan.path(SOLVERS)) {
            String text = each.isString() ? each.asString() : each.path(SPEC).asString();
            NamedSolver plain = new NamedSolver(SolverCatalog.standard().recorded(text));
            solvers.addObject()
                    .put(SPEC, plain.spec().toString())
                    .put(LABEL, each.path(LABEL).asString(plain.label()));
        }
        plan.set(SOLVERS, solvers);
        plan.remove("schema");
        return plan;
    }

    /** In earlier plans, names of solvers meant something else. */
    private static void requireNamesOfToday(JsonNode plan, String name) {
        int schema = plan.path("schema").asInt(RunColumn.SCHEMA_VERSION);
        if (schema < RunColumn.OLDEST_SCHEMA) {
            throw new InputException("plan " + name + ": found schema " + schema + ", expected "
                    + RunColumn.OLDEST_SCHEMA + " or later, since which solvers have the names of today."
                    + " Run it with the crosshatch that wrote it, or name its solvers anew");
        }
    }

    /** A fault of the plan as a whole has no place in it. */
    private static String described(Error fault) {
        String place = fault.getInstanceLocation().toString();
        return place.isEmpty() ? fault.getMessage() : place + ": " + fault.getMessage();
    }

    private static String described(List<Error> faults) {
        String first =
                faults.stream().limit(FAULTS_SHOWN).map(PlanFile::described).collect(Collectors.joining("; "));
        int more = faults.size() - FAULTS_SHOWN;
        return first + (more > 0 ? "; and " + more + " more" : "")
                + ". Expected a file like the plan.json that compare writes; docs/reference/plans.md says what may stand where";
    }
}
