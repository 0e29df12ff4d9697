package crosshatch.instances.sets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.puzzle.BoardSymmetries;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Sum;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What solvers warm up on. */
class WarmupInstanceTest {
    private final Random random = new Random(1);

    private static Instance instance(Puzzle puzzle, KnownAnswer known) {
        return new Instance("mine", 7, "", puzzle, known);
    }

    @Test
    void aPuzzleIsWarmedUpOnAsAnotherOneOfTheSameAnswer() {
        Instance measured = instance(Puzzles.EULER_1, KnownAnswer.unique(Puzzles.EULER_1_SOLUTION));

        Instance warmup = measured.forWarmup(random::nextInt);

        assertEquals("mine 7 warmup", warmup.label());
        assertNotEquals(measured.puzzle(), warmup.puzzle());
        assertEquals(measured.puzzle().clues(), warmup.puzzle().clues());
        Grid solution = warmup.known().solution().orElseThrow();
        assertTrue(SolutionChecker.fault(warmup.puzzle(), solution).isEmpty());
    }

    @Test
    void oneWhoseBoardHasNoSymmetryIsWarmedUpOnAsItIs() {
        Board board = Board.latin(3).toBuilder()
                .relation(new Sum(List.of(0, 1), 4))
                .relation(Pair.less(4, 8))
                .build();
        assertTrue(new BoardSymmetries(board).isEmpty());
        Instance measured = instance(new Puzzle(Grid.of(board, new int[9])), KnownAnswer.UNKNOWN);

        assertSame(measured, measured.forWarmup(random::nextInt));
    }

    @Test
    void anImageThatIsThePuzzleItselfIsNotTaken() {
        Instance measured = instance(Puzzles.EMPTY_2, KnownAnswer.UNKNOWN);

        assertSame(measured, measured.forWarmup(random::nextInt));
    }
}
