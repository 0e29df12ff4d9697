package crosshatch.solvers.external;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Unit;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PuzzleDataTest {
    private static Puzzle empty(Board board) {
        return new Puzzle(Grid.of(board, new int[board.cells()]));
    }

    /** Makes a square board of 6 digits with boxes of 2 rows and 3 columns. */
    private static Board six() {
        var board = Board.latin(6).toBuilder();
        for (int box = 0; box < 6; box++) {
            int corner = box / 2 * 12 + box % 2 * 3;
            board.unit(Unit.Kind.BOX, corner, corner + 1, corner + 2, corner + 6, corner + 7, corner + 8);
        }
        return board.build();
    }

    @Test
    void aPuzzleIsOneLineOfJson() {
        assertEquals(
                "{\"order\":2,\"size\":4,\"box_height\":2,\"box_width\":2,"
                        + "\"givens\":[[0,1,3,0],[3,0,0,0],[0,0,0,0],[0,3,1,0]],"
                        + "\"units\":[{\"set\":[0,1,2,3]},{\"set\":[4,5,6,7]},{\"set\":[8,9,10,11]},{\"set\":[12,13,14,15]},"
                        + "{\"set\":[0,4,8,12]},{\"set\":[1,5,9,13]},{\"set\":[2,6,10,14]},{\"set\":[3,7,11,15]},"
                        + "{\"set\":[0,1,4,5]},{\"set\":[2,3,6,7]},{\"set\":[8,9,12,13]},{\"set\":[10,11,14,15]}]}\n",
                PuzzleData.of(Puzzle.parse(".13.3........31.")).text());
    }

    @Test
    void boxesHaveAHeightAndAWidth() {
        PuzzleData data = PuzzleData.of(empty(six()));

        assertEquals(List.of(0, 6, 2, 3), List.of(data.order(), data.size(), data.boxHeight(), data.boxWidth()));
        assertEquals(18, data.units().size());
    }

    @Test
    void aLatinSquareHasNoBoxes() {
        PuzzleData data = PuzzleData.of(empty(Board.latin(5)));

        assertEquals(List.of(0, 5, 0, 0), List.of(data.order(), data.size(), data.boxHeight(), data.boxWidth()));
    }

    @Test
    void aRelationIsRefusedWithItsName() {
        Board killer =
                Board.sudoku(2).toBuilder().relation(new Sum(List.of(0, 1), 5)).build();

        String reason = PuzzleData.refusal(killer).orElseThrow();

        assertTrue(reason.contains("no relations; found 'sum 5 of r1c1 r1c2'"), reason);
    }

    @Test
    void onlySquareBoardsHaveData() {
        assertEquals(Optional.empty(), PuzzleData.refusal(six()));
        assertTrue(PuzzleData.refusal(Board.builder(3, 3).build()).isPresent());
    }
}
