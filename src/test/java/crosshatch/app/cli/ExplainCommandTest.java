package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.app.console.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExplainCommandTest {
    private static final String PUZZLE = Puzzles.EULER_1.toString();

    @TempDir
    private Path folder = Path.of("");

    @Test
    void textShowsThePuzzleTheStepsTheEndingAndTheLastGrid() {
        CommandRun run = CommandRun.ofProgram("explain", PUZZLE);

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(run.out().startsWith(". . 3 | . 2 . | 6 . .\n"), run.out());
        assertTrue(run.out().contains("\n 1. naked single: "), run.out());
        assertTrue(run.out().contains("Every step was forced, so this is the only solution."), run.out());
        assertTrue(run.out().contains("Checked by engine: there is exactly one solution."), run.out());
        assertTrue(run.out().endsWith("\n6 9 5 | 4 1 7 | 3 8 2\n"), run.out());
    }

    @Test
    void stuckSaysWhatWouldGoOn() {
        CommandRun run = CommandRun.ofProgram("explain", Puzzles.TWO_SOLUTIONS_2.toString());

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(run.out().contains("With --guess, the explanation continues with trials."), run.out());
    }

    @Test
    void homersOperationsHaveTheirNames() {
        CommandRun run = CommandRun.ofProgram("explain", "homer", "--with", "homer");

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(run.out().contains("Mono Sector rows"), run.out());
        assertTrue(run.out().contains("Unsolved nodes: 105 → 98."), run.out());
    }

    /** The blue line is that of cages, at the first cell of which their clue is written. */
    @Test
    void aPuzzleOnAnotherBoardIsDrawnWithItsSolution() throws IOException {
        Path pictures = folder.resolve("killer");

        CommandRun run = CommandRun.ofProgram(
                "explain", "killer-9", "--position", "1", "--format", "svg", "--out", pictures.toString());

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        String puzzle = Files.readString(pictures.resolve("puzzle.svg"));
        String solution = Files.readString(pictures.resolve("solution.svg"));
        assertTrue(puzzle.contains("<path class=\"cage\" d=\"M32 "), puzzle);
        assertTrue(puzzle.contains("<text class=\"label\" x=\"35\" y=\"46\">7</text>"), puzzle);
        assertEquals(0, puzzle.split("digit found", -1).length - 1);
        assertEquals(81, solution.split("digit found", -1).length - 1);
    }

    @ParameterizedTest
    @CsvSource({"keen-6,24×", "unequal-7,class=\"sign\"", "towers-5,class=\"count\"", "jigsaw-x-9,class=\"unit\""})
    void aPageShowsThePuzzleAndItsSolution(String set, String shown) {
        CommandRun run = CommandRun.ofProgram("explain", set, "--position", "2", "--format", "html");

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(run.out().contains("<h1>" + set + " #2</h1>"), run.out());
        assertTrue(run.out().contains("Checked by engine: there is exactly one solution."), run.out());
        assertEquals(2, run.out().split("<svg ", -1).length - 1);
        assertTrue(run.out().contains(shown), run.out());
    }

    @ParameterizedTest
    @CsvSource({"--format,text", "--with,homer"})
    void techniquesRefuseOtherBoards(String option, String value) {
        CommandRun run = CommandRun.ofProgram("explain", "killer-9", "--position", "1", option, value);

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("use --format svg or html"), run.err());
    }

    @Test
    void aPageGoesToAFile() throws IOException {
        Path file = folder.resolve("steps.html");

        CommandRun run = CommandRun.ofProgram(
                "explain", "euler50", "--position", "1", "--format", "html", "--out", file.toString());

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertEquals("", run.out());
        assertTrue(Files.readString(file).contains("<h1>euler50 #1, step by step</h1>"));
    }

    @Test
    void picturesGoToAFolderThatMustBeNewOrEmpty() throws IOException {
        Path pictures = folder.resolve("steps");
        String[] arguments = {"explain", PUZZLE, "--format", "svg", "--out", pictures.toString()};

        CommandRun first = CommandRun.ofProgram(arguments);
        CommandRun second = CommandRun.ofProgram(arguments);

        assertEquals(ExitCode.DONE, first.exitCode(), first.err());
        try (Stream<Path> files = Files.list(pictures)) {
            assertEquals(files.count() + " pictures in " + pictures, first.out().strip());
        }
        assertEquals(ExitCode.BAD_INPUT, second.exitCode());
        assertTrue(second.err().contains("expected a folder that is new or empty"), second.err());
    }

    @Test
    void thePictureOfTheDocumentationIsThatOfTheProgram() throws IOException {
        Path pictures = folder.resolve("steps");

        CommandRun.ofProgram("explain", "euler50", "--position", "7", "--format", "svg", "--out", pictures.toString());

        assertEquals(Files.readString(Path.of("docs/x-wing.svg")), Files.readString(pictures.resolve("step-020.svg")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "euler50|Choose one with --position N",
                "euler50 --position 0|expected 1 or more",
                "euler50 --position 51|has fewer puzzles",
                "homer --with homer --guess|HLSudokuSolver never guesses",
                "homer --max-steps 0|expected 1 or more",
                "homer --format svg|expected --out FOLDER",
                "homer --out no/such/folder/steps.txt|cannot be written",
                "....2..4..3..... --with homer|expected a Sudoku of order 3"
            })
    void whatMakesNoSenseIsRefused(String arguments, String message) {
        CommandRun run = CommandRun.ofProgram(("explain " + arguments).split(" "));

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains(message), run.err());
        assertEquals("", run.out());
    }
}
