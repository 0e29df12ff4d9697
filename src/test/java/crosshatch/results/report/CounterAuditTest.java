package crosshatch.results.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.experiment.Records;
import crosshatch.results.LedgerFiles;
import crosshatch.results.RunRecord;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Verdict;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Deterministic counters are tested for equality, not averaged. */
class CounterAuditTest {
    @TempDir
    private Path directory = Path.of("");

    @Test
    void equalCountersAreNoDifference() {
        assertEquals(List.of(), differences(run(1, "unique", 5, 4), run(1, "unique", 5, 4), run(2, "unique", 7, 6)));
    }

    @Test
    void thePuzzleAndTheCountsThatDifferAreNamed() {
        List<CounterAudit.Difference> differences = differences(run(1, "unique", 5, 4), run(1, "unique", 5, 3));

        assertEquals(List.of(new CounterAudit.Difference("x", "s #1", "backtracks=3, then backtracks=4")), differences);
    }

    @Test
    void whatAClockCutOffIsNotCompared() {
        assertEquals(
                List.of(), differences(run(1, "unique", 5, 4), run(1, "out-of-time", 3, 2), run(1, "failed", 1, 1)));
    }

    private List<CounterAudit.Difference> differences(RunRecord... records) {
        LedgerFiles.write(directory, List.of(records));
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            return CounterAudit.differences(runs);
        }
    }

    private static RunRecord run(long position, String claim, long decisions, long backtracks) {
        RunRecord record = Records.record("x", "sat", position, 1, claim, Verdict.CORRECT);
        return Records.with(record, Phase.MEASURED, 1000, decisions, backtracks);
    }
}
