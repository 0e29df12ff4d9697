package crosshatch.solvers.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import org.junit.jupiter.api.Test;

class MiniZincFormatTest {

    @Test
    void theDataIsAMatrixOfTheGivens() {
        assertEquals("""
            % .13.3........31.
            k = 2;
            n = 4;
            givens =
              [| 0, 1, 3, 0
               | 3, 0, 0, 0
               | 0, 0, 0, 0
               | 0, 3, 1, 0 |];
            """, Exports.of("minizinc/part=data", Puzzles.TWO_SOLUTIONS_2));
    }

    @Test
    void theModelIsTheSameForAllPuzzles() {
        String model = Exports.of("minizinc/part=model", Puzzles.TWO_SOLUTIONS_2);

        assertEquals(model, Exports.of("minizinc/part=model", Puzzles.ORDER_5));
    }

    @Test
    void modelAndDataMakeTheWhole() {
        assertEquals(
                Exports.of("minizinc/part=model", Puzzles.EULER_1)
                        + "\n"
                        + Exports.of("minizinc/part=data", Puzzles.EULER_1),
                Exports.of("minizinc", Puzzles.EULER_1));
    }

    @Test
    void aPartCannotExcludeASolution() {
        InputException refused = assertThrows(
                InputException.class,
                () -> Exports.of("minizinc/part=data", Puzzles.EULER_1, Puzzles.EULER_1_SOLUTION));

        assertTrue(
                refused.getMessage().contains("/part=data/search=free/views=cells': an excluded solution"),
                refused.getMessage());
    }

    @Test
    void anOrderOfSearchIsAskedForOfPlainAndOfOtherBoards() {
        assertTrue(Exports.of("minizinc/search=dom", Puzzles.EULER_1)
                .contains("solve :: int_search(array1d(grid), first_fail, indomain_min, complete) satisfy;"));
        assertTrue(Exports.of("minizinc/digits=halves/search=dom", Puzzles.EULER_1)
                .contains("solve :: int_search(array1d(grid), first_fail, indomain_split, complete) satisfy;"));
        assertTrue(Exports.of("minizinc/search=input", RelationExamples.puzzle("sum"))
                .contains("solve :: int_search(x, input_order, indomain_min, complete) satisfy;"));
    }

    @Test
    void threeViewsAreChannelledAndSearchedTogether() {
        String model = Exports.of("minizinc/part=model/search=domwdeg/views=three", Puzzles.EULER_1);

        assertTrue(model.contains("inverse([grid[r, c] | c in N], [in_rows[r, d] | d in N])"), model);
        assertTrue(
                model.contains("int_search(array1d(grid) ++ array1d(in_rows) ++ array1d(in_columns), dom_w_deg,"),
                model);
    }

    @Test
    void aBoardThatIsNotSquareHasOneView() {
        Puzzle lonely = new Puzzle(Grid.of(Board.builder(1, 1).build(), new int[1]));

        assertEquals(
                Exports.of("minizinc/part=model/search=dom", lonely),
                Exports.of("minizinc/part=model/search=dom/views=three", lonely));
    }

    @Test
    void domainConsistencyIsAskedForOfEachUnit() {
        String model = Exports.of("minizinc/consistency=domain/part=model", Puzzles.EULER_1);

        assertTrue(model.contains("constraint forall(r in N)(filtered([grid[r, c] | c in N]));"), model);
        assertTrue(
                model.contains("predicate filtered(array[int] of var int: unit) = alldifferent(unit) :: domain;"),
                model);
        assertTrue(model.contains("solve satisfy;"), model);
    }

    @Test
    void domainConsistencyOfABoardWithoutUnitsAsksForNothingThatIsNotIncluded() {
        Puzzle lonely = new Puzzle(Grid.of(Board.builder(1, 1).build(), new int[1]));

        assertFalse(Exports.of("minizinc/consistency=domain/part=model", lonely).contains("alldifferent"));
    }
}
