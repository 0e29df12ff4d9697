package crosshatch.experiment;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.base.Worded;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.puzzle.Alphabet;
import crosshatch.puzzle.BadLines;
import crosshatch.puzzle.BoardName;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.board.Board;
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
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
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
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.ser.std.StdSerializer;

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
            .addModule(forms())
            .build();

    private PlanFile() {}

    /** Returns the forms of the parts of a plan that Jackson would write differently. */
    private static SimpleModule forms() {
        SimpleModule forms = new SimpleModule();
        bind(forms, Question.class, String.class, Question::toString, Question::parse);
        bind(forms, NamedSolver.class, Object.class, Labelled::form, Labelled::read);
        bind(forms, Limits.class, LimitsForm.class, LimitsForm::of, LimitsForm::limits);
        bind(forms, InstanceSelection.class, SelectionForm.class, SelectionForm::of, SelectionForm::selection);
        bind(forms, ReaderSettings.class, ReadingForm.class, ReadingForm::of, ReadingForm::settings);
        return forms;
    }

    private static <T, F> void bind(
            SimpleModule forms, Class<T> type, Class<F> form, Function<T, F> written, Function<F, T> read) {
        forms.addSerializer(type, new StdSerializer<T>(type) {
            @Override
            public void serialize(T value, JsonGenerator out, SerializationContext context) {
                out.writePOJO(written.apply(value));
            }
        });
        forms.addDeserializer(type, new StdDeserializer<T>(type) {
            @Override
            public T deserialize(JsonParser parser, DeserializationContext context) {
                return read.apply(context.readValue(parser, form));
            }
        });
    }

    /** A solver with a label; a solver without one is its spec alone. */
    private record Labelled(String spec, String label) {
        static Object form(NamedSolver solver) {
            String spec = solver.spec().toString();
            return solver.hasOwnLabel() ? new Labelled(spec, solver.label()) : spec;
        }

        static NamedSolver read(Object form) {
            if (!(form instanceof Map<?, ?> parts)) {
                return new NamedSolver(SolverCatalog.standard().recorded(form.toString()));
            }
            return new NamedSolver(SolverCatalog.standard().recorded("" + parts.get("spec")), "" + parts.get("label"));
        }
    }

    /** Limits, null for none. */
    private record LimitsForm(
            @Nullable Long nanos,
            @Nullable Long decisions,
            @Nullable Long conflicts) {
        static LimitsForm of(Limits limits) {
            return new LimitsForm(
                    nullIf(Limits.NONE, limits.nanos()),
                    nullIf(Limits.NONE, limits.decisions()),
                    nullIf(Limits.NONE, limits.conflicts()));
        }

        Limits limits() {
            return new Limits(
                    orElse(Limits.NONE, nanos), orElse(Limits.NONE, decisions), orElse(Limits.NONE, conflicts));
        }
    }

    /** A selection, whose seed is the seed of the plan; null for all puzzles. */
    private record SelectionForm(
            @Nullable Long limit, @Nullable Long sample, boolean reversed, int isomorphs) {
        static SelectionForm of(InstanceSelection selection) {
            return new SelectionForm(
                    nullIf(InstanceSelection.EVERY, selection.limit()),
                    nullIf(InstanceSelection.EVERY, selection.sample()),
                    selection.reversals(),
                    selection.isomorphs());
        }

        InstanceSelection selection() {
            return new InstanceSelection(
                    orElse(InstanceSelection.EVERY, limit),
                    (int) orElse(InstanceSelection.EVERY, sample),
                    0,
                    reversed,
                    isomorphs);
        }
    }

    private static @Nullable Long nullIf(long none, long value) {
        return value == none ? null : value;
    }

    private static long orElse(long none, @Nullable Long value) {
        return value == null ? none : value;
    }

    /** The settings of a file; a column is written only if there is one. */
    private record ReadingForm(
            @Nullable String geometry,
            String alphabet,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            String column,

            boolean skipBad) {
        static ReadingForm of(ReaderSettings settings) {
            Board board = settings.board();
            return new ReadingForm(
                    board == null ? null : board.text(),
                    settings.alphabet().word(),
                    settings.column(),
                    settings.badLines() != BadLines.REFUSED);
        }

        ReaderSettings settings() {
            return new ReaderSettings(
                    geometry == null ? null : BoardName.parse(geometry),
                    Worded.find(Alphabet.class, alphabet)
                            .orElseThrow(() -> new InputException("the plan has a set with the alphabet '" + alphabet
                                    + "', expected an alphabet such as auto")),
                    column,
                    skipBad ? BadLines.SKIPPED : BadLines.REFUSED);
        }
    }

    /** Returns the JSON form of a plan: an object with a field for each part. */
    public static JsonNode tree(Plan plan) {
        ObjectNode tree = JSON.createObjectNode().put("schema", RunColumn.SCHEMA_VERSION);
        return tree.setAll((ObjectNode) JSON.<JsonNode>valueToTree(plan));
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
     * @throws InputException if the file cannot be read, or is no plan; the message names missing and superfluous parts
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
     * @throws InputException if the text is no plan; the message names the parts that are missing, superfluous or out of range
     */
    public static Plan parse(String text, String name) {
        try {
            JsonNode read = JSON.readTree(text);
            if (read.isMissingNode())
                throw new InputException(
                        "plan " + name + ": empty, expected a file like the plan.json that compare writes");
            if (read.path("race").isObject()) {
                throw new InputException(
                        "plan " + name + ": found a race, expected none, because races were removed. Run the plan with"
                                + " the Crosshatch that wrote it");
            }
            List<Error> faults = Form.SCHEMA.validate(read);
            if (!faults.isEmpty()) throw new InputException("plan " + name + ": " + described(faults));
            requireNamesOfToday(read, name);
            ObjectNode plan = (ObjectNode) read;
            plan.remove(List.of("schema", "race"));
            return JSON.treeToValue(plan, Plan.class);
        } catch (JacksonException malformed) {
            throw new InputException(
                    "plan " + JsonFaults.where(name, malformed) + ": " + JsonFaults.what(malformed)
                            + ". Expected a file like the plan.json that compare writes",
                    malformed);
        }
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
