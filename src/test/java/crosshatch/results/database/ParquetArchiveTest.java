package crosshatch.results.database;

import static crosshatch.experiment.Records.record;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.base.SurroundingsException;
import crosshatch.results.LedgerFiles;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunColumn;
import crosshatch.results.RunRecord;
import crosshatch.results.schema.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An archive is believed if it holds what the ledger holds, and is read in the columns of today whenever it was written. */
class ParquetArchiveTest {
    private static final RunRecord ONE = record("a", "cp", 1, 1, "unique", Verdict.CORRECT, "x");
    private static final RunRecord TWO = record("a", "cp", 2, 1, "unique", Verdict.CORRECT, "y");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void anArchiveIsTheSameInWhateverOrderItsRowsAre() {
        Path archive = archive("there", List.of(ONE, TWO));

        assertDoesNotThrow(() -> new ParquetArchive().requireSame(ledger("here", List.of(TWO, ONE)), archive));
    }

    @Test
    void aRowThatIsMissingDoubledOrOtherIsNoticed() {
        Path archive = archive("there", List.of(ONE, TWO));

        assertDiffer("missing", List.of(ONE, TWO, TWO), archive, "has 2 rows, but the append-only log has 3 rows");
        assertDiffer("other", List.of(ONE, TWO.judged(Verdict.WRONG, "")), archive, "with other values");
        assertDiffer("doubled", List.of(ONE, ONE), archive, "with other values");
    }

    @Test
    void aDamagedLedgerIsNotArchived() throws IOException {
        Path ledger = ledger("damaged", List.of(ONE));
        byte[] bytes = Files.readAllBytes(ledger);
        bytes[bytes.length - 1] ^= 1;
        Files.write(ledger, bytes);

        InputException refused =
                assertThrows(InputException.class, () -> new ParquetArchive().write(ledger, folder.resolve("archive")));

        assertTrue(refused.getMessage().contains("is damaged at byte"), refused.getMessage());
        assertTrue(Files.exists(ledger));
    }

    @Test
    void anOlderArchiveIsReadWithoutTheColumnsItLacks() throws SQLException {
        Path directory = written("older", "SELECT * EXCLUDE (worker_bytes, detail)", RunColumn.SCHEMA_VERSION);

        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            assertEquals(
                    List.of("a null ''"),
                    runs.list(
                            "SELECT format('{} {} ''{}''', solver, coalesce(worker_bytes::VARCHAR, 'null'), detail) FROM runs",
                            row -> row.getString(1)));
            assertEquals(
                    RunColumn.ALL.stream().map(RunColumn::name).toList(),
                    runs.list("SELECT column_name FROM (DESCRIBE runs)", row -> row.getString(1)));
        }
    }

    @Test
    void recordsThatAreNotThereAnyMoreAreTheFaultOfTheSurroundings() throws Exception {
        Path directory = written("gone", "SELECT *", RunColumn.SCHEMA_VERSION);

        try (RunDatabase runs = RunDatabase.open(List.of(directory), new ReadPolicy(false, false))) {
            Files.delete(directory.resolve(ResultsStore.PARQUET));

            assertThrows(
                    SurroundingsException.class, () -> runs.list("SELECT solver FROM runs", row -> row.getString(1)));
            assertThrows(SurroundingsException.class, () -> runs.queryAsUser("SELECT solver FROM runs", rows -> {}));
        }
    }

    @Test
    void anArchiveOfALaterVersionIsRefusedByName() throws SQLException {
        Path directory = written("later", "SELECT *", 99);

        InputException refused = assertThrows(InputException.class, () -> RunDatabase.open(List.of(directory)));

        assertTrue(
                refused.getMessage().contains("records of schema 99, expected at most schema"), refused.getMessage());
    }

    @Test
    void anArchiveInWhichNamesMeantSomethingElseIsRefused() throws SQLException {
        Path directory = written("earlier", "SELECT *", 7);

        InputException refused = assertThrows(InputException.class, () -> RunDatabase.open(List.of(directory)));

        assertTrue(
                refused.getMessage().contains("records of schema 7, expected at least schema 8"), refused.getMessage());
    }

    private void assertDiffer(String name, List<RunRecord> records, Path archive, String expected) {
        Path ledger = ledger(name, records);

        InputException differ =
                assertThrows(InputException.class, () -> new ParquetArchive().requireSame(ledger, archive));

        assertTrue(differ.getMessage().contains(expected), differ.getMessage());
    }

    private Path ledger(String name, List<RunRecord> records) {
        return LedgerFiles.write(folder.resolve(name), records).resolve(ResultsStore.LEDGER);
    }

    private Path archive(String name, List<RunRecord> records) {
        Path archive = folder.resolve(name + ".archive");
        new ParquetArchive().write(ledger(name, records), archive);
        return archive;
    }

    /** An experiment of one row whose archive another version has written. */
    private Path written(String name, String select, int schema) throws SQLException {
        Path today = archive(name, List.of(ONE));
        Path directory = folder.resolve(name);
        try (DuckDbSession session = new DuckDbSession()) {
            session.execute("COPY (" + select + " FROM read_parquet('" + today + "')) TO '"
                    + directory.resolve(ResultsStore.PARQUET) + "' (FORMAT parquet, KV_METADATA {" + ParquetFile.SCHEMA
                    + ": '" + schema + "'})");
        }
        return directory;
    }
}
