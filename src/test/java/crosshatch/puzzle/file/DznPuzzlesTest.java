package crosshatch.puzzle.file;

import static crosshatch.puzzle.file.TablePuzzlesTest.read;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.base.Remedy;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.board.Board;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Data of MiniZinc: quasigroups with holes (CSPLib 067), and Sudokus. */
class DznPuzzlesTest {
    private static final String ROWS = array(Puzzles.EULER_1);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "n = 3;\nstart = [| 1, 0, 3 | 3, 0, 0 | 0, 3, 1 |];",
                "% holes are 0\nn=3;start=[|1,0,3,|3,0,0,|0,3,1|];",
                "n = 3;\nstart = [| 0, -1, 2 | 2, -1, -1 | -1, 2, 0 |];",
                "n = 3;\nstart = [| 1, _, 3 | 3, _, _ | _, 3, 1 |];",
                "n = 3;\nstart = [| 1, <>, 3 | 3, <>, <> | <>, 3, 1 |];",
                "n = 3;\nstart = array2d(1..n, 1..n, [1, 0, 3, 3, 0, 0, 0, 3, 1]);",
                "start = [1, 0, 3, 3, 0, 0, 0, 3, 1]; n = 3;",
                "/* a quasigroup\n; */ start =\n[| 1, 0, 3\n | 3, 0, 0\n | 0, 3, 1 |];\nn = 3; holes = 4;"
            })
    void aSquareOfNumbersIsALatinSquare(String text) {
        Puzzle puzzle = read(text).get(0).puzzle();

        assertEquals(Board.latin(3), puzzle.board());
        assertEquals("1.33...31", puzzle.toString());
    }

    @Test
    void sizesThatNoSudokuHasNeedNoWord() {
        String row = IntStream.range(0, 30).mapToObj(i -> "0").collect(Collectors.joining(", "));
        String text = "n = 30;\nstart = [|" + (row + "\n|").repeat(30) + "];\n";

        assertEquals(Board.latin(30), read(text).get(0).puzzle().board());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"S = 3; start = ", "n = 9; reg = 3; puzzle = ", "n = 3; x = ", "% Sudoku 17\nn = 9; start = "})
    void aParameterWhoseSquareIsTheSizeMakesASudoku(String beginning) {
        assertEquals(Puzzles.EULER_1, read(beginning + ROWS + ";").get(0).puzzle());
        assertEquals(
                Puzzles.EULER_1,
                read(beginning + ROWS.replace("0", "_") + ";").get(0).puzzle());
    }

    @Test
    void whatMayBeEitherIsAskedAbout() {
        String text = "n = 9;\nstart = " + ROWS + ";\n";

        InputException asked = assertThrows(InputException.class, () -> read(text));

        assertEquals(
                "text:2: start may be a Latin square of 9 digits, or a Sudoku of order 3. Choose one",
                asked.getMessage());
        assertEquals(Remedy.KIND, asked.remedy().orElseThrow());
        for (Board board : List.of(Board.latin(9), Board.sudoku(3))) {
            assertEquals(
                    board,
                    read(text, ReaderSettings.DEFAULT.withBoard(board))
                            .get(0)
                            .puzzle()
                            .board());
        }
        assertEquals(
                Board.latin(9), read("% quasigroup\n" + text).get(0).puzzle().board());
    }

    @Test
    void thePlaceIsThatOfTheArray() {
        LocatedPuzzle read = read("n = 2;\n\nstart = [| 1, 0 | 0, 0 |];").get(0);

        assertEquals("text:3", read.where());
    }

    @Test
    void noSquareOrTwoAreRefused() {
        assertEquals(
                "text: no square array of numbers in data of MiniZinc, expected one: the puzzle",
                message("n = 3; start = [| 1, 2, 3 | 3, 0, 0 |];"));
        assertEquals(
                "text: the square arrays [a, b] in data of MiniZinc, expected one: the puzzle",
                message("a = [| 1, 0 | 0, 0 |]; b = [| 1, 0 | 0, 0 |];"));
    }

    @Test
    void aNumberThatIsTooLargeIsRefused() {
        assertTrue(message("n = 3; start = [| 1, 0, 4 | 3, 0, 0 | 0, 3, 1 |];").contains("found 4, expected 1 to 3"));
    }

    @Test
    void statementsThatAreNoneAreRefusedWithTheirLine() {
        assertEquals("text:2: expected NAME = VALUE; as in MiniZinc data", message("n = 3;\nstart [| 1 |];"));
    }

    private static String message(String text) {
        return String.valueOf(
                assertThrows(InputException.class, () -> read(text)).getMessage());
    }

    private static String array(Puzzle puzzle) {
        return IntStream.range(0, 81)
                .mapToObj(cell -> (cell % 9 == 0 ? "|" : ",") + puzzle.given(cell))
                .collect(Collectors.joining("", "[", "|]"));
    }
}
