package crosshatch.experiment.study.replicate;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.puzzle.file.JsonFaults;
import crosshatch.puzzle.file.JsonReading;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Conclusions in a file. */
public final class Conclusions {
    private static final JsonMapper JSON = JsonReading.strict()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private Conclusions() {}

    /** What is written of one: a query may fill several lines. */
    private record Written(String id, String experiment, String says, List<String> query) {}

    private record Contents(List<Written> conclusions) {}

    /**
     * Reads the conclusions, in the order of the file.
     *
     * @throws InputException if it holds no conclusions, or two of one id, or one that lacks something; says which
     */
    public static List<Conclusion> read(Path file) {
        List<Written> written = contents(NamedFile.require(file, "conclusions"));
        Set<String> ids = new HashSet<>();
        for (Written each : written) {
            if (each.id() == null || each.experiment() == null || each.says() == null || each.query() == null) {
                throw new InputException(file + ": a conclusion needs id, experiment, says and query, found " + each);
            }
            if (!ids.add(each.id())) throw new InputException(file + ": two conclusions are called " + each.id());
        }
        return written.stream()
                .map(each -> new Conclusion(each.id(), each.experiment(), each.says(), String.join("\n", each.query())))
                .toList();
    }

    private static List<Written> contents(Path file) {
        try {
            List<Written> found =
                    JSON.readValue(JsonReading.text(file), Contents.class).conclusions();
            if (found == null || found.isEmpty()) throw new InputException(file + ": expected conclusions, found none");
            return found;
        } catch (JacksonException bad) {
            throw new InputException(file + ": not a file of conclusions: " + JsonFaults.what(bad), bad);
        } catch (IOException failed) {
            throw NamedFile.unreadable(file, failed);
        }
    }
}
