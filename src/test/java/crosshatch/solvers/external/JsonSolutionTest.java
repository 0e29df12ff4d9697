package crosshatch.solvers.external;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solvers.export.UnfitAnswerException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonSolutionTest {
    private static final Board LATIN = Board.latin(2);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"cells\": [[1, 2], [2, 1]]}",
                "{\"cells\": [1, 2, 2, 1], \"more\": [1]}",
                "{\"x\": [[1, 2], [2, 1]], \"y\": 5}"
            })
    void theArrayIsNamedCellsOrIsTheOnlyOne(String text) {
        assertEquals(List.of(1, 2, 2, 1), List.of(digits(text)));
    }

    private static Integer[] digits(String text) {
        int[] digits = JsonSolution.grid(text, LATIN).digits();
        return Arrays.stream(digits).boxed().toArray(Integer[]::new);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{'x': [1], 'y': [2]}; found 2 arrays in its solution, expected an array 'cells'",
                "{'n': 1}; found 0 arrays",
                "{'cells': [1, 2]}; found an array of 2 digits, expected one digit for each of 4 cells",
                "{'cells': [1, 2, 2, 3]}; found 3 in its solution, expected digits from 1 to 2",
                "{'cells': [1, 2, 2, 0]}; found 0 in its solution",
                "{'cells': [1, 2, 2, true]}; found true in its solution",
                "{'cells': [1, 2, 2; its solution is not JSON: "
            },
            quoteCharacter = '`')
    void anotherAnswerIsRefusedWithTheReason(String text, String reason) {
        String found = assertThrows(UnfitAnswerException.class, () -> JsonSolution.grid(text.replace('\'', '"'), LATIN))
                .reason();

        assertTrue(found.contains(reason), found);
    }

    @Test
    void solutionsHaveTheMarksOfMiniZinc() {
        Puzzle puzzle = Puzzles.TWO_SOLUTIONS_2;
        String solution = "{\n \"cells\": [[1,1,1,1],[1,1,1,1],[1,1,1,1],[1,1,1,1]]\n}\n----------\n";

        ProgramAnswer answer =
                Dialect.MINIZINC_JSON.read(solution + solution + "==========\n", puzzle, Optional.empty());

        assertEquals(2, answer.solutions().size());
        assertTrue(answer.complete());
    }
}
