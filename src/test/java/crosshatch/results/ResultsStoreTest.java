package crosshatch.results;

import static crosshatch.experiment.Records.record;
import static crosshatch.experiment.Records.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.InputException;
import crosshatch.solver.Counter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written can be read back, and is never written over. */
class ResultsStoreTest {
    @TempDir
    private Path directory = Path.of("");

    @Test
    void recordsComeBackAsTheyWere() {
        RunRecord run = with(
                        record("choco/alldiff=AC", "cp", 12, 3, "several", Verdict.CORRECT, "a1", "b2"),
                        Phase.COLD,
                        123_456,
                        9,
                        0)
                .judged(Verdict.WRONG, "row 1 holds \"4\" twice, says\nthe checker");
        try (ResultsStore store = ResultsStore.create(directory)) {
            store.append(List.of(run));
        }

        RunRecord back = only();

        assertEquals(run.run(), back.run());
        assertEquals(run.times(), back.times());
        assertEquals(run.detail(), back.detail());
        assertEquals(2, back.solutions());
        assertEquals(List.of("a1", "b2"), back.solutionIds());
        assertEquals(OptionalLong.of(0), back.count(Counter.BACKTRACKS));
        assertEquals(OptionalLong.empty(), back.count(Counter.RESTARTS));
        assertEquals(Map.of("nodes", 3L), back.counters().natives());
    }

    @Test
    void whatIsAppendedIsOnDiskBeforeTheStoreIsClosed() {
        try (ResultsStore store = ResultsStore.create(directory)) {
            store.append(List.of(record("a", "cp", 1, 1, "unique", Verdict.CORRECT, "x")));

            assertEquals("a", only().run().solver());
        }
    }

    @Test
    void anExperimentIsNeverWrittenOver() {
        ResultsStore.create(directory).close();

        InputException refused = assertThrows(InputException.class, () -> ResultsStore.create(directory));

        assertTrue(refused.getMessage().contains("--out"), refused.getMessage());
    }

    @Test
    void aLineThatIsNoRecordIsNamed() throws IOException {
        ResultsStore.create(directory).close();
        Files.writeString(directory.resolve("runs.csv"), "e,s,not a number\n", StandardOpenOption.APPEND);

        try (Stream<RunRecord> records = ResultsStore.read(directory)) {
            InputException refused = assertThrows(InputException.class, records::toList);
            assertTrue(refused.getMessage().contains("runs.csv:2"), refused.getMessage());
        }
    }

    private RunRecord only() {
        try (Stream<RunRecord> records = ResultsStore.read(directory)) {
            List<RunRecord> all = records.toList();
            assertEquals(1, all.size());
            return all.get(0);
        }
    }
}
