package crosshatch.instances.generate.classic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleText;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.Board;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Classic problems by name. */
class ClassicTest {

    /** Solutions that are known from elsewhere, or seen at a glance. */
    @ParameterizedTest
    @CsvSource({
        "queens-8,                1 5 8 6 3 7 2 4",
        "queens-1,                1",
        "magic-3,                 2 7 6 9 5 1 4 3 8",
        "magic-3/symmetry=corners, 2 9 4 7 5 3 6 1 8",
        "all-interval-4,          1 4 2 3 4 3 2",
        "costas-3,                4 6 5 5 2 4",
        "langford-2-3,            2 3 1 4 6 5",
        "mols-3,                  1 2 3 2 3 1 3 1 2 1 2 3 3 1 2 2 3 1 1 2 3 2 3 1 3 1 2",
        "schur-2-4,               1 2 2 1",
        "ramsey-3-3-5,            1 2 2 1 1 2 2 1 2 1",
        "qg3-4,                   1 3 4 2 4 2 1 3 2 4 3 1 3 1 2 4",
        "qg5-5,                   1 5 4 3 2 3 2 1 5 4 5 4 3 2 1 2 1 5 4 3 4 3 2 1 5"
    })
    void takesWhatSolvesIt(String name, String solution) {
        Puzzle puzzle = puzzle(name);

        assertEquals(Optional.empty(), fault(puzzle, solution));
    }

    @ParameterizedTest
    @CsvSource({
        "queens-4,                2 4 3 1",
        "queens-4/symmetry=reversal, 3 1 4 2",
        "magic-3,                 1 2 3 4 5 6 7 8 9",
        "magic-3/symmetry=corners, 2 7 6 9 5 1 4 3 8",
        "all-interval-4,          1 2 3 4 2 2 2",
        "costas-3,                4 5 6 4 4 5",
        "langford-2-3,            1 2 5 3 4 6",
        "mols-2,                  1 2 2 1 1 2 2 1 1 2 1 2",
        "schur-2-4,               1 2 1 2",
        "ramsey-3-3-5,            1 1 2 2 1 2 2 1 2 1",
        "qg3-3,                   1 3 2 3 2 1 2 1 3"
    })
    void takesNothingElse(String name, String grid) {
        assertTrue(fault(puzzle(name), grid).isPresent());
    }

    private static Puzzle puzzle(String name) {
        return Classic.named(name).orElseThrow().puzzle();
    }

    private static Optional<String> fault(Puzzle puzzle, String digits) {
        int[] grid = java.util.Arrays.stream(digits.strip().split(" +"))
                .mapToInt(Integer::parseInt)
                .toArray();
        return SolutionChecker.fault(puzzle, Grid.of(puzzle.board(), grid));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "latin-30",
                "sudoku-3",
                "queens",
                "queens-x",
                "queens-8-8",
                "langford-7",
                "langford-3-9",
                "schur-13"
            })
    void otherNamesAreNone(String text) {
        assertFalse(Classic.isNamed(text));
        assertTrue(Classic.named(text).isEmpty());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            queens-0                  | 'queens-0': 0: expected 1 to 100
            magic-11                  | 'magic-11': 11: expected 1 to 10
            schur-1-3                 | 'schur-1-3': 1: expected 2 to 100
            queens-8/symmetry=corners | puzzle set 'queens-8/symmetry=corners': option symmetry is 'corners', expected none|reversal
            ramsey-3-3-5/symmetry=all | puzzle set 'ramsey-3-3-5/symmetry=all': unknown option 'symmetry'; options of ramsey-3-3-5: as
            """)
    void aNameOutOfRangeIsRefusedWithItsReason(String text, String reason) {
        InputException refused = assertThrows(InputException.class, () -> Classic.named(text));

        assertTrue(String.valueOf(refused.getMessage()).startsWith(reason), refused.getMessage());
    }

    @ParameterizedTest
    @EnumSource(Classic.Kind.class)
    void everyKindHasAFormAndATitle(Classic.Kind kind) {
        assertTrue(kind.form()
                .startsWith(kind.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-')));
        assertTrue(kind.title().contains("CSPLib") || kind == Classic.Kind.MOLS, kind.title());
    }

    /** A Costas array with its difference triangle, as CSPLib shows it. */
    @Test
    void theNumbersOfTheProblemAreShown() {
        Puzzle puzzle = puzzle("costas-3");
        Grid grid = Grid.of(puzzle.board(), new int[] {4, 6, 5, 5, 2, 4});

        String picture = PuzzleText.picture(grid);

        assertEquals(
                List.of(" 1  3  2", " 2 -1", " 1"), picture.lines().limit(3).toList());
        assertEquals(puzzle.board(), Board.parse(puzzle.board().text()));
    }

    @Test
    void symmetryIsNotBrokenUnlessThatIsAskedFor() {
        assertEquals(
                puzzle("queens-8").board().relations().size() + 1,
                puzzle("queens-8/symmetry=reversal").board().relations().size());
    }
}
