package crosshatch.experiment.campaign;

import static crosshatch.experiment.Records.record;
import static crosshatch.experiment.Records.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.results.LedgerFiles;
import crosshatch.results.RunRecord;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The gate is open while nothing is worse. */
class RegressionGateTest {
    @TempDir
    private Path folder = Path.of("");

    private final Told told = new Told();

    @Test
    void isOpenWhereNothingIsCompared() {
        assertTrue(isOpen(null, null, runs("now", "engine", 1000, 7)));
        assertEquals(List.of(), told.said());
    }

    @Test
    void isOpenForEqualCountersHoweverLongItTakesUnlessThereIsATolerance() {
        Path before = runs("before", "engine", 1000, 7);
        Path now = runs("now", "engine", 3000, 7);

        assertTrue(isOpen(before, null, now));
        assertTrue(told.said().contains("  engine: 3.000 (3.000 to 3.000), 6 puzzles"), told.toString());
        assertFalse(isOpen(before, 2.5, now));
        assertEquals(List.of("slower: engine takes more than 2.5 times as long"), told.alarms());
    }

    @Test
    void isClosedByACounterThatChanged() {
        assertFalse(isOpen(runs("before", "engine", 1000, 7), null, runs("now", "engine", 1000, 8)));
        assertEquals(6, told.alarms().size());
        assertTrue(told.alarms().get(0).startsWith("changed: engine on s #1, "), told.toString());
    }

    @Test
    void isClosedWhereNothingCanBeCompared() {
        Path before = runs("before", "engine", 1000, 7);

        assertFalse(isOpen(before, null, runs("now", "norvig", 1000, 7)));
        assertTrue(
                told.alarms()
                        .contains("nothing to compare with " + before
                                + ": no solver answered the same puzzle in both experiments"),
                told.toString());
    }

    @Test
    void isClosedByASolverThatOnlyOneOfTheTwoHasUnlessThatIsAllowed() {
        Path before = runs("before", List.of("engine", "norvig"), 1000, 7);
        Path now = runs("now", List.of("engine", "swift"), 1000, 7);

        assertFalse(isOpen(before, null, now));
        assertEquals(
                List.of(
                        "only in " + before + ": solver norvig",
                        "only in this experiment: solver swift",
                        "some solvers, tasks or puzzles are in only one of the experiments, so the check fails"),
                told.alarms());

        told.alarms().clear();
        try (RunDatabase runs = RunDatabase.open(List.of(now))) {
            assertTrue(new RegressionGate(before, null, true).isOpen(runs, told));
        }
        assertEquals(List.of(), told.alarms());
        assertTrue(told.said().contains("only in this experiment: solver swift"), told.toString());
    }

    @Test
    void anExperimentThatIsNotThereIsFoundOutBeforeAnythingRuns() {
        RegressionGate gate = new RegressionGate(folder.resolve("nowhere"), null, false);

        assertThrows(InputException.class, gate::requireReadable);
        new RegressionGate(null, null, false).requireReadable();
    }

    private boolean isOpen(@Nullable Path before, @Nullable Double tolerance, Path now) {
        try (RunDatabase runs = RunDatabase.open(List.of(now))) {
            return new RegressionGate(before, tolerance, false).isOpen(runs, told);
        }
    }

    private Path runs(String name, String solver, long nanos, long decisions) {
        return runs(name, List.of(solver), nanos, decisions);
    }

    private Path runs(String name, List<String> solvers, long nanos, long decisions) {
        List<RunRecord> records = solvers.stream()
                .flatMap(solver -> LongStream.rangeClosed(1, 6)
                        .mapToObj(position -> with(
                                record(solver, "hand-written", position, 1, "unique", Verdict.CORRECT, "a"),
                                Phase.MEASURED,
                                nanos,
                                decisions,
                                0)))
                .toList();
        return LedgerFiles.write(folder.resolve(name), records);
    }
}
