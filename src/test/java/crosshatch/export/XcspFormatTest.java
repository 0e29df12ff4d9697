package crosshatch.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import crosshatch.Puzzles;
import crosshatch.board.Board;
import crosshatch.corpus.Instance;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xcsp.parser.callbacks.SolutionChecker;

/** XCSP3 files, as the checker of the XCSP3 competitions takes them. */
class XcspFormatTest {
    @TempDir
    Path folder;

    @ParameterizedTest(name = "hardest10 {index}")
    @MethodSource("crosshatch.export.IndependentProgramsTest#hardest10")
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
        String model = Exports.of("xcsp3", Puzzles.EMPTY_2, excluded);

        assertFalse(violated(model, excluded).isEmpty());
        assertEquals(List.of(), violated(model, grid("1234341243212143")));
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
        return violated(Exports.of("xcsp3", puzzle), solution);
    }

    private List<String> violated(Puzzle puzzle, Grid solution, String changed) throws Exception {
        assertEquals(List.of(), violated(puzzle, solution));
        return violated(puzzle, grid(changed));
    }

    private List<String> violated(String model, Grid solution) throws Exception {
        Path file = Files.writeString(folder.resolve("puzzle.xml"), model);
        String values =
                IntStream.of(solution.digits()).mapToObj(String::valueOf).collect(Collectors.joining(" "));
        String text = "<instantiation> <list> x[][] </list> <values> " + values + " </values> </instantiation>";
        SolutionChecker checker = new SolutionChecker(
                false, file.toString(), new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        return checker.violatedCtrs;
    }

    private static Grid grid(String text) {
        return Puzzle.parse(text).givens();
    }
}
