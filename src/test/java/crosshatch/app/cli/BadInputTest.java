package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import crosshatch.app.console.ExitCode;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bad input gets a message that names it and says what was expected, exit code 2, and no stack trace. */
@Tag("process")
class BadInputTest {
    private static final String PUZZLE =
            "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "empty file          |                       | no puzzle in",
                "80 characters       | " + PUZZLE80 + "      | 80 cells, expected 81",
                "a letter            | " + LETTER + "        | found 'x'",
                "text                | hello world           | bad.txt:1"
            })
    void aFileThatHoldsNoPuzzleIsRefused(String name, String content, String expected) throws IOException {
        Path file = Files.writeString(folder.resolve("bad.txt"), content == null ? "" : content);

        assertRefused(CommandRun.ofProgram("solve", file.toString()), expected);
        assertRefused(
                CommandRun.ofProgram("compare", "--quiet", "--solvers", "norvig", "--puzzles", file.toString()),
                expected);
    }

    private static final String PUZZLE80 =
            "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.";
    private static final String LETTER =
            "..3.2.6..9..3.5..1..18.64....81.29..7....x..8..67.82....26.95..8..2.3..9..5.1.3..";

    @Test
    void aBadLineIsNamedByItsNumber() throws IOException {
        Path file = Files.writeString(folder.resolve("bad.txt"), "# two puzzles\n" + PUZZLE + "\n" + PUZZLE80 + "\n");

        CommandRun solve = CommandRun.ofProgram("solve", file.toString());
        assertEquals(ExitCode.BAD_INPUT, solve.exitCode());
        assertTrue(solve.out().contains("bad.txt #1: solved"), "what came before it was solved");
        assertTrue(solve.err().contains("bad.txt:3"), solve.err());
        assertRefused(CommandRun.ofProgram("compare", "--quiet", "--puzzles", file.toString()), "bad.txt:3");
    }

    @Test
    void aBinaryFileIsRefused() throws IOException {
        Path file = Files.write(folder.resolve("bad.bin"), new byte[] {0x7f, 'E', 'L', 'F', 0, 1, 2, (byte) 0xff});

        assertRefused(CommandRun.ofProgram("solve", file.toString()), "bad.bin");
    }

    @Test
    void aLineOfAMegabyteIsRefused() throws IOException {
        Path file = Files.write(folder.resolve("long.txt"), ".".repeat(1 << 20).getBytes(StandardCharsets.US_ASCII));

        CommandRun result = CommandRun.ofProgram("solve", file.toString());

        assertRefused(result, "long.txt:1");
        assertTrue(result.err().length() < 1000, "the line itself is not repeated");
    }

    @Test
    void aDirectoryAndAMissingFileAreRefused() {
        assertRefused(CommandRun.ofProgram("solve", folder.toString()), "directory");
        assertRefused(
                CommandRun.ofProgram("solve", folder.resolve("missing.txt").toString()),
                "found neither a file nor a puzzle set");
        assertRefused(CommandRun.ofProgram("compare", "--puzzles", folder.toString()), "directory");
        assertRefused(CommandRun.ofProgram("check", folder.toString(), folder.toString()), "directory");
    }

    @Test
    void aPipeOrADeviceIsRefusedAndNotWaitedFor() throws Exception {
        Path fifo = folder.resolve("fifo");
        assumeTrue(new ProcessBuilder("mkfifo", fifo.toString()).start().waitFor() == 0);

        for (String endless : List.of(fifo.toString(), "/dev/urandom")) {
            assertRefused(CommandRun.ofProgram("solve", "--read", "skip-bad", endless), "a pipe or a device");
            assertRefused(
                    CommandRun.ofProgram("compare", "--read", "skip-bad", "--puzzles", endless), "a pipe or a device");
            assertRefused(CommandRun.ofProgram("compare", "--plan", endless), "a pipe or a device");
            assertRefused(CommandRun.ofProgram("check", endless, endless), "a pipe or a device");
            assertRefused(CommandRun.ofProgram("import", PUZZLE, endless), "a pipe or a device");
        }
    }

    @Test
    void aNameThatHoldsACommaIsQuotedAsInCsv() throws IOException {
        Path file = Files.writeString(folder.resolve("a, \"b\".txt"), PUZZLE + "\n");
        String quoted = '"' + file.toString().replace("\"", "\"\"") + '"';

        CommandRun found = CommandRun.ofLine(
                "compare --quiet --isolate off --cold --solvers norvig --puzzles {} --puzzles euler50:1 " + "--out {}",
                quoted + ",hardest10:1",
                folder.resolve("out"));

        assertEquals(ExitCode.DONE, found.exitCode(), found.err());
        assertEquals(
                List.of("a, \"b\".txt", "hardest10", "euler50"),
                PlanFile.in(folder.resolve("out")).sets().stream()
                        .map(Plan.PlannedSet::name)
                        .toList());
        assertRefused(CommandRun.ofProgram("compare", "--puzzles", "\"a\"b,c"), "in double quotes");
    }

    @Test
    void anUnknownSetSolverOrOptionIsRefusedWithWhatExists() {
        assertRefused(CommandRun.ofProgram("compare", "--puzzles", "hardest11"), "Did you mean 'hardest10'?");
        assertRefused(CommandRun.ofProgram("compare", "--solvers", "norvik"), "Did you mean 'norvig'?");
        assertRefused(CommandRun.ofProgram("solve", PUZZLE, "--solver", "choco/aldiff=AC"), "Did you mean 'alldiff'?");
        assertRefused(CommandRun.ofProgram("solve", PUZZLE, "--solver", "choco/alldiff=ACE"), "expected DEFAULT|AC|");
        assertRefused(CommandRun.ofProgram("solve", PUZZLE, "--solver", "choco/alldiff"), "expected option=value");
        assertRefused(CommandRun.ofProgram("solve", PUZZLE, "--question", "how"), "expected any, unique or count:N");
        assertRefused(CommandRun.ofProgram("solve", PUZZLE, "--timeout", "soon"), "no duration");
        assertRefused(CommandRun.ofProgram("solve", PUZZLE, "--frmat", "line"), "--format");
        assertRefused(CommandRun.ofProgram("slove", PUZZLE), "solve");
        assertRefused(CommandRun.ofProgram(), "found no command");
    }

    @ParameterizedTest
    @CsvSource({
        "--repeat, 0, expected 1 or more",
        "--repeat, -3, expected 1 or more",
        "--sample, 0, expected a whole number from 1",
        "--max-decisions, -1, expected 0 or more",
        "--max-conflicts, -1, expected 0 or more",
        "--timeout, -5s, expected 0s or longer",
        "--timeout, 9999999999h, longer than",
        "--warmup, 999999999999999999ms, longer than",
        "--question, count:0, expected count:1",
        "--out, /, with a name"
    })
    void aNumberThatMakesNoSenseIsRefused(String option, String value, String expected) {
        assertRefused(
                CommandRun.ofProgram("compare", "--solvers", "norvig", "--puzzles", "hardest10", option, value),
                expected);
    }

    @Test
    void anEmptyNameIsRefused() {
        assertRefused(CommandRun.ofProgram("solve", ""), "found nothing");
    }

    @Test
    void aSolverThatCannotBeAskedIsRefused() {
        assertRefused(CommandRun.ofProgram("solve", ".".repeat(256), "--solver", "norvig"), "order 3");
        assertRefused(
                CommandRun.ofProgram("compare", "--solvers", "hp71b", "--puzzles", "hardest10", "--question", "unique"),
                "hp71b");
    }

    @Test
    void jsonThatIsTooDeepIsRefused() throws IOException {
        String deep = "{\"digits\": 9, \"layout\": " + "[".repeat(100_000) + "]".repeat(100_000) + "}";
        String file = Files.writeString(folder.resolve("deep.json"), deep).toString();

        assertRefused(CommandRun.ofProgram("solve", file), "deep.json: is not valid JSON: too deep or too large");
        assertRefused(CommandRun.ofProgram("compare", "--plan", file), "deep.json: ");
        assertRefused(
                CommandRun.ofProgram("solve", PUZZLE, "--solver", "mine", "--solver-file", file),
                "deep.json: too deep");
    }

    @Test
    void aTableOfSeveralColumnsOfPuzzlesIsAskedAbout() throws IOException {
        String file = Files.writeString(
                        folder.resolve("two.csv"), "easy,hard\n" + PUZZLE + "," + PUZZLE.replace('.', '0') + "\n")
                .toString();

        assertRefused(
                CommandRun.ofProgram("solve", file),
                "columns 1 (easy), 2 (hard) hold puzzles, expected one. Choose one (--read column=NAME or --read column=N)");
    }

    @Test
    void aRectangularSudokuWithoutDeclarationIsRefusedWithTheOption() {
        CommandRun result = CommandRun.ofProgram("solve", "1....6..4....2........3....5..6....2");

        assertRefused(result, "a Sudoku of 6x6 cells with boxes of 2 rows x 3 columns: a line 'boxes 2x3' above it");
        assertRefused(result, "--read box=2x3");
        assertRefused(result, "latin=N");
    }

    @Test
    void aBoxWithAnOrderIsRefused() {
        assertRefused(
                CommandRun.ofProgram("solve", PUZZLE, "--read", "box=2x3", "--read", "order=3"),
                "--read box=2x3,order=3: expected only one of order, latin and box");
        assertRefused(
                CommandRun.ofProgram("solve", PUZZLE, "--read", "box=six"),
                "expected ROWSxCOLUMNS of a box, such as 2x3");
    }

    @Test
    void optionsOfReadingAreNotForSetsOfTheCatalogue() {
        assertRefused(
                CommandRun.ofProgram("solve", "hardest10/column=2"),
                "found /column= or /box= for a set of the catalogue");
    }

    @Test
    void resultsAreNeverWrittenOver() throws IOException {
        Files.writeString(folder.resolve("runs.ledger"), "");

        assertRefused(
                CommandRun.ofProgram(
                        "compare", "--solvers", "norvig", "--puzzles", "hardest10", "--out", folder.toString()),
                "--out");
    }

    private static void assertRefused(CommandRun result, String expected) {
        assertEquals(ExitCode.BAD_INPUT, result.exitCode(), result.err());
        assertTrue(result.err().contains(expected), () -> "expected '" + expected + "' in: " + result.err());
        assertFalse(result.err().contains("\tat "), () -> "a stack trace: " + result.err());
        assertEquals("", result.out());
    }
}
