package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import crosshatch.solvers.external.Stubs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A disk that is full, and one that is read-only: exit code, words, and what is left. */
@Tag("process")
class DiskTest {
    private static final String NO_ROOM = "No space left on device";
    private static final String READ_ONLY = "Read-only file system";
    private static final int KIBIBYTES = 4096;

    /** 3,000 runs of each of two solvers. */
    private static final List<String> COMPARE =
            words("compare --quiet --isolate off --warmup 0s --repeat 1 --solvers engine,norvig"
                    + " --puzzles sudoku-3/holes=0.5/count=3000/seed=1 --out");

    /** Less than the records of these runs take. */
    private static final int ROOM_FOR_SOME_KIBIBYTES = 60;

    @TempDir
    private Path folder = Path.of("");

    private SmallDisk disk(String name) throws Exception {
        return SmallDisk.mount(Files.createDirectory(folder.resolve(name)), KIBIBYTES);
    }

    private static List<String> words(String line) {
        return List.of(line.split(" ", -1));
    }

    private static CommandRun run(String line) {
        return CommandRun.ofProgram(line.split(" ", -1));
    }

    private static CommandRun compare(Path out, String... more) {
        List<String> arguments = new ArrayList<>(COMPARE);
        arguments.add(out.toString());
        arguments.addAll(List.of(more));
        return CommandRun.ofProgram(arguments.toArray(String[]::new));
    }

    private static void assertTold(CommandRun run, String reason) {
        assertEquals(ExitCode.BAD_INPUT, run.exitCode(), run.err());
        assertTrue(run.err().contains(reason), run.err());
        assertFalse(run.err().contains("\tat ") || run.err().contains("fault of Crosshatch"), run.err());
    }

    /** A program that reads a file finds no room for it: nothing is recorded of the solver. */
    @ParameterizedTest
    @ValueSource(strings = {"off", "on"})
    @Tag("exhaustive")
    void aFullTemporaryFolderIsNotAFaultOfTheProgramThatIsMeasured(String isolate) throws Exception {
        try (SmallDisk disk = disk("disk")) {
            String fills = ": > $1; head -c 9000000 /dev/zero > $(dirname $1)/filling 2> /dev/null; echo s UNKNOWN";
            Path file = Stubs.describe(folder, "filler", "dimacs", "sat-competition", ", \"{input}\"]", fills);
            Path err = folder.resolve("err.txt");

            int exitCode = new ProcessBuilder(words(System.getProperty("java.home") + "/bin/java -Djava.io.tmpdir="
                            + disk.folder() + " -Dcrosshatch.home="
                            + Path.of("").toAbsolutePath() + " -cp "
                            + System.getProperty("java.class.path") + " " + Crosshatch.class.getName()
                            + " compare --quiet --warmup 0s --repeat 1 --puzzles euler50:3 --solvers filler --isolate "
                            + isolate + " --solver-file " + file + " --out " + folder.resolve("runs")))
                    .redirectError(err.toFile())
                    .start()
                    .waitFor();

            assertTold(
                    new CommandRun(exitCode, "", Files.readString(err)), "puzzle.cnf, cannot be written: " + NO_ROOM);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "compare --quiet --isolate off --warmup 0s --solvers engine --puzzles euler50:2 --out %s/runs",
                "certify euler50:2 --out %s/proof",
                "generate minimal/count=1/seed=1 --out %s/made.txt",
                "export euler50:1 --out %s/puzzle.cnf",
                "study hunt --isolate off --solvers engine --rounds 1 --out %s/hunt"
            })
    void aFullDiskAndAReadOnlyOneAreTold(String command) throws Exception {
        try (SmallDisk full = disk("full");
                SmallDisk readOnly = disk("read-only")) {
            full.fill(0);
            readOnly.makeReadOnly();

            assertTold(run(command.replace("%s", full.folder().toString())), NO_ROOM);
            assertTold(run(command.replace("%s", readOnly.folder().toString())), READ_ONLY);
        }
    }

    @Test
    @Tag("exhaustive")
    void whatWasMeasuredBeforeTheDiskWasFullIsKeptAndNotRunAgain() throws Exception {
        try (SmallDisk disk = disk("disk")) {
            Path runs = disk.folder().resolve("runs");
            disk.fill(ROOM_FOR_SOME_KIBIBYTES);
            CommandRun stopped = compare(runs);
            assertTold(stopped, "The runs recorded before are kept. Make room, then continue");
            String kept = times(runs);
            assertTrue(kept.lines().count() > 100, kept);

            disk.makeRoom();
            CommandRun resumed = compare(runs, "--resume");

            assertEquals(ExitCode.DONE, resumed.exitCode(), resumed.err());
            List<String> all = times(runs).lines().toList();
            assertTrue(all.containsAll(kept.lines().toList()));
            assertEquals(1 + 2 * 3000, all.size());
        }
    }

    /** A header and a line for each run, which no second run would repeat. */
    private static String times(Path runs) {
        CommandRun asked = CommandRun.ofLine(
                "query {} {} --format csv",
                runs,
                "SELECT solver, position, total_ns FROM runs ORDER BY solver, position");
        assertEquals(ExitCode.DONE, asked.exitCode(), asked.err());
        return asked.out();
    }

    @Test
    void aReportThatDoesNotFitLeavesTheRunsIntact() throws Exception {
        try (SmallDisk disk = disk("disk")) {
            Path runs = disk.folder().resolve("runs");
            CommandRun made = run("compare --quiet --isolate off --warmup 0s --solvers engine,norvig"
                    + " --puzzles euler50:8 --out " + runs);
            assertEquals(ExitCode.DONE, made.exitCode(), made.err());
            disk.fill(ROOM_FOR_SOME_KIBIBYTES);

            assertTold(run("report --quiet " + runs + " --out " + disk.folder().resolve("report")), NO_ROOM);
            assertEquals(ExitCode.DONE, run("verify " + runs).exitCode());
            disk.makeReadOnly();
            assertTold(run("report --quiet " + runs), READ_ONLY);
        }
    }

    /** Rules that do not fit, or a proof that does not. */
    @ParameterizedTest
    @ValueSource(ints = {8, 60, 200})
    void nothingStaysOfACertificateThatDoesNotFit(int kibibytes) throws Exception {
        try (SmallDisk disk = disk("disk")) {
            Path proof = disk.folder().resolve("proof");
            disk.fill(kibibytes);
            assertTold(run("certify hardest10 --out " + proof), NO_ROOM);
            try (Stream<Path> left = Files.list(proof)) {
                assertEquals(List.of(), left.toList());
            }

            disk.makeRoom();
            CommandRun again = run("certify hardest10 --out " + proof);
            assertEquals(ExitCode.DONE, again.exitCode(), again.err());
        }
    }

    @Test
    void aFolderThatIsNotThereIsAMistakeOfTheInput() {
        assertTold(
                run("export euler50:1 --out " + folder.resolve("nowhere").resolve("puzzle.cnf")),
                "puzzle.cnf: cannot be written: no such folder");
    }
}
