package crosshatch.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.puzzle.InputException;
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

        assertTrue(refused.getMessage().startsWith("model 'minizinc/part=data': to exclude"), refused.getMessage());
    }
}
