package crosshatch.app.cli;

import static crosshatch.experiment.Records.record;
import static crosshatch.experiment.Records.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.crate.ResearchObject;
import crosshatch.results.Environment;
import crosshatch.results.LedgerFiles;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
import crosshatch.results.database.ParquetArchive;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code compare --resume} and {@code verify} do of experiments whose runs are all there, in directories of any name. */
class FinishedExperimentTest {
    @TempDir
    private Path folder = Path.of("");

    private Path directory = Path.of("");

    @BeforeEach
    void compare() {
        directory = folder.resolve("solver=FAKE/run*");
        CommandRun run = CommandRun.ofLine(
                "compare --quiet --isolate off --warmup 10ms --solvers norvig --puzzles first10 --out {}", directory);
        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
    }

    @Test
    @Tag("exhaustive")
    void aNameThatLooksLikeAPatternOrAPartitionChangesNothing() throws IOException {
        Path other = folder.resolve("solver=FAKE/runAB");
        copy(directory, other);

        CommandRun query = CommandRun.ofProgram(
                "query", directory.toString(), "select solver, count(*) from measured group by all", "--format", "csv");
        CommandRun report = CommandRun.ofProgram("report", directory.toString());

        assertTrue(query.out().contains("norvig,10"), query.out());
        assertEquals(ExitCode.DONE, report.exitCode(), report.err());
        assertFalse(Files.readString(directory.resolve("report/summary.csv")).contains("FAKE"));
    }

    @Test
    void whatIsMissingIsMadeAndWhatIsThereStays() throws IOException {
        String summary = Files.readString(directory.resolve("summary.csv"));
        Files.delete(directory.resolve("summary.csv"));
        Files.delete(directory.resolve("report/index.html"));
        Files.writeString(directory.resolve("summary.md"), "as it was");

        CommandRun resumed = resume();

        assertEquals(ExitCode.DONE, resumed.exitCode(), resumed.err());
        assertEquals(summary, Files.readString(directory.resolve("summary.csv")));
        assertTrue(Files.exists(directory.resolve("report/index.html")));
        assertEquals("as it was", Files.readString(directory.resolve("summary.md")));
        assertTrue(resumed.out().contains("first10, question any"), resumed.out());
    }

    @Test
    @Tag("exhaustive")
    void theVerdictIsToldAgain() throws IOException {
        Path wrong = folder.resolve("wrong");
        archive(wrong, Verdict.WRONG);

        CommandRun resumed = CommandRun.ofProgram("compare", "--quiet", "--resume", "--out", wrong.toString());

        assertEquals(ExitCode.WRONG, resumed.exitCode(), resumed.err());
        assertTrue(
                resumed.err().contains("10 runs with a wrong answer or a crash, and 1 of the warm-up"), resumed.err());
        assertTrue(Files.exists(wrong.resolve("summary.csv")));
        assertEquals(
                ExitCode.WRONG,
                CommandRun.ofProgram("compare", "--quiet", "--resume", "--out", wrong.toString())
                        .exitCode());
    }

    @Test
    @Tag("exhaustive")
    void aSolverWithoutRunsWasNotAvailable() throws IOException {
        Path none = folder.resolve("none");
        try (ResultsStore store = ResultsStore.create(none, PlanFile.tree(plan()))) {
            store.writeOfSession("environment", Environment.here(List.of()));
            store.finish(new ParquetArchive());
        }

        CommandRun resumed = CommandRun.ofProgram("compare", "--quiet", "--resume", "--out", none.toString());

        assertEquals(ExitCode.BAD_INPUT, resumed.exitCode(), resumed.err());
        assertTrue(resumed.err().contains("unavailable: norvig"), resumed.err());
    }

    @Test
    @Tag("exhaustive")
    void aLedgerThatIsLeftBesideItsArchiveGoes() throws IOException {
        Path left = folder.resolve("left");
        Path ledger = archive(left, Verdict.CORRECT);

        CommandRun resumed = CommandRun.ofProgram("compare", "--quiet", "--resume", "--out", left.toString());

        assertEquals(ExitCode.DONE, resumed.exitCode(), resumed.err());
        assertFalse(Files.exists(ledger));
    }

