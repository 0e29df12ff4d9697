package crosshatch.results.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import crosshatch.base.InputException;
import crosshatch.results.LedgerFiles;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A ledger of version 4 is read, archived and not continued. The one in the resources was written by the last program of that
 * version, as was the Parquet file beside it, which that program has made of it.
 */
class LedgerVersion4Test {
    private static final Path OLD = Path.of("src/test/resources/crosshatch/results/version-4");

    @TempDir
    private Path directory = Path.of("");

    private Path copy(String file) throws IOException {
        return Files.copy(OLD.resolve(file), directory.resolve(file));
    }

    @Test
    void itsRecordsAreReadAsTheyWereWritten() throws IOException {
        copy(ResultsStore.LEDGER);

        List<RunRecord> records = LedgerFiles.records(directory);

        assertEquals(4, records.size());
        RunRecord warmup = records.get(0);
        assertFalse(warmup.isMeasured());
        assertEquals(
                "{nodes=9, fails=-1}", warmup.run().getCounts().getNativesMap().toString());
        assertFalse(warmup.run().hasNoise() && warmup.run().getNoise().hasReferenceNs());
        RunRecord proved = records.get(1);
        assertEquals("proof", proved.run().getEvidence());
        assertEquals(123_456_789, proved.run().getTimes().getWorkerBytes());
        assertEquals(12_000, proved.run().getProof().getProofCheckNs());
        assertEquals(0, proved.run().getCounts().getDepth());
        assertFalse(proved.run().getCounts().hasConflicts());
        RunRecord wrong = records.get(2);
        assertEquals(Verdict.WRONG, wrong.verdict());
        assertEquals(
                List.of("feedfacecafebeef", "deadbeefdeadbeef"), wrong.run().getSolutionIdsList());
        assertEquals("the second grid breaks row 3 – ärgerlich", wrong.run().getDetail());
        assertFalse(wrong.run().getTimes().hasEncodeNs());
        assertEquals(99, wrong.run().getTimes().getStartNs());
        assertEquals("sat4j/amo=native#2", records.get(3).solver());
        assertEquals(-42, records.get(3).run().getSeed());
    }

    @Test
    void itSaysTheSameAsTheArchiveThatItsProgramMadeOfIt() throws IOException {
        copy(ResultsStore.LEDGER);
        List<String> recorded = rows();
        copy(ResultsStore.PARQUET);

        assertEquals(recorded, rows());
        ResultsStore.settle(directory, new ParquetArchive());
        assertFalse(Files.exists(directory.resolve(ResultsStore.LEDGER)));
    }

    @Test
    void itIsArchivedInTheColumnsOfToday() throws IOException {
        Path ledger = copy(ResultsStore.LEDGER);
        List<String> recorded = rows();

        new ParquetArchive().write(ledger, directory.resolve(ResultsStore.PARQUET));

        assertEquals(recorded, rows());
    }

    private List<String> rows() {
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            return runs.list("SELECT run::VARCHAR FROM runs AS run", row -> row.getString(1));
        }
    }

    @Test
    void whatWasNotRecordedThenIsEmptyOrUnknown() throws IOException {
        copy(ResultsStore.LEDGER);

        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            assertEquals(
                    List.of(""),
                    runs.list("SELECT DISTINCT version || label || \"commit\" FROM runs", row -> row.getString(1)));
        }
    }

    @Test
    void familyOptionsAndTwinAreThoseOfTheText() throws IOException {
        copy(ResultsStore.LEDGER);

        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            assertEquals(
                    List.of("choco off 0"),
                    runs.list(
                            "SELECT DISTINCT format('{} {} {}', family, options['learn'], twin) FROM runs"
                                    + " WHERE solver = 'choco/alldiff=AC/learn=off'",
                            row -> row.getString(1)));
        }
    }

    @Test
    void anExperimentOfItIsNotContinued() throws IOException {
        Path ledger = copy(ResultsStore.LEDGER);
        byte[] before = Files.readAllBytes(ledger);

        InputException refused = assertThrows(InputException.class, () -> ResultsStore.resume(directory));
        InputException notSalvaged = assertThrows(InputException.class, () -> ResultsStore.salvage(directory));

        String message = ledger
                + " is an append-only log of version 4, this program continues version 6. report and query read it"
                + " as it is. Finish it with the version of crosshatch that began it, or begin the experiment again in"
                + " another directory";
        assertEquals(message, refused.getMessage());
        assertEquals(message, notSalvaged.getMessage());
        assertEquals(before.length, Files.size(ledger));
    }

    @Test
    void itsVersionIsKnownThoughItsTitleIsDamaged() throws IOException {
        Path ledger = copy(ResultsStore.LEDGER);
        byte[] bytes = Files.readAllBytes(ledger);
        bytes[0] ^= 1;
        Files.write(ledger, bytes);

        try (RunDatabase runs =
                RunDatabase.open(List.of(directory), new Reading(true, true, Reading.STRICT.earlier()))) {
            assertEquals(List.of(4L), runs.list("SELECT count(*) FROM runs", row -> row.getLong(1)));
        }
    }
}
