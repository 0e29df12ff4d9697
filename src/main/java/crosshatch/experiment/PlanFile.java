package crosshatch.experiment;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.puzzle.Alphabet;
import crosshatch.puzzle.BadLines;
import crosshatch.puzzle.BoardName;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.file.JsonFaults;
import crosshatch.puzzle.file.JsonReading;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunColumn;
import crosshatch.solver.Limits;
import crosshatch.solver.NamedSolver;
import crosshatch.solver.Question;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.ser.std.StdSerializer;
import tools.jackson.databind.ser.std.ToStringSerializer;

/**
 * Reads and writes plans as JSON: the {@code plan.json} of a results directory, or a file written by hand in this form. Every plan
 * is checked against {@code plan.schema.json}. Its solvers are read with the families of this program; in plans of earlier
 * versions they get their present names. Solvers that this program does not have keep the text of the file.
 */
public final class PlanFile {
    /** The largest plan that is read; plans of thousands of sets and solvers are smaller. */
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

    /** Returns writers and readers for the parts of a plan that Jackson would write differently. */
    private static SimpleModule words() {
        return new SimpleModule()
                .addSerializer(Question.class, new ToStringSerializer(Question.class))
                .addDeserializer(Question.class, read(Question.class, json -> Question.parse(json.asString())))
                .addSerializer(NamedSolver.class, written(NamedSolver.class, PlanFile::form))
                .addSerializer(Limits.class, written(Limits.class, PlanFile::form))
                .addDeserializer(Limits.class, read(Limits.class, PlanFile::limits))
                .addSerializer(InstanceSelection.class, written(InstanceSelection.class, PlanFile::form))
                .addDeserializer(InstanceSelection.class, read(InstanceSelection.class, PlanFile::selection))
                .addSerializer(ReaderSettings.class, written(ReaderSettings.class, PlanFile::form))
                .addDeserializer(ReaderSettings.class, read(ReaderSettings.class, PlanFile::settings));
    }

    private static <T> ValueSerializer<T> written(Class<T> type, Function<T, Object> form) {
        return new StdSerializer<>(type) {
            @Override
            public void serialize(T value, JsonGenerator out, SerializationContext context) {
                out.writePOJO(form.apply(value));
            }
        };
    }

    private static <T> ValueDeserializer<T> read(Class<T> type, Function<JsonNode, T> reader) {
        return new StdDeserializer<>(type) {
            @Override
            public T deserialize(JsonParser parser, DeserializationContext context) {
                return reader.apply(context.readTree(parser));
            }
        };
    }

    private static Object form(NamedSolver solver) {
        String spec = solver.spec().toString();
        return solver.hasOwnLabel() ? new TreeMap<>(Map.of(LABEL, solver.label(), SPEC, spec)).descendingMap() : spec;
    }

    private static Object form(Limits limits) {
        Map<String, @Nullable Object> form = new LinkedHashMap<>();
        form.put("nanos", nullIf(Limits.NONE, limits.nanos()));
        form.put("decisions", nullIf(Limits.NONE, limits.decisions()));
        form.put("conflicts", nullIf(Limits.NONE, limits.conflicts()));
        return form;
    }

    private static Limits limits(JsonNode form) {
        return new Limits(
                form.path("nanos").asLong(Limits.NONE),
                form.path("decisions").asLong(Limits.NONE),
                form.path("conflicts").asLong(Limits.NONE));
    }

    private static Object form(InstanceSelection selection) {
        Map<String, @Nullable Object> form = new LinkedHashMap<>();
        form.put("limit", nullIf(InstanceSelection.EVERY, selection.limit()));
        form.put("sample", nullIf(InstanceSelection.EVERY, selection.sample()));
        form.put("reversed", selection.reversals());
        form.put("isomorphs", selection.isomorphs());
        return form;
    }

    /** Reads the selection; its seed is the seed of the plan. */
    private static InstanceSelection selection(JsonNode form) {
        return new InstanceSelection(
                form.path("limit").asLong(InstanceSelection.EVERY),
                form.path("sample").asInt(InstanceSelection.EVERY),
                0,
                form.path("reversed").asBoolean(),
                form.path("isomorphs").asInt());
    }

    private static @Nullable Long nullIf(long none, long value) {
        return value == none ? null : value;
    }

    /** Returns the JSON form of settings; a column is written only if there is one. */
    private static Object form(ReaderSettings settings) {
        Map<String, @Nullable Object> form = new LinkedHashMap<>();
        form.put("geometry", settings.board() == null ? null : settings.board().text());
        form.put("alphabet", settings.alphabet().optionName());
        if (settings.column() != null) form.put("column", settings.column());
        form.put("skipBad", settings.badLines() != BadLines.REFUSED);
        return form;
    }

