package crosshatch.solvers.model.sat4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import crosshatch.KnownTrees;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BudgetTest {
    private static final Puzzle HARD = KnownTrees.SIXTEEN_DEAD_ENDS.puzzle();
    private static final String PLAIN = "sat4j/amo=native/checks=off/encoding=minimal";

    @ParameterizedTest
    @ValueSource(strings = {PLAIN, PLAIN + "/phase=positive", PLAIN + "/reuse=on", PLAIN + "/factory=light"})
    void stopsAtTheDecisionAfterTheLastAllowedOne(String spec) {
        Solver solver = Sat4j.solver(spec);
        for (int limit : new int[] {0, 1, 7}) {
            Answer answer = solver.answer(HARD, Question.UNIQUE, new SpentBudget(Limits.ofDecisions(limit)));

            assertEquals(new Claim.OutOfBudget(Limit.DECISIONS), answer.claim());
            assertEquals(limit + 1, count(answer, Counter.DECISIONS));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {PLAIN, PLAIN + "/phase=positive", PLAIN + "/reuse=on", PLAIN + "/factory=light"})
    void stopsAtTheConflictAfterTheLastAllowedOne(String spec) {
        Solver solver = Sat4j.solver(spec);
        for (int limit : new int[] {0, 1, 7}) {
            Answer answer = solver.answer(HARD, Question.UNIQUE, new SpentBudget(Limits.ofConflicts(limit)));

            assertEquals(new Claim.OutOfBudget(Limit.CONFLICTS), answer.claim());
            assertEquals(limit + 1, count(answer, Counter.CONFLICTS));
        }
    }

    @Test
    void isEnoughIfItIsExactlyWhatIsNeeded() {
        long needed = count(Sat4j.solver(PLAIN).answer(HARD, Question.ANY, Budget.unlimited()), Counter.DECISIONS);

        assertInstanceOf(
                Claim.Solved.class,
                Sat4j.solver(PLAIN)
                        .answer(HARD, Question.ANY, new SpentBudget(Limits.ofDecisions(needed)))
                        .claim());
        assertInstanceOf(
                Claim.OutOfBudget.class,
                Sat4j.solver(PLAIN)
                        .answer(HARD, Question.ANY, new SpentBudget(Limits.ofDecisions(needed - 1)))
                        .claim());
    }

    @Test
    void stopsWhenTheTimeIsUp() {
        Answer answer = Sat4j.solver(PLAIN).answer(HARD, Question.ANY, new SpentBudget(Limits.ofNanos(1)));

        assertEquals(new Claim.OutOfBudget(Limit.TIME), answer.claim());
        assertEquals(1, count(answer, Counter.DECISIONS));
    }

    /** The puzzle needs no decision, so there is no other place to stop. */
    @ParameterizedTest
    @ValueSource(strings = {"sat4j/checks=off/phase=positive", "sat4j/checks=off/phase=positive/reuse=on"})
    void stopsWhenTheTimeIsUpWhileTheFormulaIsBuilt(String spec) {
        Solver solver = Sat4j.solver(spec);
        SpentBudget budget = new SpentBudget(Limits.ofNanos(1));

        assertEquals(
                new Claim.OutOfBudget(Limit.TIME),
                solver.answer(Puzzles.ORDER_4, Question.ANY, budget).claim());
        assertEquals(1, budget.timesEncoded);
        assertInstanceOf(
                Claim.Solved.class,
                solver.answer(Puzzles.ORDER_4, Question.ANY, Budget.unlimited()).claim());
    }

    @ParameterizedTest
    @ValueSource(strings = {PLAIN, PLAIN + "/reuse=on", PLAIN + "/reuse=learnt"})
    void leavesTheSolverFitForTheNextPuzzle(String spec) {
        Solver solver = Sat4j.solver(spec);
        for (int limit = 0; limit < 20; limit++) {
            solver.answer(HARD, Question.UNIQUE, new SpentBudget(Limits.ofConflicts(limit)));

            assertEquals(
                    new Claim.Unique(Puzzles.NORVIG_HARD_1_SOLUTION),
                    solver.answer(Puzzles.NORVIG_HARD_1, Question.UNIQUE, Budget.unlimited())
                            .claim());
        }
    }

    @Test
    void doesNotChangeWhatIsCountedAfterwards() {
        Solver solver = Sat4j.solver("sat4j/amo=native/checks=off/givens=reduced/phase=positive");
        String before = solver.answer(HARD, Question.UNIQUE, Budget.unlimited()).toString();
        solver.answer(HARD, Question.UNIQUE, new SpentBudget(Limits.ofDecisions(2)));

        assertEquals(
                before, solver.answer(HARD, Question.UNIQUE, Budget.unlimited()).toString());
    }

    private static long count(Answer answer, Counter counter) {
        return answer.counters().get(counter).orElseThrow();
    }

    /** A budget whose time is up as soon as it has a limit of time. */
    private static final class SpentBudget implements Budget {
        private final Limits limits;
        private int timesEncoded;

        SpentBudget(Limits limits) {
            this.limits = limits;
        }

        @Override
        public Limits limits() {
            return limits;
        }

        @Override
        public long remainingNanos() {
            return limits.nanos() == Limits.NONE ? Long.MAX_VALUE : 0;
        }

        @Override
        public void encoded() {
            timesEncoded++;
        }
    }
}
