package crosshatch.solvers.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import crosshatch.Puzzles;
import crosshatch.instances.sets.Instance;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** XCSP3 files, as the checker of the XCSP3 competitions takes them. */
@Tag("process")
class XcspFormatTest {
    @TempDir
    Path folder;

    @ParameterizedTest(name = "hardest10 {index}")
    @MethodSource("crosshatch.solvers.export.IndependentProgramsTest#hardest10")
    void theSolutionViolatesNothing(Instance instance) throws Exception {
        assertEquals(List.of(), violated(instance.puzzle(), IndependentProgramsTest.solution(instance)));
    }

    @ParameterizedTest(name = "order {0}")
    @ValueSource(ints = {2, 3, 4, 5})
    void hasEveryOrder(int order) throws Exception {
        Grid solution = Puzzles.cyclic(order);
        Puzzle empty =
                new Puzzle(Grid.of(solution.board(), new int[solution.board().cells()]));

        assertEquals(List.of(), violated(empty, solution));
    }

    @Test
    void aSwapInARowViolatesColumnsAndBoxes() throws Exception {
        assertFalse(violated(Puzzles.EMPTY_2, grid("1234341221434321"), "1324341221434321")
                .isEmpty());
    }

    @Test
    void aGivenThatIsNotKeptIsViolated() throws Exception {
        assertFalse(violated(Puzzles.EULER_1, Puzzles.NORVIG_HARD_1_SOLUTION).isEmpty());
    }

    @Test
    void anExcludedSolutionIsViolatedAndNoOther() throws Exception {
        Grid excluded = grid("1234341221434321");
        XcspChecker checker = new XcspChecker(folder, Puzzles.EMPTY_2, excluded);

        assertFalse(checker.violated(excluded).isEmpty());
        assertEquals(List.of(), checker.violated(grid("1234341243212143")));
    }

    @Test
    void aLatinSquareHasNoBoxes() throws Exception {
        Board latin = Board.latin(5);
        int[] digits = IntStream.range(0, 25)
                .map(cell -> (cell % 5 + cell / 5) % 5 + 1)
                .toArray();
        Puzzle empty = new Puzzle(Grid.of(latin, new int[25]));

        assertEquals(List.of(), violated(empty, Grid.of(latin, digits)));
        assertFalse(Exports.of("xcsp3", empty).contains("each box"));
    }

    private List<String> violated(Puzzle puzzle, Grid solution) throws Exception {
        return new XcspChecker(folder, puzzle).violated(solution);
    }

    private List<String> violated(Puzzle puzzle, Grid solution, String changed) throws Exception {
        assertEquals(List.of(), violated(puzzle, solution));
        return violated(puzzle, grid(changed));
    }

    private static Grid grid(String text) {
        return Puzzle.parse(text).givens();
    }
}