    @Test
    @Tag("exhaustive")
    void damageIsSalvagedAndWhatIsLostIsRunAgain() throws IOException {
        Path damaged = folder.resolve("damaged");
        List<RunRecord> records = records(Verdict.CORRECT);
        try (ResultsStore store = ResultsStore.create(damaged, PlanFile.tree(plan()))) {
            store.writeOfSession("environment", Environment.here(List.of()));
        }
        LedgerFiles.append(damaged, records);
        Path ledger = damaged.resolve(ResultsStore.LEDGER);
        byte[] bytes = Files.readAllBytes(ledger);
        bytes[200] ^= 1;
        Files.write(ledger, bytes);

        CommandRun refused = CommandRun.ofProgram("compare", "--quiet", "--resume", "--out", damaged.toString());
        CommandRun salvaged =
                CommandRun.ofProgram("compare", "--quiet", "--resume", "--salvage", "--out", damaged.toString());

        assertEquals(ExitCode.BAD_INPUT, refused.exitCode());
        assertTrue(refused.err().contains("is damaged at byte 99"), refused.err());
        assertEquals(ExitCode.DONE, salvaged.exitCode(), salvaged.err());
        assertTrue(salvaged.err().contains(records.size() + " are lost"), salvaged.err());
        assertEquals(
                "n\n10\n",
                CommandRun.ofProgram(
                                "query", damaged.toString(), "select count(*) as n from measured", "--format", "csv")
                        .out());
        assertEquals(bytes.length, Files.size(damaged.resolve("damaged-1.ledger")));
    }

    @Test
    void verifyTellsEachCheck() {
        CommandRun run = verify();

        assertEquals(ExitCode.DONE, run.exitCode(), run.out());
        assertTrue(run.out().contains("run*: records: intact, "), run.out());
        assertTrue(run.out().contains("run*: schema: version "), run.out());
        assertTrue(run.out().contains("run*: crate: intact, 7 files"), run.out());
        assertTrue(run.out().contains("run*: puzzles first10: intact"), run.out());
    }

    @Test
    void verifyFindsWhatChanged() throws IOException {
        byte[] bytes = Files.readAllBytes(directory.resolve(ResultsStore.PARQUET));
        bytes[1000] ^= 1;
        Files.write(directory.resolve(ResultsStore.PARQUET), bytes);
        Files.delete(directory.resolve("warmup.json"));

        CommandRun run = verify();

        assertEquals(ExitCode.WRONG, run.exitCode());
        assertTrue(run.out().contains("records: DIFFERS: SHA-256 "), run.out());
        assertTrue(run.out().contains("crate: DIFFERS: runs.parquet has SHA-256 "), run.out());
        assertTrue(run.out().contains("warmup.json is missing"), run.out());
    }

    @Test
    @Tag("exhaustive")
    void recordsWithoutASealGetOneOnlyWhenAskedAndNeverASecond() throws IOException {
        Files.delete(directory.resolve("seal.json"));
        ResearchObject.write(directory); // as an earlier version left it
        assertTrue(CommandRun.ofProgram("query", directory.toString(), "select 1")
                .err()
                .contains("has no seal.json"));
        assertEquals(ExitCode.WRONG, verify().exitCode());

        assertEquals(ExitCode.DONE, verify("--seal").exitCode());
        assertEquals(ExitCode.DONE, verify().exitCode());

        byte[] bytes = Files.readAllBytes(directory.resolve(ResultsStore.PARQUET));
        bytes[1000] ^= 1;
        Files.write(directory.resolve(ResultsStore.PARQUET), bytes);
        assertEquals(ExitCode.WRONG, verify("--seal").exitCode());
    }

