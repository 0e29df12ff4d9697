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
