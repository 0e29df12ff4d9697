package crosshatch.experiment.study.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.instances.sets.Sets;
import crosshatch.results.database.RunDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The committed runs of all races are as many as the outcomes of the tunings say. */
class RacesTest {
    private static final Path RESULTS = Sets.home().resolve("results");

    @Test
    void everyRaceHasTheRunsThatItsTuningCounted() throws IOException {
        Map<String, Long> recorded = new TreeMap<>();
        try (RunDatabase runs = RunDatabase.open(List.of(RESULTS.resolve("races")))) {
            String query =
                    "SELECT experiment, count(*) FROM measured WHERE NOT ends_with(experiment, '/held-out') GROUP BY 1";
            runs.list(query, row -> recorded.put(row.getString(1), row.getLong(2)));
        }

        assertEquals(counted(), recorded);
    }

    private static Map<String, Long> counted() throws IOException {
        Map<String, Long> counted = new TreeMap<>();
        try (var files = Files.newDirectoryStream(RESULTS.resolve("tuned"), "*-*.json")) {
            for (Path file : files) {
                String[] name = file.getFileName().toString().split("[-.]", -1);
                JsonNode outcome = JsonMapper.shared().readTree(Files.readString(file));
                for (JsonNode race : outcome.path("races")) {
                    String experiment = name[1] + "/" + name[0] + "/"
                            + race.path("directory").asString();
                    counted.put(experiment, race.path("runs").asLong());
                }
            }
        }
        return counted;
    }
}
