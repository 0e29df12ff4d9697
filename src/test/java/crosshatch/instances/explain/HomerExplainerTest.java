package crosshatch.instances.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.instances.explain.Explanation.Step;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The puzzle is that of the program's overview, which prints the numbers of unsolved nodes. */
class HomerExplainerTest {
    private final HomerExplainer explainer = new HomerExplainer();

    @Test
    void theFirstStepsComeByThePublishedNumbersOfUnsolvedNodes() {
        List<Step> steps = evil().steps();

        // Mono Cell over rows, then over columns, leaves 105; Mono Sector over rows then 98. All are published but 123
        // and 108.
        assertEquals(
                List.of("Prune Puzzle 123", "Mono Cell rows 108", "Mono Cell columns 105"), told(steps.subList(0, 3)));
        assertTrue(told(steps).contains("Mono Sector rows 98"), told(steps).toString());
    }

    private static List<String> told(List<Step> steps) {
        return steps.stream()
                .map(step -> step.deduction().technique() + " " + HomerExplainer.unsolvedNodes(step.after()))
                .toList();
    }

    @Test
    void comesToTheKnownSolution() {
        Grid known = new PuzzleSets(Sets.home(), ReaderSettings.DEFAULT)
                .resolve("homer")
                .instances()
                .findFirst()
                .orElseThrow()
                .known()
                .solution()
                .orElseThrow();

        assertEquals(new Ending.Solved(known, 0), evil().ending());
    }

    @Test
    void givesUpWhereNothingFollowsAndSaysSo() {
        Explanation explanation = explainer.explain(Puzzles.EMPTY_3);

        assertInstanceOf(Ending.Stuck.class, explanation.ending());
        assertEquals(explanation.end().openCells(), ((Ending.Stuck) explanation.ending()).openCells());
    }

    @Test
    void aPuzzleWithoutSolutionEndsInAContradiction() {
        assertInstanceOf(
                Ending.NoSolution.class, explainer.explain(Puzzles.NO_CANDIDATE).ending());
    }

    @Test
    void knowsOrder3Only() {
        Puzzle small = Puzzles.EMPTY_2;

        assertThrows(InputException.class, () -> explainer.explain(small));
    }

    private Explanation evil() {
        return explainer.explain(
                Puzzle.parse("8....4.7..2...7.61...62....4....3...6.7...2.9...5....4....18...98.3...5..3.7....6"));
    }
}
