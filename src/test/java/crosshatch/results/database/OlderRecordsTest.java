package crosshatch.results.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Records that were written before there were as many columns. */
class OlderRecordsTest {
    @Test
    void columnsThatTheyLackAreThereAndSayNothing() {
        try (RunDatabase runs = RunDatabase.open(List.of(Path.of("src/test/resources/crosshatch/results/schema-3")))) {
            String counts = "SELECT %s FROM runs";

            assertTrue(runs.list(counts.formatted("count(total_ns)"), row -> row.getLong(1))
                            .get(0)
                    > 0);
            assertEquals(List.of(0L), runs.list(counts.formatted("count(others_percent)"), row -> row.getLong(1)));
            assertEquals(List.of(""), runs.list(counts.formatted("max(version)"), row -> row.getString(1)));
            assertEquals(List.of(""), runs.list(counts.formatted("max(label)"), row -> row.getString(1)));
        }
    }
}
