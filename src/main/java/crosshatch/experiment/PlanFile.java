package crosshatch.experiment;

import crosshatch.puzzle.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Reads plans: the {@code plan.json} of a results directory, or a file of the same form that was written by hand. */
public final class PlanFile {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .build();

    private PlanFile() {}

    /** @throws InputException if the file cannot be read, or is no plan; says what is missing or too much */
    public static Plan read(Path file) {
        try {
            return JSON.readValue(Files.readString(file), Plan.class);
        } catch (IOException unreadable) {
            throw new InputException("plan " + file + ": cannot be read: " + unreadable, unreadable);
        } catch (JacksonException malformed) {
            throw new InputException(
                    "plan " + file + ": " + malformed.getOriginalMessage() + ". Expected a file like the plan.json that"
                            + " compare writes",
                    malformed);
        }
    }
}
