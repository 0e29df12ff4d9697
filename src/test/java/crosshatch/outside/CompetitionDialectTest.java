package crosshatch.outside;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import crosshatch.board.Board;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CompetitionDialectTest {
    private static final Board BOARD = Board.latin(2);

    private static Reading read(int... givens) {
        return new CompetitionDialect(new Puzzle(Grid.of(BOARD, givens)), Optional.empty()).read("s SATISFIABLE\n");
    }

    @Test
    void aModelWithoutValuesIsAllThereIsToSayOfAFullGrid() {
        assertEquals(
                List.of(Grid.of(BOARD, new int[] {1, 2, 2, 1})),
                read(1, 2, 2, 1).solutions());
        assertThrows(UnbelievableException.class, () -> read(1, 2, 2, 0));
    }
}
