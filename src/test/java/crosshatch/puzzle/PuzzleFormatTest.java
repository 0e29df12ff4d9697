package crosshatch.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written can be read. */
class PuzzleFormatTest {
    private static final List<PuzzleFormat> OF_ALL_SIZES =
            List.of(PuzzleFormat.LINE, PuzzleFormat.NUMBERS, PuzzleFormat.GRID, PuzzleFormat.INTEGERS);

    @ParameterizedTest
    @EnumSource(PuzzleFormat.class)
    void isReadBackAsWritten(PuzzleFormat format) {
        assertReadBack(format, Puzzles.EULER_1.givens());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10})
    void isReadBackInEveryOrder(int order) {
        for (PuzzleFormat format : OF_ALL_SIZES) assertReadBack(format, Puzzles.cyclic(order));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 9, 12, 16, 35, 36, 100})
    void latinSquaresAreReadBack(int n) {
        int[] digits = new int[n * n];
        for (int cell = 0; cell < digits.length; cell++) digits[cell] = (cell / n + cell) % n + 1;
        Grid square = Grid.of(Board.latin(n), digits);

        for (PuzzleFormat format : OF_ALL_SIZES) assertReadBack(format, square);
    }

    @Test
    void writesSimpleSudoku() {
        String expected = """
                ..3|.2.|6..
                9..|3.5|..1
                ..1|8.6|4..
                -----------
                ..8|1.2|9..
                7..|...|..8
                ..6|7.8|2..
                -----------
                ..2|6.9|5..
                8..|2.3|..9
                ..5|.1.|3..""";

        assertEquals(expected, PuzzleFormat.SS.write(Puzzles.EULER_1.givens()));
    }

    @Test
    void refusesAnOrderThatTheFormatDoesNotHave() {
        InputException refused = assertThrows(InputException.class, () -> PuzzleFormat.SDK.write(Puzzles.cyclic(4)));

        assertEquals(
                "format sdk is for order 3 only, found sudoku-4. Expected line, numbers, grid or integers",
                refused.getMessage());
    }

    private static void assertReadBack(PuzzleFormat format, Grid grid) {
        List<LocatedPuzzle> read = PuzzleReaderTest.read(format.write(grid));
        assertEquals(1, read.size());
        assertEquals(grid, read.get(0).puzzle().givens(), format.word());
    }
}
