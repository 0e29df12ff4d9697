package crosshatch.experiment.study.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Norvig's program takes only plain Sudokus, so smaller boards are no tries. */
class ShrinkingTest {
    private static final SolverCatalog CATALOG = SolverCatalog.standard();
    private static final HuntCase CASE =
            new HuntCase(CATALOG.spec("norvig"), Question.ANY, Limits.ofNanos(1_000_000), List.of(Puzzles.EULER_1));

    private final AtomicInteger tries = new AtomicInteger();

    private Shrinking shrinking(Predicate<HuntCase> fails, int most) {
        return new Shrinking(CATALOG, CASE, fails, () -> tries.incrementAndGet() <= most);
    }

    @Test
    void aFaultOfOneGridAloneIsNotReducedAndTheTriesAreCounted() {
        Shrinking shrinking = shrinking(smaller -> false, Integer.MAX_VALUE);

        assertEquals(CASE, shrinking.smallest());
        assertEquals(
                "The case was not reduced, because the fault did not occur on any smaller case: " + tries + " tried.",
                shrinking.inWords());
    }

    @Test
    void boardsThatTheSolverDoesNotTakeUseUpNoTry() {
        Shrinking shrinking =
                shrinking(smaller -> smaller.last().given(0) == CASE.last().given(0), 100);

        assertTrue(shrinking.smallest().last().clues() <= 1, shrinking.inWords());
        assertTrue(shrinking.inWords().startsWith("The case was reduced "), shrinking.inWords());
    }

    @Test
    void theLimitOfTheReductionIsNamed() {
        Shrinking shrinking = shrinking(smaller -> false, 3);

        assertEquals(CASE, shrinking.smallest());
        assertTrue(shrinking.inWords().contains("3 tried. The reduction ended at its limit"), shrinking.inWords());
    }
}
