package crosshatch.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import crosshatch.Puzzles;
import crosshatch.instances.generate.GeneratedSet;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Pair;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Records name puzzles by their ids, for good. */
class PuzzleIdTest {
    /** The first puzzle of each set, as the records of earlier versions name it. */
    @ParameterizedTest
    @CsvSource({
        "sudoku-3/holes=0.5/count=20/seed=2026, 3cae0825dfbcd094",
        "sudoku-3/holes=0.64/count=20/seed=2026, b40647978cd2bc9b",
        "sudoku-4/holes=0.58/count=20/seed=2026, 027650968312f409",
        "sudoku-5/holes=0.44/count=20/seed=2026, 34dc188ee1d5b35b",
        "sudoku-6/holes=0.46/count=20/seed=2026, 6cfcc9b85d0f8710",
        "latin-30/holes=0.3/count=20/seed=2026, 49f0c1379d8220d5",
        "latin-30/holes=0.6/count=20/seed=2026, c8847a24019be17a"
    })
    void plainPuzzlesKeepTheIdsOfTheRecords(String set, String id) {
        Puzzle first =
                GeneratedSet.named(set).orElseThrow().puzzles().findFirst().orElseThrow();

        assertEquals(id, first.id());
    }

    /** The same givens on a plain board, on one with diagonals, on one with a sign, on another one with a sign. */
    @Test
    void theSameGivensOnOtherBoardsAreOtherPuzzles() {
        int[] givens = Puzzles.EULER_1.givens().digits();
        List<Board> boards = List.of(
                Board.sudoku(3),
                Board.latin(9),
                Board.sudoku(3).toBuilder().diagonals().build(),
                Board.sudoku(3).toBuilder().relation(Pair.less(0, 1)).build(),
                Board.sudoku(3).toBuilder().relation(Pair.less(1, 0)).build());

        List<Puzzle> puzzles =
                boards.stream().map(board -> new Puzzle(Grid.of(board, givens))).toList();

        assertEquals(boards.size(), puzzles.stream().map(Puzzle::id).distinct().count());
        assertEquals(boards.size(), puzzles.stream().distinct().count());
        assertEquals(Puzzles.EULER_1.id(), puzzles.get(0).id());
        assertNotEquals(puzzles.get(0), puzzles.get(2));
    }
}
