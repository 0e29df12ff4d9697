package crosshatch.instances.generate.proper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AdversarialSetTest {
    private static final SolverCatalog CATALOG = SolverCatalog.standard();

    private static AdversarialSet against(String solver, Question question, int looks, int count) {
        return new AdversarialSet(CATALOG.spec(solver), question, looks, count, 3);
    }

    private static List<Puzzle> made(AdversarialSet set, int jobs) {
        List<Puzzle> puzzles = new ArrayList<>();
        set.forEach(jobs, puzzles::add);
        return puzzles;
    }

    private static long backtracks(String solver, List<Puzzle> puzzles) {
        Solver asked = CATALOG.create(solver);
        return puzzles.stream()
                .mapToLong(puzzle -> asked.answer(puzzle, Question.ANY, Budget.unlimited())
                        .counters()
                        .get(Counter.BACKTRACKS)
                        .orElseThrow())
                .sum();
    }

    @Test
    void puzzlesHaveOneSolutionAndNoGivenThatCouldBeLeftOut() {
        for (Puzzle puzzle : made(against("engine", Question.ANY, 5, 3), 1)) {
            int[] draft = puzzle.givens().digits();
            assertTrue(isProper(draft));
            for (int cell = 0; cell < draft.length; cell++) {
                if (draft[cell] == 0) continue;
                int[] without = draft.clone();
                without[cell] = 0;
                assertTrue(!isProper(without), puzzle + " without cell " + cell);
            }
        }
    }

    @Test
    void theLongerTheSearchTheMoreItHurtsTheSolverItIsFor() {
        long after1 = backtracks("norvig", made(against("norvig", Question.ANY, 1, 3), 1));
        long after60 = backtracks("norvig", made(against("norvig", Question.ANY, 60, 3), 1));

        assertTrue(after60 > 3 * after1, after1 + " backtracks, then " + after60);
    }

    @Test
    void threadsDoNotChangeWhatIsMadeAndALongerSetBeginsWithTheShorter() {
        List<Puzzle> three = made(against("sat4j", Question.UNIQUE, 3, 3), 1);

        assertEquals(three, made(against("sat4j", Question.UNIQUE, 3, 4), 2).subList(0, 3));
    }

    @Test
    void whatALimitEndsCountsAsFarAsItCame() {
        Puzzle hard = made(against("norvig", Question.ANY, 40, 1), 1).get(0);
        Solver norvig = CATALOG.create("norvig");
        Budget three = Budget.unmeasured(Limits.ofDecisions(3));

        assertInstanceOf(
                Claim.OutOfBudget.class,
                norvig.answer(hard, Question.ANY, three).claim());
        assertEquals(
                norvig.answer(hard, Question.ANY, three)
                        .counters()
                        .get(Counter.BACKTRACKS)
                        .orElseThrow(),
                Effort.backtracks(norvig, Question.ANY, Limits.ofDecisions(3)).of(hard));
    }

    @Test
    void theNameSaysAllThatMakesIt() {
        assertEquals(
                "hard-for=norvig/question=unique/budget=7/count=2/seed=3",
                against("norvig", Question.UNIQUE, 7, 2).name());
    }

    @Test
    void whatCannotBeSearchedForIsRefused() {
        assertThrows(InputException.class, () -> against("norvig", Question.ANY, 0, 1));
        assertThrows(InputException.class, () -> against("norvig", Question.ANY, 1, 0));
        InputException none = assertThrows(InputException.class, () -> against("homer", Question.UNIQUE, 1, 1));
        assertTrue(none.getMessage().startsWith("a search against homer"), none.getMessage());
    }

    private static boolean isProper(int[] draft) {
        try (Solver solver = CATALOG.create(Drafts.SOLVER)) {
            return solver.answer(Drafts.puzzle(draft), Question.UNIQUE, Budget.unlimited())
                            .claim()
                    instanceof Claim.Unique;
        }
    }
}
