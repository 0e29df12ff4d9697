package crosshatch.cli;

import static crosshatch.experiment.Records.record;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.database.RunDatabase;
import crosshatch.results.LedgerFiles;
import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which wrong answers make an experiment fail. */
class WrongAnswersTest {
    @TempDir
    private Path directory = Path.of("");

    @Test
    void aWrongGridByAFaultThatIsKeptOnPurposeIsExpected() {
        assertTrue(areExpected(record("hp71b", "hand-written", 1, 1, "solved", Verdict.WRONG, "a")));
    }

    @Test
    void aWrongGridOfTheRepairedProgramIsNot() {
        assertFalse(areExpected(record("hp71b/checked=true", "hand-written", 1, 1, "solved", Verdict.WRONG, "a")));
    }

    @Test
    void aWrongRefutationIsNotWhoeverMakesIt() {
        assertFalse(areExpected(record("hp71b", "hand-written", 1, 1, "no-solution", Verdict.WRONG)));
    }

    @Test
    void aCrashIsNotWhoeverCrashes() {
        assertFalse(areExpected(record("hp71b", "hand-written", 1, 1, "failed", Verdict.CRASHED)));
    }

    private boolean areExpected(RunRecord wrong) {
        try (RunDatabase runs = RunDatabase.open(List.of(LedgerFiles.write(directory, List.of(wrong))))) {
            return WrongAnswers.of(runs).areExpected();
        }
    }
}
