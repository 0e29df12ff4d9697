package crosshatch.puzzle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.board.Board;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CellMoveTest {
    private static final Board LATIN_2 = Board.latin(2);

    /** By hand, on cells 0 1 / 2 3: as they stand, mirrored left and right, top and bottom, both; then rows and columns swapped. */
    @Test
    void aSquareSheetHasEightTurns() {
        Set<List<Integer>> expected = Set.of(
                List.of(0, 1, 2, 3),
                List.of(1, 0, 3, 2),
                List.of(2, 3, 0, 1),
                List.of(3, 2, 1, 0),
                List.of(0, 2, 1, 3),
                List.of(2, 0, 3, 1),
                List.of(1, 3, 0, 2),
                List.of(3, 1, 2, 0));

        assertEquals(
                expected,
                CellMove.turns(LATIN_2).stream().map(CellMoveTest::places).collect(Collectors.toSet()));
        assertEquals(8, CellMove.turns(LATIN_2).size());
    }

    @Test
    void theLastCellComesFirstInAReversal() {
        assertEquals(List.of(3, 2, 1, 0), places(CellMove.reversal(LATIN_2)));
    }

    @Test
    void oneMoveThenAnotherIsWhereTheSecondBringsWhatTheFirstBrought() {
        CellMove mirror = CellMove.of(LATIN_2, cell -> cell ^ 1);
        CellMove swap = CellMove.of(LATIN_2, cell -> List.of(0, 2, 1, 3).get(cell));

        assertEquals(List.of(2, 0, 3, 1), places(mirror.then(swap)));
        assertArrayEquals(new int[] {1, 3, 0, 2}, mirror.then(swap).sources());
        assertEquals(List.of(0, 1, 2, 3), places(CellMove.identity(LATIN_2)));
    }

    /** In order 2 two rows of one band may be swapped, two of different bands may not. */
    @Test
    void keepsABoardWhoseUnitsGoToUnits() {
        Board board = Board.sudoku(2);

        assertTrue(swapOfRows(board, 0, 1).keeps(board));
        assertFalse(swapOfRows(board, 1, 2).keeps(board));
    }

    private static CellMove swapOfRows(Board board, int one, int other) {
        return CellMove.of(board, cell -> {
            int row = cell / 4;
            return (row == one ? other : row == other ? one : row) * 4 + cell % 4;
        });
    }

    private static List<Integer> places(CellMove move) {
        return IntStream.range(0, 4).mapToObj(move::to).toList();
    }
}
