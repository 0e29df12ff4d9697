package crosshatch.puzzle;

import static crosshatch.puzzle.PuzzleReaderTest.message;
import static crosshatch.puzzle.PuzzleReaderTest.read;
import static crosshatch.puzzle.PuzzleReaderTest.rows;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.base.SurroundingsException;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.file.PuzzleSources;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What cannot be read is refused with its place, what was found, what was expected; or skipped and counted. */
class PuzzleReaderBadInputTest {
    private static final String EULER_1 = Puzzles.EULER_1.toString();
    private static final String HARD_1 = Puzzles.NORVIG_HARD_1.toString();

    @TempDir
    Path folder;

    @Test
    void namesTheLineWithACellTooFewOrTooMany() {
        assertEquals(
                "text:2: 80 cells, expected 81 (a cell is 1-9, or '.', '0', '*', '_' for a blank)",
                message(EULER_1 + "\n" + EULER_1.substring(1)));
        assertEquals(
                "text:1: 82 cells, expected 81 (a cell is 1-9, or '.', '0', '*', '_' for a blank)",
                message(EULER_1 + "."));
    }

    @Test
    void doesNotCompleteAShortLineFromItsComment() {
        assertTrue(message(EULER_1.substring(1) + " 5").startsWith("text:1: 80 cells, expected 81"));
    }

    /** Of a file with sections only that of the puzzle is read; a stray bracket must not hide the rest. */
    @Test
    void aBracketIsNoSection() {
        assertTrue(message(EULER_1 + "\n[....8\n" + HARD_1).startsWith("text:2: 6 cells, expected 9 in a row"));
    }

    @Test
    void namesTheColumnOfALetter() {
        assertEquals(
                "text:2:17: found 'x', but '.' stands for a blank before it; expected a digit, or the same character for all blanks",
                message("# one puzzle\n" + replaced(EULER_1, 16, 'x')));
    }

    @Test
    void namesTheCellOfAGrid() {
        String grid = rows(EULER_1);

        assertEquals(
                "text:3:2: found 'x', but '.' stands for a blank before it; expected a digit, or the same character for all blanks",
                message(replaced(grid, 21, 'x')));
    }

    @Test
    void refusesANumberThatIsTooLarge() {
        String rows = ("0 ".repeat(24) + "7\n").repeat(25);

        assertEquals("text:25:49: found 26, expected 1 to 25, or 0 for a blank", message(replacedLast(rows, "26")));
    }

    @Test
    void refusesAGridThatLacksARow() {
        String eightRows = rows(EULER_1).substring(10);

        assertEquals(
                "text:1: a grid of 8 rows, expected 9 (a row is a line; a blank line ends a grid)",
                message(eightRows + "\n\n" + rows(HARD_1)));
        assertTrue(message(eightRows + "\n" + EULER_1).startsWith("text:1: a grid of 8 rows"));
        assertTrue(message("Grid 01\n" + eightRows + "\nGrid 02").startsWith("text:2: a grid of 8 rows"));
    }

    @Test
    void refusesARowThatLacksACell() {
        assertTrue(message(rows(EULER_1).substring(0, 28))
                .startsWith("text:3: 8 cells, expected 9 in a row, or 81 in a puzzle"));
    }

    @Test
    void refusesWordsThatAreNoCells() {
        assertEquals(
                "text:1:1: found 'quizzes,solutions', expected a puzzle: 81 cells on a line, or 9 lines of 9 cells"
                        + " (a cell is 1-9, or '.', '0', '*', '_' for a blank)",
                message("quizzes,solutions\n" + EULER_1));
    }

    @Test
    void saysHowToReadRowsOfOrderFour() {
        assertTrue(message("123456789ABCDEFG\n".repeat(16))
                .endsWith("write a line 'order 4' above it, or choose the order"));
    }

    @Test
    void refusesAnOrderThatDoesNotExistOrWasNotAskedFor() {
        assertEquals("text:1: order 17: expected 2 to 10 (order 3 is 9×9)", message("order 17\n" + EULER_1));
        InputException refused =
                assertThrows(InputException.class, () -> read("order 4", ReaderSettings.DEFAULT.withOrder(3)));
        assertEquals("text:1: order 4, but the command expects order 3", refused.getMessage());
    }

    @Test
    void refusesALatinSquareThatDoesNotExistOrHasOtherCells() {
        assertEquals("text:1: Latin square of 101 digits: expected 2 to 100", message("latin 101\n" + EULER_1));
        assertEquals(
                "text:2: 24 cells, expected 25 (a cell is 1-5, or '.', '0', '*', '_' for a blank)",
                message("latin 5\n" + ".".repeat(24)));
        assertEquals(
                "text:2:3: found '6', expected 1-5, or '.', '0', '*', '_' for a blank",
                message("latin 5\n..6" + ".".repeat(22)));
        InputException refused = assertThrows(
                InputException.class, () -> read("latin 9", ReaderSettings.DEFAULT.withBoard(Board.sudoku(3))));
        assertEquals("text:1: latin 9, but the command expects order 3", refused.getMessage());
    }

    @Test
    void refusesATextWithoutAnyPuzzle() {
        assertEquals("no puzzle in text: it is empty", message(""));
        assertEquals("no puzzle in text: it has only comments", message("# nothing\n\n"));
    }

    @Test
    void refusesBinaryData() {
        assertEquals(
                "text:1: column 3 holds the control character U+0000, expected plain text, one puzzle per line",
                message("PK\0\3\4"));
    }