    @Test
    @Tag("exhaustive")
    void verifySaysWhetherAnUnfinishedExperimentIsCompleteSoFar() throws IOException {
        Path unfinished = folder.resolve("unfinished");
        ResultsStore.create(unfinished, PlanFile.tree(plan())).close();
        LedgerFiles.append(unfinished, records(Verdict.CORRECT));
        Path ledger = unfinished.resolve(ResultsStore.LEDGER);
        byte[] closed = Files.readAllBytes(ledger);

        assertEquals("unfinished, 11 rows so far, warm-up included, complete", records(unfinished));
        Files.write(ledger, Arrays.copyOf(closed, closed.length - 1));
        assertTrue(records(unfinished)
                .matches("unfinished, 11 rows .*, then \\d+ bytes of a torn write; .* is not closed.*"));
        Files.write(ledger, new byte[0]);
        assertTrue(records(unfinished).matches("unfinished, 0 rows .*; the append-only log is not closed, because .*"));
        Files.copy(directory.resolve("seal.json"), unfinished.resolve("seal.json"));
        assertTrue(records(unfinished)
                .contains("DIFFERS: " + ledger + " is damaged at byte 0 (rows that seal.json counts"));
    }

    @Test
    void verifyComparesThePlanOfAnUnfinishedExperimentWithThePlanAtItsBeginning() throws IOException {
        Path unfinished = folder.resolve("unfinished");
        ResultsStore.create(unfinished, PlanFile.tree(plan())).close();
        Path plan = unfinished.resolve(ResultsStore.PLAN);
        assertTrue(CommandRun.ofProgram("verify", unfinished.toString())
                .out()
                .contains(": plan: as it was when the experiment began"));

        Files.writeString(plan, Files.readString(plan).replaceFirst("\"seed\" : \\d+", "\"seed\" : 77"));
        CommandRun changed = CommandRun.ofProgram("verify", unfinished.toString());

        assertEquals(ExitCode.WRONG, changed.exitCode());
        assertTrue(
                changed.out().contains(": plan: DIFFERS: " + plan + " was changed after the experiment began"),
                changed.out());
    }

    private static String records(Path unfinished) {
        String out = CommandRun.ofProgram("verify", unfinished.toString()).out();
        return out.lines()
                .filter(line -> line.contains(": records: "))
                .map(line -> line.replaceFirst(".*: records: ", ""))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Tag("exhaustive")
    void aControlCharacterInTheNameOfADirectoryIsRefusedBeforeItIsMade() throws IOException {
        CommandRun run = CommandRun.ofProgram(
                "compare", "--quiet", "--solvers", "norvig", "--puzzles", "first10", "--out", folder + "/a\nb");

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("in the name 'a?b'"), run.err());
        assertFalse(Files.exists(folder.resolve("a\nb")));
    }

    private CommandRun resume() {
        return CommandRun.ofProgram("compare", "--quiet", "--resume", "--out", directory.toString());
    }

    private CommandRun verify(String... options) {
        return CommandRun.ofProgram(Stream.concat(Stream.of("verify", directory.toString()), Stream.of(options))
                .toArray(String[]::new));
    }

    /** Of an experiment {@code e}. */
    private Plan plan() {
        return PlanFile.in(directory).withExperiment("e");
    }

    /** Ten measured runs of experiment {@code e}, and one of its warm-up. */
    private List<RunRecord> records(Verdict verdict) {
        String solver = plan().specs().get(0).toString();
        List<RunRecord> records = new ArrayList<>();
        for (int position = 1; position <= 10; position++) {
            records.add(record(solver, "hand-written", position, 1, "solved", verdict, "x"));
        }
        records.add(with(records.get(0), Phase.WARMUP, 1, 0, 0));
        return records;
    }

    /** Finished up to the point at which the ledger is deleted. Returns the ledger. */
    private Path archive(Path target, Verdict verdict) throws IOException {
        Path ledger = target.resolve(ResultsStore.LEDGER);
        Path kept = folder.resolve("kept");
        try (ResultsStore store = ResultsStore.create(target, PlanFile.tree(plan()))) {
            store.writeOfSession("environment", Environment.here(List.of()));
            store.append(records(verdict));
            store.seal();
            Files.copy(ledger, kept);
            store.finish(new ParquetArchive());
        }
        return Files.copy(kept, ledger);
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        for (Path file : ResultsStore.files(from)) {
            if (Files.isRegularFile(file)) Files.copy(file, to.resolve(file.getFileName()));
        }
    }
}
