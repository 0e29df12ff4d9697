package crosshatch.experiment.campaign;

import static crosshatch.experiment.Records.record;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.results.LedgerFiles;
import crosshatch.results.RunRecord;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.SolverNames;
import crosshatch.results.schema.Verdict;
import crosshatch.solvers.catalog.SolverCatalog;
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

    @Test
    void soItIsOfAnswersThatAreNotRecorded() {
        WrongAnswers wrong = WrongAnswers.unrecorded();
        wrong.add("hp71b", "wrong", "solved", 3, false, List.of());
        assertTrue(wrong.areExpected());

        wrong.add("engine", "wrong", "solved", 1, true, List.of("engine: wrong on s 1"));
        assertFalse(wrong.areExpected());
        Told told = new Told();
        wrong.print(told);
        assertEquals(1, told.said().size());
        assertTrue(
                told.said().get(0).startsWith("hp71b: 3 runs with a wrong grid, because of a known defect"),
                told.toString());
        assertEquals(
                List.of("engine: wrong on s 1", "0 runs with a wrong answer or a crash, and 1 of the warm-up"),
                told.alarms());
    }

    private boolean areExpected(RunRecord wrong) {
        try (RunDatabase runs = RunDatabase.open(List.of(LedgerFiles.write(directory, List.of(wrong))))) {
            return WrongAnswers.of(
                            runs, new SolverNames(SolverCatalog.standard().families()))
                    .areExpected();
        }
    }
}
