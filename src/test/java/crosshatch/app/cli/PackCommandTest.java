package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.app.console.ExitCode;
import crosshatch.experiment.pack.Zips;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code pack} and {@code referee}, end to end. */
class PackCommandTest {
    @TempDir
    private static Path shared = Path.of("");

    private static Path experiment = Path.of("");

    @TempDir
    private Path folder = Path.of("");

    @BeforeAll
    static void compare() {
        experiment = shared.resolve("mine");
        CommandRun run = CommandRun.ofLine(
                "compare --quiet --isolate off --cold --question unique --solvers engine,sat4j --puzzles "
                        + "hardest10:2 --out {}",
                experiment);
        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
    }

    private Path packed() {
        Path pack = folder.resolve("mine.zip");
        CommandRun run = CommandRun.ofProgram("pack", "--quiet", experiment.toString(), "--out", pack.toString());
        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        return pack;
    }

    @Test
    void aPackLiesBesideItsExperimentUnlessItIsToLieElsewhere() {
        CommandRun run = CommandRun.ofProgram("pack", "--quiet", experiment.toString());

        assertEquals("Pack: " + shared.resolve("mine.zip") + ", 8 files, 2 proofs\n", run.out());
        assertTrue(Files.exists(shared.resolve("mine.zip")));
    }

    @Test
    void findingsAreATableWithWhatCannotBeKnown() {
        CommandRun run = CommandRun.ofProgram("referee", "--quiet", packed().toString());

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(
                run.out().startsWith("mine.zip: experiment mine\n solver | answers | by grid | by proof |"), run.out());
        assertTrue(run.out().contains(" engine |       2 |       - |        2 |"), run.out());
        assertTrue(run.out().endsWith("Times cannot be checked: the person who ran the experiment reports them.\n"));
    }

    @Test
    @Tag("exhaustive")
    void anAnswerThatWasUnconfirmedInTheWarmUpAndProvedLaterIsOneAnswer() throws IOException {
        Path puzzle = Files.writeString(folder.resolve("one.txt"), Puzzles.EULER_1 + "\n");
        Path results = folder.resolve("warm");
        CommandRun run = CommandRun.ofLine(
                "compare --quiet --isolate off --warmup 1ms --certify --question unique --solvers engine "
                        + "--puzzles {} --out {}",
                puzzle,
                results);
        assertEquals(ExitCode.DONE, run.exitCode(), run.err());

        CommandRun referee = CommandRun.ofProgram("referee", "--quiet", "--format", "csv", results.toString());

        assertTrue(referee.out().endsWith("warm,engine,1,0,1,0,0,0\n"), referee.out() + referee.err());
    }

    @Test
    @Tag("exhaustive")
    void findingsForProgramsNameThePack() {
        CommandRun run = CommandRun.ofProgram("referee", "--quiet", "--format", "csv", packed().toString());

        assertEquals("""
                pack,solver,answers,by_grid,by_proof,wrong_as_recorded,not_shown,contradictions
                mine.zip,engine,2,0,2,0,0,0
                mine.zip,sat4j,2,0,2,0,0,0
                """, run.out());
    }

    @Test
    void aDirectoryIsPackedFirst() {
        CommandRun run = CommandRun.ofProgram("referee", "--quiet", "--format", "csv", experiment.toString());

        assertTrue(run.out().contains("mine,engine,2,0,2,0,0,0\n"), run.out());
    }

    @Test
    @Tag("exhaustive")
    void ofAFolderItsExperimentsAreRefereedAndOtherFilesPassedOver() throws IOException {
        Path attribution = Files.writeString(folder.resolve("crate.json"), "{}");
        Path empty = Files.createDirectory(folder.resolve("empty"));

        CommandRun run = CommandRun.ofProgram(
                "referee", "--quiet", "--format", "csv", attribution.toString(), empty.toString(), shared.toString());

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertEquals(3, run.out().lines().count(), run.out());
    }

    @Test
    void whereThereIsNothingToRefereeTheInputIsRefused() throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));

        CommandRun run = CommandRun.ofProgram("referee", empty.toString());

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("found no pack and no finished experiment"), run.err());
    }

    @Test
    void aContradictionEndsWithExitCodeOneAndIsToldOnStandardError() throws IOException {
        Path pack = packed();
        Zips.change(pack, "puzzles.jsonl", text -> text.replaceFirst("\"givens\":\\[8,5", "\"givens\":[5,8"));

        CommandRun run = CommandRun.ofProgram("referee", "--quiet", pack.toString());

        assertEquals(ExitCode.WRONG, run.exitCode(), run.out());
        assertTrue(run.err().contains("mine.zip: CONTRADICTS: "), run.err());
    }

    @Test
    void anAlteredPackIsRefusedWithExitCodeTwo() throws IOException {
        Path pack = packed();
        byte[] bytes = Files.readAllBytes(pack);
        bytes[bytes.length / 2] ^= 1;
        Files.write(pack, bytes);

        CommandRun run = CommandRun.ofProgram("referee", "--quiet", pack.toString());

        assertEquals(ExitCode.BAD_INPUT, run.exitCode(), run.out());
        assertEquals("", run.out());
    }

    @Test
    void anExperimentThatIsNotFinishedIsRefusedWithTheNextStep() throws IOException {
        Path unfinished = Files.createDirectory(folder.resolve("unfinished"));
        Files.copy(experiment.resolve("plan.json"), unfinished.resolve("plan.json"));
        Files.createFile(unfinished.resolve("runs.ledger"));

        CommandRun run = CommandRun.ofProgram("pack", unfinished.toString());

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("is not finished"), run.err());
        assertTrue(run.err().contains("--resume"), run.err());
    }
}
