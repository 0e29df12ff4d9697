package crosshatch.puzzle;

import static crosshatch.puzzle.PuzzleReaderTest.message;
import static crosshatch.puzzle.PuzzleReaderTest.read;
import static crosshatch.puzzle.PuzzleReaderTest.rows;
import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.Puzzles;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What programs leave at the end of a text is no puzzle, and no mistake. */
class EndOfTextTest {
    private static final String EULER_1 = Puzzles.EULER_1.toString();

    @ParameterizedTest
    @ValueSource(strings = {"\u001A", "\0", "\n\u001A", "\r\n\u001A\r\n", "\0\0\0\0", "\n\0\n\0\n", "\n\n\u001A\u001A"})
    void ctrlZAndNulFillTheEnd(String filling) {
        assertEquals(List.of(Puzzles.EULER_1), puzzles(EULER_1 + filling));
        assertEquals(List.of(Puzzles.EULER_1), puzzles(rows(EULER_1) + filling));
    }

    @Test
    void insideTheTextTheyAreRefusedWithTheirLine() {
        SkippedLines skipped = new SkippedLines();

        List<LocatedPuzzle> read =
                read(EULER_1 + "\n\0\r\n\0\n" + Puzzles.NORVIG_HARD_1, ReaderSettings.DEFAULT.withBadLines(skipped));

        assertEquals(List.of(1L, 4L), read.stream().map(LocatedPuzzle::line).toList());
        assertEquals(
                List.of(
                        "text:2: column 1 holds the control character U+0000, expected plain text, one puzzle per line"),
                skipped.messages());
    }

    @Test
    void aTextOfNothingElseIsEmpty() {
        assertEquals("no puzzle in text: it is empty", message("\0"));
    }

    @Test
    void whatSimpleSudokuWritesBelowItsFrameIsIgnored() {
        String framed = "*-----------*\n"
                + rows(EULER_1)
                        .replaceAll("(?m)^(...)(...)(...)$", "|$1|$2|$3|")
                        .replaceAll("((?:.+\n){3})(?=.)", "$1|---+---+---|\n")
                + "\n*-----------*\n";

        assertEquals(List.of(Puzzles.EULER_1), puzzles(framed + "\n\nI0305 abc\n17 4\nend of file\n"));
        assertEquals(
                List.of(Puzzles.EULER_1, Puzzles.EULER_1, Puzzles.NORVIG_HARD_1),
                puzzles(framed + "notes 1 2 3\n\n" + framed + "notes\n" + Puzzles.NORVIG_HARD_1));
    }

    private static List<Puzzle> puzzles(String text) {
        return read(text).stream().map(LocatedPuzzle::puzzle).toList();
    }
}
