package crosshatch.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.Puzzles;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Unit;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The judge's definition of a solution, on boards that are not plain. */
class SolutionCheckerTest {
    /** Four cells, three digits: a row of three, and a cell in no unit that is less than the first. */
    private static final Board BOARD = Board.builder(3, 4)
            .unit(Unit.Kind.ROW, 0, 1, 2)
            .relation(Pair.less(3, 0))
            .build();

    private static Optional<String> fault(int... digits) {
        return SolutionChecker.fault(new Puzzle(Grid.of(BOARD, new int[4])), Grid.of(BOARD, digits));
    }

    @Test
    void acceptsWhatKeepsUnitsAndRelations() {
        assertEquals(Optional.empty(), fault(2, 1, 3, 1));
    }

    @Test
    void namesTheBrokenRelation() {
        assertEquals(Optional.of("less of cell 3 cell 0 does not hold: 2 2"), fault(2, 1, 3, 2));
    }

    @Test
    void namesTheBrokenUnit() {
        assertEquals(Optional.of("row 1 holds 2 twice, in cell 0 and cell 1"), fault(2, 2, 3, 1));
    }

    @Test
    void noticesABlankCellInNoUnit() {
        assertEquals(Optional.of("cell 3 is blank"), fault(2, 1, 3, 0));
    }

    @Test
    void aDistinctUnitMayLackADigitButHoldsNoneTwice() {
        Board board = Board.builder(9, 3).unit(Unit.Kind.CAGE, 0, 1, 2).build();
        Puzzle empty = new Puzzle(Grid.of(board, new int[3]));

        assertEquals(Optional.empty(), SolutionChecker.fault(empty, Grid.of(board, new int[] {9, 1, 5})));
        assertEquals(
                Optional.of("cage 1 holds 9 twice, in cell 0 and cell 2"),
                SolutionChecker.fault(empty, Grid.of(board, new int[] {9, 1, 9})));
    }

    @Test
    void theSolutionOfAnotherBoardIsNone() {
        Board other =
                Board.sudoku(3).toBuilder().relation(new Sum(List.of(0, 1), 12)).build();
        Grid grid = Grid.of(other, Puzzles.EULER_1_SOLUTION.digits());

        assertEquals(
                Optional.of("a grid of 9x9 with rows, columns, boxes, sums for a puzzle of sudoku-3"),
                SolutionChecker.fault(Puzzles.EULER_1, grid));
        assertEquals(
                Optional.empty(),
                SolutionChecker.fault(
                        new Puzzle(Grid.of(other, Puzzles.EULER_1.givens().digits())), grid));
    }
}
