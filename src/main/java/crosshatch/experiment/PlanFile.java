package crosshatch.experiment;

import crosshatch.puzzle.InputException;
import crosshatch.results.ResultsStore;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads plans: the {@code plan.json} of a results directory, or a file of the same form that was written by hand. */
public final class PlanFile {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .build();

    private PlanFile() {}

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
            return parse(Files.readString(file), file.toString());
        } catch (IOException unreadable) {
            throw new InputException("plan " + file + ": cannot be read: " + unreadable, unreadable);
        }
    }

    /**
     * @param name of where the text comes from, for people
     * @throws InputException if it is no plan; says what is missing or too much
     */
    public static Plan parse(String text, String name) {
        try {
            Plan plan = JSON.readValue(text, Plan.class);
            requireAll(JSON.readTree(text), name);
            return plan;
        } catch (JacksonException malformed) {
            throw new InputException(
                    "plan " + name + ":" + malformed.getLocation().getLineNr() + ": " + fault(malformed)
                            + ". Expected a file like the plan.json that compare writes",
                    malformed);
        }
    }

    /** Every field of a plan must be something; that it is there at all, the library sees to. */
    private static void requireAll(JsonNode plan, String name) {
        for (RecordComponent field : Plan.class.getRecordComponents()) {
            if (plan.path(field.getName()).isNull()) {
                throw new InputException("plan " + name + ": '" + field.getName()
                        + "' is null. Expected a file like the plan.json that compare writes");
            }
        }
    }

    /** What the library found, without its advice on how to set the library. */
    private static String fault(JacksonException malformed) {
        return malformed.getOriginalMessage().split(" ?[(;]", 2)[0];
    }
}
