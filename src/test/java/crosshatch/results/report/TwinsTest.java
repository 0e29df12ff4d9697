package crosshatch.results.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.experiment.Records;
import crosshatch.results.LedgerFiles;
import crosshatch.results.RunRecord;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Table;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Limits;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The A/A table of made-up twins. */
class TwinsTest {
    @TempDir
    private Path directory = Path.of("");

    private final List<RunRecord> records = new ArrayList<>();

    /** A solver on forty puzzles, the second twin this much slower. */
    private void twins(String solver, double factor) {
        for (int position = 1; position <= 40; position++) {
            records.add(run(solver + "#1", position, 100_000L * position));
            records.add(run(solver + "#2", position, Math.round(factor * 100_000 * position)));
        }
    }

    private static RunRecord run(String solver, int position, long nanos) {
        RunRecord record = Records.record(solver, "sat", position, 1, "unique", Verdict.CORRECT, "x");
        return Records.with(record, Phase.MEASURED, nanos, 0, 0);
    }

    private List<Table> tables() {
        LedgerFiles.write(directory, records);
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            return Twins.tables(Lines.of(
                    runs,
                    Map.of("e", Limits.UNLIMITED),
                    SolverCatalog.standard().families()));
        }
    }

    private static List<String> row(Table table, int row) {
        return table.rows().get(row).stream().map(Cell::text).toList();
    }

    @Test
    void twinsThatAreAlikeAreCalibrated() {
        twins("norvig", 1);

        Table table = tables().get(0);

        assertEquals(List.of("norvig", "s", "40", "-", "1.000", "1.000", "1.000", "4", "-", "0.0 %"), row(table, 0));
        assertTrue(last(table.notes()).startsWith("Calibrated: 0 of 4 tests"), "" + table.notes());
    }

    @Test
    void aPlantedDifferenceIsFound() {
        twins("norvig", 1);
        twins("engine", 1.2);

        Table table = tables().get(0);

        assertEquals(List.of("engine", "s", "40", "-", "1.200", "1.200", "1.200", "4", "4", "100.0 %"), row(table, 1));
        assertEquals(List.of("all", "", "", "", "", "", "", "8", "4", "50.0 %"), row(table, 2));
        assertTrue(last(table.notes()).startsWith("Not calibrated: 4 of 8 tests"), "" + table.notes());
    }

    @Test
    void withoutTwinsThereIsNoTable() {
        records.add(run("norvig", 1, 1000));

        assertEquals(List.of(), tables());
    }

    @Test
    void labelsSayWhichTwin() {
        SolverNames names = new SolverNames(SolverCatalog.standard().families());

        assertEquals("engine#2", names.label("engine#2"));
        assertEquals("engine/select=input#2", names.label("engine/select=input#2"));
        assertEquals("engine/made=up#2", names.label("engine/made=up#2"), "of another program");
        assertEquals("norvig", SolverNames.family("norvig#1"));
    }

    private static String last(List<String> notes) {
        return notes.get(notes.size() - 1);
    }
}
