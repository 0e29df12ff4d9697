package crosshatch.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Files of {@code lsencode}, where {@code order N} means a Latin square and 0 is a digit. */
class QuasigroupTest {
    private static List<LocatedPuzzle> read(String text, BadLines badLines) {
        try (PuzzleReader reader = PuzzleReader.of(text, "qcp", ReaderSettings.DEFAULT.withBadLines(badLines))) {
            return reader.stream().toList();
        }
    }

    private static List<LocatedPuzzle> read(String text) {
        return read(text, BadLines.REFUSED);
    }

    @Test
    void numbersCountFromNoughtAndMinusOneIsAHole() {
        LocatedPuzzle read = read("order 3\n 0 -1 2\n-1  2 0\n 2 0 -1\n").get(0);

        assertEquals(Board.latin(3), read.puzzle().board());
        assertEquals("1.3.3131.", read.puzzle().toString());
        assertEquals("qcp:1", read.where());
    }

    /** Order 33 is the common size of benchmarks, and no order of a Sudoku. */
    @Test
    void theOrderIsNotThatOfASudoku() {
        String row = IntStream.range(0, 33).mapToObj(i -> "-1").collect(Collectors.joining(" ", "", "\n"));

        assertEquals(
                Board.latin(33),
                read("order 33\n" + row.repeat(33)).get(0).puzzle().board());
    }

    @Test
    void sudokusUnderAnOrderAreStillSudokus() {
        List<LocatedPuzzle> read = read("order 2\n0 -1\n-1 0\norder 2\n1 2 3 4\n0 0 0 0\n0 0 0 0\n0 0 0 0\n");

        assertEquals(Board.latin(2), read.get(0).puzzle().board());
        assertEquals(Board.sudoku(2), read.get(1).puzzle().board());
    }

    @Test
    void theOrderMayStandAlone() {
        List<LocatedPuzzle> read = read("3\n 0 -1 2\n-1  2 0\n 2 0 -1\n\n2\n0 -1\n-1 0\n");

        assertEquals(
                List.of("1.3.3131.", "1..1"),
                read.stream().map(each -> each.puzzle().toString()).toList());
    }

    @Test
    void aNumberAloneIsRefusedWhereZeroMayBeABlankOrTheRowsASudoku() {
        assertEquals(
                "qcp:1: a number above rows, which may be a Latin square with blanks 0. Write 'latin 3' in its place",
                refusal("qcp", "3\n0 1 2\n1 0 3\n2 0 1\n"));
        String four = "4\n-1 0 1 2\n-1 -1 0 0\n-1 -1 -1 3\n-1 -1 0 0\n";
        assertEquals(
                "qcp:1: a number above rows, which may be a Latin square or a Sudoku. Write 'latin 4' or 'order 2' in its place",
                refusal("qcp", four));
        assertEquals("no refusal", refusal("my.pls", four));
    }

    private static String refusal(String source, String text) {
        try (PuzzleReader reader = PuzzleReader.of(text, source, ReaderSettings.DEFAULT)) {
            assertEquals(1, reader.stream().count());
            return "no refusal";
        } catch (InputException bad) {
            return String.valueOf(bad.getMessage());
        }
    }

    @Test
    void aNumberOutOfRangeIsRefusedWithItsLine() {
        InputException refused = assertThrows(InputException.class, () -> read("order 3\n0 1 2\n1 2 3\n2 0 1\n"));

        assertEquals("qcp:3: column 3: found 3, expected 0 to 2, or -1 for a hole", refused.getMessage());
    }

    @Test
    void missingRowsAreRefused() {
        InputException refused = assertThrows(InputException.class, () -> read("order 3\n0 1 2\n"));

        assertEquals(
                "qcp:1: a quasigroup of 1 row, expected 3 (a row is 3 numbers, -1 for a hole)", refused.getMessage());
    }

    @Test
    void aBadQuasigroupCostsNoOther() {
        SkippedLines skipped = new SkippedLines();

        List<LocatedPuzzle> read = read("order 3\n0 1 2\n9 9 9\n2 0 1\norder 2\n0 1\n1 0\n", skipped);

        assertEquals(
                List.of("1221"),
                read.stream().map(each -> each.puzzle().toString()).toList());
        assertEquals(1, skipped.count());
    }
}
