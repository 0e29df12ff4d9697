package crosshatch.solvers.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProblemTest {

    @Test
    void onlySolutionsCanBeExcluded() {
        InputException refused = assertThrows(
                InputException.class, () -> new Problem(Puzzles.EULER_1, List.of(Puzzles.NORVIG_HARD_1_SOLUTION)));

        assertEquals(
                "the grid to exclude is not a solution of the puzzle: r1c3 is 9, but 3 is given", refused.getMessage());
    }
}
