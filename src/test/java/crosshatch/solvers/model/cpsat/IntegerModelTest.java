package crosshatch.solvers.model.cpsat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.ortools.sat.CpModelProto;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Count;
import crosshatch.puzzle.relation.Diagrams;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Domains as the library wants them: first and last digit of each run of candidates; and long lists of fillings. */
class IntegerModelTest {
    /** Order 2, with 3 in r1c1, 2 in r2c4 and 1 in r3c4. */
    private static final Puzzle PUZZLE = Puzzle.parse("3......2...1....");

    @Test
    void aGivenIsOneDigit() {
        assertEquals(List.of(3L, 3L), domain("live", 0));
        assertEquals(List.of(3L, 3L), domain("fixed", 0));
    }

    @Test
    void aBlankHasTheDigitsThatNoPeerHas() {
        assertEquals(List.of(1L, 2L, 4L, 4L), domain("live", 1), "r1c2 sees 3");
        assertEquals(List.of(1L, 1L, 4L, 4L), domain("live", 2), "r1c3 sees 2 and 3");
        assertEquals(List.of(4L, 4L), domain("live", 3), "r1c4 sees 1, 2 and 3");
        assertEquals(List.of(1L, 1L, 3L, 4L), domain("live", 6), "r2c3 sees 2");
        assertEquals(List.of(2L, 4L), domain("live", 9), "r3c2 sees 1");
        assertEquals(List.of(1L, 4L), domain("live", 13), "r4c2 sees none");
    }

    @Test
    void aBlankKeepsAllDigitsIfTheGivensOnlyFixTheirOwnCells() {
        assertEquals(List.of(1L, 4L), domain("fixed", 3));
    }

    /** Over 20,000 fillings: at least two ones in eight cells. Stated as an automaton, the library gives a solution twice. */
    @ParameterizedTest
    @CsvSource({"....1111, 256", "1234...., 175"})
    void aLongListGivesEachSolutionOnce(String givens, int solutions) {
        Count atLeastTwo = new Count(List.of(0, 1, 2, 3, 4, 5, 6, 7), List.of(1), 2, 8, OptionalInt.empty());
        Board board = Board.builder(4, 8).relation(atLeastTwo).build();
        int[] digits = givens.chars().map(each -> each == '.' ? 0 : each - '0').toArray();

        try (Solver solver = Configurations.solver("cpsat/model=int")) {
            Claim.Counted counted = (Claim.Counted)
                    solver.answer(new Puzzle(Grid.of(board, digits)), Question.count(1000), Budget.unlimited())
                            .claim();

            assertEquals(solutions, counted.solutions().size());
            assertTrue(counted.exhausted());
        }
    }

    private static List<Long> domain(String givens, int cell) {
        CpModelProto model = Formulation.of(
                        PUZZLE.board(),
                        Map.of("model", "int", "givens", givens, "relations", "table", "implied", "none")::get,
                        new Diagrams())
                .state(PUZZLE)
                .parsed();
        return model.getVariables(cell).getDomainList();
    }
}
