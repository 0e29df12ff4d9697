package crosshatch.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.puzzle.board.Board;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SizesTest {
    private static final Sizes ANY = new Sizes(null);
    private static final Sizes ORDER_2 = new Sizes(Board.sudoku(2));

    @Test
    void puzzlesAreFourthPowersAndRowsAreSquaresFromOrder2To10() {
        assertEquals(
                List.of(16, 81, 256, 625, 1296, 2401, 4096, 6561, 10000),
                IntStream.rangeClosed(0, 20000).filter(ANY::isPuzzle).boxed().toList());
        assertEquals(
                List.of(4, 9, 16, 25, 36, 49, 64, 81, 100),
                IntStream.rangeClosed(0, 20000).filter(ANY::isRow).boxed().toList());
    }

    @Test
    void ofAKnownBoardOnlyItsOwnCount() {
        assertEquals(
                List.of(16),
                IntStream.rangeClosed(0, 300).filter(ORDER_2::isPuzzle).boxed().toList());
        assertEquals(
                List.of(4),
                IntStream.rangeClosed(0, 300).filter(ORDER_2::isRow).boxed().toList());
    }

    /** Half way between two fourth powers the guess goes over to the larger; near 4 and near 16 it is order 2. */
    @ParameterizedTest
    @CsvSource({
        "2, '9 in a row, or 81 in a puzzle'",
        "3, '4 in a row, or 16 in a puzzle'",
        "5, '4 in a row, or 16 in a puzzle'",
        "6, '9 in a row, or 81 in a puzzle'",
        "12, '9 in a row, or 81 in a puzzle'",
        "13, '16'",
        "19, '16'",
        "20, '81'",
        "80, '81'",
        "168, '81'",
        "169, '256'",
        "440, '256'",
        "441, '625'",
        "8280, '6561'",
        "8281, '10000'"
    })
    void aWrongCountIsToldWithTheNearestRightOne(int cells, String expected) {
        String said = ANY.expected(cells);

        assertEquals(expected, said.substring(0, said.indexOf(" (a cell is ")));
    }

    @Test
    void aKnownBoardExpectsItsOwnCells() {
        assertEquals("4 in a row, or 16 in a puzzle (a cell is " + PuzzleText.cellsOf(4) + ")", ORDER_2.expected(5));
        assertEquals("16 (a cell is " + PuzzleText.cellsOf(4) + ")", ORDER_2.expected(6));
        assertEquals(
                "a puzzle: 16 cells on a line, or 4 lines of 4 cells (a cell is " + PuzzleText.cellsOf(4) + ")",
                ORDER_2.aPuzzle());
        assertEquals(
                "a puzzle: 81 cells on a line, or 9 lines of 9 cells (a cell is " + PuzzleText.cellsOf(9) + ")",
                ANY.aPuzzle());
    }
}
