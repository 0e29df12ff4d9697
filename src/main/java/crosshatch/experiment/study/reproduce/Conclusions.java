package crosshatch.experiment.study.reproduce;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.experiment.study.reproduce.Measure.Measured;
import crosshatch.puzzle.file.JsonFaults;
import crosshatch.puzzle.file.JsonReading;
import crosshatch.results.database.RunDatabase;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Reads conclusions of our own from a file: sentences about experiments that their records decide. */
public final class Conclusions {
    /** The value of a conclusion that is true. */
    public static final String HOLDS = "holds";

    static final String DOES_NOT_HOLD = "does not hold";
    /** The value for records without the runs that would decide it. */
    static final String OPEN = "open";

    private static final JsonMapper JSON = JsonReading.strict()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private Conclusions() {}

    /**
     * The measure of a conclusion.
     *
     * @param experiment the experiment whose records decide: a folder of {@code results/reference}
     * @param query a query over {@code measured} with one row and column: true if the sentence is true, null if it is open
     */
    record Query(String experiment, String query) implements Measure {
        @Override
        public Measured take(Laboratory laboratory) {
            return Measured.of(
                    laboratory.records(experiment).map(this::standing).orElse(OPEN));
        }

        private String standing(RunDatabase runs) {
            List<String> answers = new ArrayList<>();
            runs.ask(query, rows -> {
                while (rows.next()) {
                    boolean holds = rows.getBoolean(1);
                    answers.add(rows.wasNull() ? OPEN : holds ? HOLDS : DOES_NOT_HOLD);
                }
            });
            return answers.size() == 1 ? answers.get(0) : OPEN;
        }
    }

    /** A conclusion as written in the file; a query may fill several lines. */
    private record Written(String id, String experiment, String says, List<String> query) {
        PublishedFigure figure() {
            return PublishedFigure.conclusion(id, says, HOLDS, new Query(experiment, String.join("\n", query)));
        }
    }

    private record Contents(List<Written> conclusions) {}

    /**
     * Reads the conclusions, in the order of the file. The text of each figure is its conclusion.
     *
     * @throws InputException if there are none, if two have one id, or if a part is missing; with the place
     */
    public static List<PublishedFigure> read(Path file) {
        List<Written> written = contents(NamedFile.require(file, "conclusions"));
        Set<String> ids = new HashSet<>();
        for (Written each : written) {
            if (each.id() == null || each.experiment() == null || each.says() == null || each.query() == null) {
                throw new InputException(
                        file + ": expected a conclusion with id, experiment, says and query, found " + each);
            }
            if (!ids.add(each.id()))
                throw new InputException(
                        file + ": found two conclusions with the id " + each.id() + ", expected different ids");
        }
        return written.stream().map(Written::figure).toList();
    }

    private static List<Written> contents(Path file) {
        try {
            List<Written> found =
                    JSON.readValue(JsonReading.text(file), Contents.class).conclusions();
            if (found == null || found.isEmpty()) throw new InputException(file + ": expected conclusions, found none");
            return found;
        } catch (JacksonException bad) {
            throw new InputException(file + ": cannot be read as a file of conclusions: " + JsonFaults.what(bad), bad);
        } catch (IOException failed) {
            throw NamedFile.unreadable(file, failed);
        }
    }

    /** Returns the experiment whose records decide a conclusion. */
    public static String experiment(PublishedFigure conclusion) {
        return ((Query) conclusion.measure()).experiment();
    }
}
