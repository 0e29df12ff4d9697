package crosshatch.solvers.external;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solvers.export.UnfitAnswerException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CompetitionDialectTest {
    private static final Board BOARD = Board.latin(2);

    private static ProgramAnswer read(int... givens) {
        return Dialect.SAT_COMPETITION.read("s SATISFIABLE\n", new Puzzle(Grid.of(BOARD, givens)), Optional.empty());
    }

    @Test
    void aModelWithoutValuesIsAllThereIsToSayOfAFullGrid() {
        assertEquals(
                List.of(Grid.of(BOARD, new int[] {1, 2, 2, 1})),
                read(1, 2, 2, 1).solutions());
        assertThrows(UnfitAnswerException.class, () -> read(1, 2, 2, 0));
    }
}