    @Test
    @Timeout(value = 5, unit = TimeUnit.SECONDS)
    void refusesLongLinesOfBlanksAndBarsAtOnce() {
        for (String beginning : List.of("order", "latin", "grid", "-", "|", "5", "[")) {
            for (String filling : List.of(" ", "|", "- ", "1 ", "= x")) {
                String line = beginning + filling.repeat(65_000 / filling.length());
                assertThrows(InputException.class, () -> read(line));
            }
        }
    }

    @Test
    void refusesALineOfAMegabyte() {
        assertEquals(
                "text:1: found more than 65,536 characters in a line, expected a puzzle with fewer",
                message("5".repeat(1_000_000) + "\n" + EULER_1));
    }

    @Test
    void refusesAnEndlessLineWithoutReadingOn() {
        EndlessText endless = new EndlessText(".");
        try (PuzzleReader reader = PuzzleReader.of(endless, "huge.txt", ReaderSettings.DEFAULT)) {
            assertThrows(InputException.class, reader::next);
        }
        assertTrue(endless.taken() < 200_000, endless.taken() + " bytes read");
    }

    @Test
    void refusesADirectoryAndAMissingFile() {
        assertEquals(folder + ": found a directory, expected a file with puzzles", openingFault(folder));
        Path missing = folder.resolve("missing.txt");
        assertEquals(missing + ": found no such file", openingFault(missing));
    }

    @Test
    void refusesAFileThatMayNotBeRead() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret.txt"), EULER_1);
        boolean hidden = secret.toFile().setReadable(false) && !Files.isReadable(secret);
        assumeTrue(hidden, "this user may read every file");

        assertEquals(secret + ": cannot be read: permission denied", openingFault(secret));
    }

    @Test
    void saysWhereAStreamBroke() throws IOException {
        InputStream broken = InputStream.nullInputStream();
        broken.close();
        try (PuzzleReader reader = PuzzleReader.of(broken, "text", ReaderSettings.DEFAULT)) {
            SurroundingsException fault = assertThrows(SurroundingsException.class, reader::next);
            assertEquals("text:1: cannot be read: Stream closed", fault.getMessage());
        }
    }

    @Test
    void skipsBadLinesIfAskedAndCountsThem() {
        SkippedLines skipped = new SkippedLines();
        String text = "5".repeat(70_000) + "\n" + EULER_1 + "\n" + EULER_1.substring(1) + "\n\0\n" + HARD_1;

        List<LocatedPuzzle> read = read(text, ReaderSettings.DEFAULT.withBadLines(skipped));

        assertEquals(
                List.of(Puzzles.EULER_1, Puzzles.NORVIG_HARD_1),
                read.stream().map(LocatedPuzzle::puzzle).toList());
        assertEquals(List.of(1L, 2L), read.stream().map(LocatedPuzzle::position).toList());
        assertEquals(3, skipped.count());
        assertTrue(skipped.messages().get(1).startsWith("text:3: 80 cells"));
    }

    @Test
    void neverMakesAPuzzleFromRowsOfTwoGrids() {
        String good = rows(HARD_1) + "\n";
        for (String badRow : List.of("5......", "5.\0......", "5".repeat(70_000), "5 hello")) {
            for (int row = 0; row < 9; row++) {
                String bad = withRow(rows(EULER_1), row, badRow) + "\n";
                SkippedLines skipped = new SkippedLines();

                List<LocatedPuzzle> read =
                        read(good + bad + good + "\n" + good, ReaderSettings.DEFAULT.withBadLines(skipped));

                assertTrue(read.stream().allMatch(puzzle -> puzzle.puzzle().equals(Puzzles.NORVIG_HARD_1)));
                assertEquals(1, read.get(0).line());
                assertEquals(29, read.get(read.size() - 1).line());
                assertTrue(skipped.count() > 0);
            }
        }
    }

    @Test
    void aGridAfterALineOfWordsIsRead() {
        SkippedLines skipped = new SkippedLines();
        String text = rows(HARD_1) + "\nNumber of Givens: 26\nDifficulty: Simple\nTime: 0.5 ms\n" + rows(EULER_1);

        List<LocatedPuzzle> read = read(text, ReaderSettings.DEFAULT.withBadLines(skipped));

        assertEquals(
                List.of(Puzzles.NORVIG_HARD_1, Puzzles.EULER_1),
                read.stream().map(LocatedPuzzle::puzzle).toList());
        assertEquals(3, skipped.count());
    }

    @Test
    void keepsOnlyTheFirstHundredMessages() {
        SkippedLines skipped = new SkippedLines();

        read("...\n".repeat(1000) + EULER_1, ReaderSettings.DEFAULT.withBadLines(skipped));

        assertEquals(1000, skipped.count());
        assertEquals(100, skipped.messages().size());
    }

    @Test
    void refusesATextOfWhichNothingIsLeft() {
        InputException fault = assertThrows(
                InputException.class, () -> read("...\n...", ReaderSettings.DEFAULT.withBadLines(new SkippedLines())));

        assertEquals("no puzzle in text: 2 bad lines skipped, and there is no good line", fault.getMessage());
    }

    private static String openingFault(Path file) {
        return String.valueOf(assertThrows(InputException.class, () -> PuzzleSources.open(file, ReaderSettings.DEFAULT)
                        .close())
                .getMessage());
    }

    private static String replaced(String text, int index, char character) {
        return text.substring(0, index) + character + text.substring(index + 1);
    }

    private static String withRow(String rows, int row, String replacement) {
        List<String> lines = new ArrayList<>(rows.lines().toList());
        lines.set(row, replacement);
        return String.join("\n", lines);
    }

    private static String replacedLast(String rows, String number) {
        return rows.substring(0, rows.length() - 2) + number;
    }
}
