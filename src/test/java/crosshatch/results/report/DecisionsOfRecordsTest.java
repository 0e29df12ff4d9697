package crosshatch.results.report;

import static crosshatch.experiment.Records.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.experiment.Records;
import crosshatch.results.LedgerFiles;
import crosshatch.results.RunRecord;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.statistics.DecisionRule;
import crosshatch.results.report.statistics.DecisionRule.Measure;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Limits;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.LongPredicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Three solvers that take 1, 2 and 4 ms in each of 40 batches of one puzzle. */
class DecisionsOfRecordsTest {
    private static final DecisionRule RULE = new DecisionRule(Measure.TIME, 1.1, 3, 0.95);
    private static final int BATCHES = 40;

    @TempDir
    private Path directory = Path.of("");

    private final List<RunRecord> records = new ArrayList<>();

    @BeforeEach
    void runs() {
        run("fast", 1_000_000);
        run("slow", 2_000_000);
        run("slower", 4_000_000);
    }

    private void run(String solver, long nanos) {
        for (int batch = 1; batch <= BATCHES; batch++) run(solver, batch, nanos);
    }

    private void run(String solver, int batch, long nanos) {
        RunRecord record = Records.with(
                Records.record(solver, "hand-written", batch, 1, "unique", Verdict.CORRECT),
                Phase.MEASURED,
                nanos,
                4,
                2);
        records.add(with(record, run -> run.setBlock(batch)));
    }

    private List<String> declared(String reference, LongPredicate expected) {
        return decisions(reference, expected).pairs().stream()
                .map(pair -> pair.first() + " " + pair.second() + " "
                        + pair.last().puzzles() + " " + pair.decision().outcome())
                .toList();
    }

    private Decisions decisions(String reference, LongPredicate expected) {
        LedgerFiles.write(directory, records);
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            Lines lines = Lines.of(
                    runs,
                    Map.of("e", Limits.ofNanos(10_000_000)),
                    SolverCatalog.standard().families());
            return Decisions.of(
                    lines, new Decisions.Asked(RULE, reference, List.of("fast", "slow", "slower"), expected));
        }
    }

    @Test
    void everyPairIsDecided() {
        List<String> declared = declared("", batch -> true);

        assertEquals(3, declared.size());
        assertTrue(declared.stream().allMatch(pair -> pair.endsWith("FIRST_BETTER")), declared::toString);
    }

    @Test
    void aSolverThatWasWrongOnceIsInNoPair() {
        records.add(with(
                Records.with(
                        Records.record("slower", "hand-written", BATCHES + 1L, 1, "unique", Verdict.WRONG),
                        Phase.MEASURED,
                        1000,
                        4,
                        2),
                run -> run.setBlock(BATCHES + 1)));

        List<String> declared = declared("", batch -> true);

        assertEquals(1, declared.size(), declared::toString);
        assertTrue(declared.get(0).startsWith("fast slow "), declared::toString);
    }

    @Test
    void theBatchesOfAShardAreDecidedWithoutTheOthers() {
        records.removeIf(record -> record.run().getBlock() % 2 == 0);

        assertTrue(declared("fast", batch -> batch % 2 == 1).get(0).endsWith("FIRST_BETTER"));
    }

    @Test
    void aBatchThatIsMissingIsWaitedFor() {
        records.removeIf(record -> record.run().getBlock() == 2);

        assertTrue(declared("fast", batch -> true).get(0).endsWith(" 1 UNDECIDED"));
    }

    /** In one of 40 batches, the faster solver takes 4.5 times as long, so more than 1 % of the batches are clipped against it. */
    @Test
    void aNoteNamesPairsWithBatchesThatAreClippedAgainstTheBetterSolver() {
        records.removeIf(
                record -> record.run().getBlock() == 1 && record.solver().equals("fast"));
        run("fast", 1, 9_000_000);

        String notes = String.join(" ", decisions("slow", batch -> true).table().notes());

        assertTrue(notes.contains("Clipped: `fast / slow`. On more than 1 % of the batches"), notes);
    }

    @Test
    void aReferenceWithoutRunsIsRefused() {
        InputException refused = assertThrows(InputException.class, () -> declared("slwo", batch -> true));

        assertTrue(String.valueOf(refused.getMessage()).contains("slow"), refused::getMessage);
    }
}
