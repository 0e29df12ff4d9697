package crosshatch.solvers.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.Puzzles;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A limit on decisions ends all families that count them at the same moment. */
class DecisionLimitTest {
    private static final long LIMIT = 3;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "engine",
                "lcg",
                "swift",
                "norvig",
                "euler96",
                "readalps",
                "choco/alldiff=AC/select=dom",
                "sat4j/amo=native/checks=off/givens=reduced/phase=positive"
            })
    void theDecisionAfterTheLastAllowedOneIsCountedAndNoOther(String name) {
        assertStopped(name, Puzzles.EMPTY_3);
    }

    /** Its limits let it make no decision in an empty grid. */
    @Test
    void soItIsWithThePocketComputer() {
        assertStopped("hp71b", Puzzles.NORVIG_HARD_1);
    }

    private static void assertStopped(String name, Puzzle puzzle) {
        try (Solver solver = SolverCatalog.standard().create(name)) {
            Answer answer = solver.answer(puzzle, Question.ANY, new Decisions());

            assertEquals(new Claim.OutOfBudget(Limit.DECISIONS), answer.claim());
            assertEquals(OptionalLong.of(LIMIT + 1), answer.counters().get(Counter.DECISIONS));
        }
    }

    private static final class Decisions implements Budget {
        @Override
        public Limits limits() {
            return Limits.ofDecisions(LIMIT);
        }

        @Override
        public long remainingNanos() {
            return Long.MAX_VALUE;
        }

        @Override
        public void encoded() {}
    }
}
