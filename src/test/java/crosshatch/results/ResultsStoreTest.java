package crosshatch.results;

import static crosshatch.experiment.Records.record;
import static crosshatch.experiment.Records.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.base.Remedy;
import crosshatch.base.SurroundingsException;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written can be read back, is never written over, and belongs to one writer at a time. */
class ResultsStoreTest {
    private static final RunRecord RUN = record("a", "cp", 1, 1, "unique", Verdict.CORRECT, "x");

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
        LedgerFiles.write(directory, List.of(run));

        RunRecord back = only();

        assertEquals(run, back);
        assertEquals(List.of("a1", "b2"), back.run().getSolutionIdsList());
        assertEquals(0, back.run().getCounts().getBacktracks());
        assertFalse(back.run().getCounts().hasRestarts());
        assertEquals(Map.of("nodes", 3L), back.run().getCounts().getNativesMap());
    }

    @Test
    void whatIsAppendedIsOnDiskBeforeTheStoreIsClosed() {
        try (ResultsStore store = ResultsStore.create(directory, "plan")) {
            store.append(List.of(RUN));
            store.seal();

            assertEquals("a", only().solver());
        }
    }

    @Test
    void anExperimentIsNeverWrittenOver() {
        LedgerFiles.write(directory, List.of(RUN));

        InputException refused = assertThrows(InputException.class, () -> ResultsStore.create(directory, "plan"));

        assertEquals(Optional.of(Remedy.RESUMING), refused.remedy());
        assertEquals("a", only().solver());
    }

    @Test
    void aFinishedExperimentIsNeitherWrittenOverNorResumed() {
        finish();

        assertTrue(ResultsStore.isFinished(directory));
        assertFalse(Files.exists(directory.resolve(ResultsStore.LEDGER)));
        assertThrows(InputException.class, () -> ResultsStore.create(directory, "plan"));
        assertThrows(InputException.class, () -> ResultsStore.resume(directory));
    }

    @Test
    void aFinishedExperimentIsSealed() {
        finish();

        Checksums seal = Checksums.in(directory).orElseThrow();

        assertEquals(
                List.of(),
                seal.differences(Checksums.of(directory.resolve(ResultsStore.PARQUET), 1, RunColumn.SCHEMA_VERSION)));
        assertEquals(
                List.of("2 rows, expected 1"),
                seal.differences(Checksums.of(directory.resolve(ResultsStore.PARQUET), 2, RunColumn.SCHEMA_VERSION)));
    }

    @Test
    void aLedgerThatAnInterruptionLeftGoesOnlyIfTheArchiveHoldsTheSame() throws IOException {
        finish();
        Path left = Files.copy(directory.resolve(ResultsStore.PARQUET), directory.resolve(ResultsStore.LEDGER));

        ResultsStore.removeArchivedLog(directory, new Copies());
        assertFalse(Files.exists(left));

        Files.writeString(left, "something else");
        assertThrows(InputException.class, () -> ResultsStore.removeArchivedLog(directory, new Copies()));
        assertTrue(Files.exists(left));
        assertTrue(ResultsStore.isFinished(directory));
    }

    @Test
    void anArchiveThatFailsLeavesTheLedger() {
        try (ResultsStore store = ResultsStore.create(directory, "plan")) {
            store.append(List.of(RUN));
            assertThrows(
                    InputException.class,
                    () -> store.finish(new Copies() {
                        @Override
                        public Checksums write(Path ledger, Path archive) {
                            throw new InputException("no room");
                        }
                    }));
        }

        assertFalse(ResultsStore.isFinished(directory));
        assertEquals("a", only().solver());
    }

    @Test
    void aSecondWriterIsRefused() {
        try (ResultsStore store = ResultsStore.create(directory, "plan")) {
            InputException refused = assertThrows(InputException.class, () -> ResultsStore.resume(directory));

            assertTrue(refused.getMessage().contains("another process is writing to"), refused.getMessage());
            store.append(List.of(RUN));
        }
        ResultsStore.resume(directory).close();
    }

    @Test
    void aResumedStoreKnowsWhatIsThereAndAppendsToIt() {
        LedgerFiles.write(directory, List.of(RUN, with(RUN, Phase.WARMUP, 1, 0, 0)));

        try (ResultsStore store = ResultsStore.resume(directory)) {
            assertEquals(1, store.recorded().runs());
            assertTrue(store.recorded().contains(1, 1, "a", 1));
            assertFalse(store.recorded().contains(1, 1, "a", 2));
            assertFalse(store.recorded().contains(1, 2, "a", 1));
            assertFalse(store.recorded().contains(1, 1, "b", 1));
            store.append(List.of(record("b", "cp", 1, 1, "unique", Verdict.CORRECT, "x")));
        }

        assertEquals(
                List.of("a", "a", "b"),
                LedgerFiles.records(directory).stream()
                        .map(record -> record.solver())
                        .toList());
    }

    @Test
    void eachSessionWritesItsOwnEnvironment() {
        try (ResultsStore store = ResultsStore.create(directory, "plan")) {
            store.writeOfSession("environment", "first");
        }
        try (ResultsStore store = ResultsStore.resume(directory)) {
            store.writeOfSession("environment", "second");
        }

        assertTrue(Files.exists(directory.resolve("environment.json")));
        assertTrue(Files.exists(directory.resolve("environment-2.json")));
    }

    @Test
    void aResumedExperimentHandsOverWhatWasRecordedBefore() {
        RunRecord warmup = with(RUN, Phase.WARMUP, 1, 0, 0);
        LedgerFiles.write(directory, List.of(RUN, warmup));
        List<RunRecord> earlier = new ArrayList<>();

        try (ResultsStore store = ResultsStore.resume(directory)) {
            store.forEachEarlierRun(earlier::add);
        }

        assertEquals(List.of(RUN, warmup), earlier);
    }

    @Test
    void aNewExperimentHasNothingEarlier() {
        try (ResultsStore store = ResultsStore.create(directory, "plan")) {
            store.forEachEarlierRun(record -> {
                throw new AssertionError("found " + record);
            });
            assertFalse(store.found().isDamaged());
        }
    }

    @Test
    void shardsAreNeitherWrittenOverNorResumedFromAbove() {
        LedgerFiles.write(directory.resolve("shard-1-of-2"), List.of(RUN));

        assertThrows(InputException.class, () -> ResultsStore.create(directory, "plan"));
        assertThrows(InputException.class, () -> ResultsStore.resume(directory));
    }

    @Test
    void aStoreThatIsRefusedLetsOthersWrite() {
        finish();
        for (int time = 0; time < 2; time++) {
            InputException refused = assertThrows(InputException.class, () -> ResultsStore.resume(directory));
            assertTrue(String.valueOf(refused.getMessage()).contains("is finished"), refused.getMessage());
        }
    }

    @Test
    void aDirectoryThatCannotBeMadeIsNamed() throws IOException {
        Path file = Files.writeString(directory.resolve("file"), "no directory");

        SurroundingsException refused =
                assertThrows(SurroundingsException.class, () -> ResultsStore.create(file.resolve("below"), "plan"));
        assertThrows(SurroundingsException.class, () -> ResultsStore.writeText(file, "name", "text"));
        assertThrows(SurroundingsException.class, () -> ResultsStore.makeFolder(file.resolve("below")));

        assertEquals(Optional.of(Remedy.ANOTHER_DIRECTORY), refused.remedy());
    }

    @Test
    void aFolderIsMadeWithThoseAboveIt() {
        Path folder = directory.resolve("a/b");

        ResultsStore.makeFolder(folder);

        assertTrue(Files.isDirectory(folder));
    }

    @Test
    void aLedgerThatAnotherProcessWritesToIsNotDeleted() throws IOException {
        finish();
        Path left = Files.copy(directory.resolve(ResultsStore.PARQUET), directory.resolve(ResultsStore.LEDGER));
        try (DirectoryLock held = DirectoryLock.of(directory)) {
            assertTrue(held.channel().isOpen());
            assertThrows(InputException.class, () -> ResultsStore.removeArchivedLog(directory, new Copies()));
        }

        assertTrue(Files.exists(left));
        ResultsStore.removeArchivedLog(directory, new Copies());
        assertFalse(Files.exists(left));
    }

    private void finish() {
        try (ResultsStore store = ResultsStore.create(directory, "plan")) {
            store.append(List.of(RUN));
            store.finish(new Copies());
        }
    }

    /** An archive that is the ledger again. */
    private static class Copies implements ResultsStore.Archive {
        @Override
        public Checksums write(Path ledger, Path archive) {
            try {
                Files.copy(ledger, archive);
            } catch (IOException failed) {
                throw new InputException("" + failed, failed);
            }
            return Checksums.of(archive, 1, RunColumn.SCHEMA_VERSION);
        }

        @Override
        public void requireSame(Path ledger, Path archive) {
            try {
                if (Files.mismatch(ledger, archive) >= 0) throw new InputException("they differ");
            } catch (IOException failed) {
                throw new InputException("" + failed, failed);
            }
        }
    }

    private RunRecord only() {
        List<RunRecord> all = LedgerFiles.records(directory);
        assertEquals(1, all.size());
        return all.get(0);
    }

    @Test
    void whatWasBegunWithAnotherPlanDoesNotGoOn() throws IOException {
        Path plan = directory.resolve("plan.json");
        ResultsStore.create(directory, Map.of("block", 50)).close();
        String begun = Files.readString(plan);

        Files.writeString(plan, begun.replace("50", "7"));
        InputException refused = assertThrows(InputException.class, () -> ResultsStore.resume(directory));
        Files.writeString(plan, begun);

        assertTrue(
                refused.getMessage().startsWith(plan + " was changed after the experiment began: found SHA-256 "),
                refused::getMessage);
        ResultsStore.resume(directory).close();
    }
}
