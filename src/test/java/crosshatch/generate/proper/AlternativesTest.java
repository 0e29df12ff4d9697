package crosshatch.generate.proper;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.catalog.SolverCatalog;
import crosshatch.corpus.BruteForce;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

/** What is known without a search is true, by brute force, which shares no code with it. */
class AlternativesTest {
    private static final int GRIDS = 20;
    private static final int GIVENS = 45;

    private final Alternatives alternatives = new Alternatives();
    private final Drafts drafts = new Drafts(SolverCatalog.standard().create(Drafts.SOLVER));
    private final UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(11);

    @Test
    void aGivenSaidToBeNeededIsNeeded() {
        int needed = 0;
        for (int i = 0; i < GRIDS; i++) {
            int[] proper = drafts.proper(random);
            Grid solution = drafts.solution(proper);
            int[] draft = drafts.filled(proper, GIVENS, random);
            alternatives.setSolution(solution);
            alternatives.begin(draft);
            for (int cell = 0; cell < draft.length; cell++) {
                if (draft[cell] == 0 || !alternatives.solveWithout(cell)) continue;
                needed++;
                assertNull(BruteForce.onlySolution(without(draft, cell)), solution + " without " + cell);
            }
        }

        assertTrue(needed > GRIDS, needed + " givens said to be needed");
    }

    /** Two digits in the corners of a rectangle over two boxes, crosswise: the least of all exchanges. */
    @Test
    void theLastCornerOfARectangleThatCanBeTurnedIsNeeded() {
        int rectangles = 0;
        for (int i = 0; i < GRIDS; i++) {
            Grid solution = drafts.solution(drafts.proper(random));
            alternatives.setSolution(solution);
            for (int[] corners : rectangles(solution)) {
                rectangles++;
                int[] draft = solution.digits();
                for (int corner = 1; corner < corners.length; corner++) draft[corners[corner]] = 0;
                alternatives.begin(draft);
                assertTrue(alternatives.solveWithout(corners[0]), solution + ", corner " + corners[0]);
            }
            alternatives.begin(solution.digits());
            assertFalse(alternatives.solveWithout(0), "a full grid needs none");
        }

        assertTrue(rectangles > GRIDS, rectangles + " rectangles");
    }

    private static List<int[]> rectangles(Grid grid) {
        List<int[]> rectangles = new ArrayList<>();
        for (int first = 0; first < 81; first++) {
            for (int last = first + 10; last < 81; last++) {
                int second = first - first % 9 + last % 9;
                int third = last - last % 9 + first % 9;
                boolean twoBoxes = (first / 27 == last / 27) != (first % 9 / 3 == last % 9 / 3);
                boolean crosswise = grid.digit(first) == grid.digit(last) && grid.digit(second) == grid.digit(third);
                boolean lines = first / 9 != last / 9 && first % 9 != last % 9;
                if (twoBoxes && crosswise && lines) rectangles.add(new int[] {first, second, third, last});
            }
        }
        return rectangles;
    }

    private static Puzzle without(int[] draft, int cell) {
        int[] without = draft.clone();
        without[cell] = 0;
        return Drafts.puzzle(without);
    }
}
