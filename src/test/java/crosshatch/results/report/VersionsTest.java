package crosshatch.results.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was put into the records of releases comes out of them; each puzzle takes the newest release a millisecond. */
class VersionsTest {
    private static final SolverCatalog CATALOG = SolverCatalog.standard();
    private static final int PUZZLES = 4;

    @TempDir
    private Path directory = Path.of("");

    private final List<RunRecord> records = new ArrayList<>();

    /** Takes this many milliseconds for each puzzle, and on the first one as many decisions; on each other one it takes 7. */
    private void release(String text, String version, long millis, long decisions) {
        for (int position = 1; position <= PUZZLES; position++) {
            RunRecord run = Records.with(
                    Records.record(CATALOG.spec(text).toString(), "cp", position, 1, "unique", Verdict.CORRECT, "x"),
                    Phase.MEASURED,
                    1_000_000 * millis,
                    position == 1 ? decisions : 7,
                    0);
            records.add(Records.with(run, each -> each.getIdentityBuilder().setVersion(version)));
        }
    }

    private <T> T versions(Function<Versions, T> read) {
        LedgerFiles.write(directory, records);
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            return read.apply(
                    Versions.of(Lines.of(runs, Map.of("e", Limits.ofNanos(1_000_000_000)), CATALOG.families())));
        }
    }

    private List<Versions.Row> rows() {
        return versions(Versions::rows);
    }

    @Test
    void releasesStandInTheirOrderTheOldestFirst() {
        release("choco", "5.0.0", 1, 7);
        release("choco@4.10.17", "4.10.17", 1, 7);
        release("choco@4.10.8", "4.10.8", 1, 7);

        assertEquals(
                List.of("4.10.8", "4.10.17", "5.0.0"),
                rows().stream().map(Versions.Row::version).toList());
    }

    @Test
    void timesAreAMultipleOfTheNewest() {
        release("choco@4.10.8", "4.10.8", 3, 7);
        release("choco", "5.0.0", 1, 7);

        assertEquals(3, rows().get(0).ratio().orElseThrow().ratio(), 1e-9);
    }

    @Test
    void theNewestHasNoRatioToItself() {
        release("choco@4.10.8", "4.10.8", 3, 7);
        release("choco", "5.0.0", 1, 7);

        assertEquals(Optional.empty(), rows().get(1).ratio());
    }

    @Test
    void aReleaseStandsAtTheDayThatItsLibraryLists() {
        release("choco@4.10.8", "4.10.8", 3, 7);
        release("choco", "5.0.0", 1, 7);

        assertEquals(Optional.of(LocalDate.of(2022, 1, 10)), rows().get(0).built());
    }

    @Test
    void puzzlesWithTheCountersOfTheNewestAreCounted() {
        release("choco@4.10.8", "4.10.8", 1, 9);
        release("choco", "5.0.0", 1, 7);

        Table counts = versions(each -> each.counts().get(0));

        int same = column(counts, "same_counts");
        assertEquals(Cell.count(PUZZLES - 1), counts.rows().get(0).get(same));
        assertEquals(Cell.empty(), counts.rows().get(1).get(same));
    }

    @Test
    void decisionsAreMeansOverPuzzles() {
        release("choco@4.10.8", "4.10.8", 1, 15); // 15 + 7 + 7 + 7 = 4 * 9
        release("choco", "5.0.0", 1, 7);

        Table counts = versions(each -> each.counts().get(0));

        assertEquals(Cell.number(OptionalDouble.of(9)), counts.rows().get(0).get(column(counts, "decisions_mean")));
    }

    @Test
    void oneReleaseAloneIsNotListed() {
        release("choco", "5.0.0", 1, 7);
        release("sat4j@2.3.3", "2.3.3", 1, 7);

        assertTrue(versions(Versions::isEmpty));
    }

    @Test
    void otherOptionsAreAnotherSolver() {
        release("choco@4.10.8/alldiff=BC", "4.10.8", 1, 7);
        release("choco", "5.0.0", 1, 7);

        assertTrue(versions(Versions::isEmpty));
    }

    @Test
    void anOptionThatWasLeftOutIsWhatItMeansInThatRelease() {
        release("choco@4.0.1/alldiff=AC/select=dom", "4.0.1", 2, 7); // keeps no model, although that is not said
        release("choco/alldiff=AC/reuse=off/select=dom", "5.0.0", 1, 7);

        assertEquals(
                List.of("choco/alldiff=AC/reuse=off/select=dom", "choco/alldiff=AC/reuse=off/select=dom"),
                rows().stream().map(Versions.Row::solver).toList());
    }

    @Test
    void anOptionThatWasLeftOutAndMeansAnotherThingIsAnotherSolver() {
        release("choco@4.0.1/alldiff=AC/select=dom", "4.0.1", 2, 7);
        release("choco/alldiff=AC/select=dom", "5.0.0", 1, 7); // keeps its model

        assertTrue(versions(Versions::isEmpty));
    }

    @Test
    void solversOfOneFamilyAreNotMixed() {
        release("choco@4.10.8", "4.10.8", 2, 7);
        release("choco", "5.0.0", 1, 7);
        release("choco@4.10.8/alldiff=BC", "4.10.8", 6, 7);
        release("choco/alldiff=BC", "5.0.0", 2, 7);

        List<Versions.Row> rows = rows();

        assertFalse(rows.isEmpty());
        assertEquals(
                List.of("choco 2.0", "choco/alldiff=BC 3.0"),
                rows.stream()
                        .filter(row -> !row.isNewest())
                        .map(row -> row.solver() + " "
                                + Math.round(10 * row.ratio().orElseThrow().ratio()) / 10.0)
                        .toList());
    }

    private static int column(Table table, String name) {
        return table.columns().stream().map(each -> each.id()).toList().indexOf(name);
    }
}