    /**
     * Reads the settings of a file.
     *
     * @throws InputException if there is no such board or alphabet
     */
    private static ReaderSettings settings(JsonNode form) {
        String alphabet = form.path("alphabet").asString();
        return new ReaderSettings(
                form.path("geometry").isNull()
                        ? null
                        : BoardName.parse(form.path("geometry").asString()),
                Alphabet.named(alphabet)
                        .orElseThrow(() -> new InputException("the plan has a set with the alphabet '" + alphabet
                                + "', expected an alphabet such as auto")),
                form.path("column").asStringOpt().orElse(null),
                form.path("skipBad").asBoolean() ? BadLines.SKIPPED : BadLines.REFUSED);
    }

    /** Returns the JSON form of a value that contains parts of a plan. */
    public static JsonNode form(Object value) {
        return JSON.valueToTree(value);
    }

    /** Returns the JSON form of a plan: an object with a field for each part. */
    public static JsonNode tree(Plan plan) {
        ObjectNode tree = JSON.createObjectNode();
        tree.put("schema", RunColumn.SCHEMA_VERSION);
        form(plan).properties().forEach(part -> tree.set(part.getKey(), part.getValue()));
        return tree;
    }

    /** Returns the text of a plan, with a line feed at its end. */
    public static String text(Plan plan) {
        return ResultsStore.json(tree(plan));
    }

    /** Holds the schema, so that it is read only when a command needs a plan. */
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
     * Reads the plan of the experiment in a directory.
     *
     * @throws InputException if there is no plan, or if it does not follow the schema
     */
    public static Plan in(Path directory) {
        Path file = directory.resolve(ResultsStore.PLAN);
        if (!Files.exists(file)) {
            throw new InputException(
                    directory + ": found no " + ResultsStore.PLAN + ", expected a results directory made by compare");
        }
        return read(file);
    }

    /**
     * Reads a plan.
     *
     * @throws InputException if the file cannot be read, or is no plan; names missing and superfluous parts
     */
    public static Plan read(Path file) {
        try {
            long bytes = Files.size(NamedFile.require(file, "a plan"));
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
     * Reads the text of a plan.
     *
     * @param name the source of the text, for people
     * @throws InputException if it is no plan; names the parts that are missing, superfluous or out of range
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
            ObjectNode plan = (ObjectNode) read;
            List<NamedSolver> solvers = solvers(plan);
            plan.remove("schema");
            plan.putArray(SOLVERS);
            return JSON.treeToValue(plan, Plan.class).withSolvers(solvers);
        } catch (JacksonException malformed) {
            throw new InputException(
                    "plan " + JsonFaults.where(name, malformed) + ": " + JsonFaults.what(malformed)
                            + ". Expected a file like the plan.json that compare writes",
                    malformed);
        }
    }

    private static List<NamedSolver> solvers(ObjectNode plan) {
        List<NamedSolver> solvers = new ArrayList<>();
        for (JsonNode each : plan.path(SOLVERS)) {
            String text = each.isString() ? each.asString() : each.path(SPEC).asString();
            NamedSolver plain = new NamedSolver(SolverCatalog.standard().recorded(text));
            solvers.add(new NamedSolver(plain.spec(), each.path(LABEL).asString(plain.label())));
        }
        return solvers;
    }

    /** Refuses names of solvers that had another meaning in earlier plans. */
    private static void requireNamesOfToday(JsonNode plan, String name) {
        int schema = plan.path("schema").asInt(RunColumn.SCHEMA_VERSION);
        if (schema < RunColumn.OLDEST_SCHEMA) {
            throw new InputException("plan " + name + ": found schema " + schema + ", expected "
                    + RunColumn.OLDEST_SCHEMA + " or later, because older plans name solvers differently."
                    + " Run the plan with the Crosshatch that wrote it, or change the names of its solvers");
        }
    }

    /** Describes an error, which for the plan as a whole has no position. */
    private static String described(Error fault) {
        String place = fault.getInstanceLocation().toString();
        return place.isEmpty() ? fault.getMessage() : place + ": " + fault.getMessage();
    }

    private static String described(List<Error> faults) {
        String first =
                faults.stream().limit(FAULTS_SHOWN).map(PlanFile::described).collect(Collectors.joining("; "));
        int more = faults.size() - FAULTS_SHOWN;
        return first + (more > 0 ? "; and " + more + " more" : "")
                + ". Expected a file like the plan.json that compare writes; docs/reference/plans.md describes its fields";
    }
}
