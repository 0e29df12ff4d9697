package crosshatch.solvers.model.choco;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

class ChocoBudgetTest {
    /** 32 decisions, 16 conflicts with the default configuration. */
    private static final Puzzle PUZZLE = KnownTrees.SIXTEEN_DEAD_ENDS.puzzle();

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "choco/alldiff=AC/select=dom",
                "choco/alldiff=AC/reuse=off/select=dom",
                "choco/alldiff=AC/select=domwdeg",
                "choco/alldiff=FC/learn=lcg/select=dom",
                "choco/alldiff=FC/select=dom"
            })
    void stopsWhenTheDecisionsAreUsedUp(String spec) {
        Answer answer = ask(Choco.solver(spec), Limits.ofDecisions(3));

        assertEquals(new Claim.OutOfBudget(Limit.DECISIONS), answer.claim());
        assertEquals(4, answer.counters().get(Counter.DECISIONS).orElseThrow());
    }

    /** A step of Choco's that leaves a cell for another one is two decisions, if the first cell has digits left. */
    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"dom", "domwdeg", "lastconflict", "conflictorder", "chs"})
    void theDecisionThatExceedsTheLimitIsTheLast(String select) {
        Solver solver = Choco.solver("choco/alldiff=FC/select=" + select);
        for (int most = 1; most <= 120; most++) {
            Answer answer =
                    solver.answer(Puzzles.WITHOUT_SOLUTION, Question.ANY, Budget.unmeasured(Limits.ofDecisions(most)));

            assertEquals(new Claim.OutOfBudget(Limit.DECISIONS), answer.claim());
            assertEquals(most + 1, answer.counters().get(Counter.DECISIONS).orElseThrow());
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "choco/alldiff=AC/select=dom",
                "choco/alldiff=AC/reuse=off/select=dom",
                "choco/alldiff=AC/select=domwdeg",
                "choco/alldiff=FC/learn=lcg/select=dom",
                "choco/alldiff=FC/select=dom"
            })
    void stopsWhenTheConflictsAreUsedUp(String spec) {
        Answer answer = ask(Choco.solver(spec), Limits.ofConflicts(2));

        assertEquals(new Claim.OutOfBudget(Limit.CONFLICTS), answer.claim());
        assertEquals(3, answer.counters().get(Counter.CONFLICTS).orElseThrow());
    }

    @Test
    void stopsWhenTheTimeIsUsedUp() {
        Claim claim = ask(Choco.solver("choco/alldiff=AC/select=dom"), new CountedLooks(10))
                .claim();

        assertEquals(new Claim.OutOfBudget(Limit.TIME), claim);
    }

    @Test
    void needsNoMoreThanItsOwnTree() {
        Claim claim = ask(Choco.solver("choco/alldiff=AC/select=dom"), new Limits(Limits.NONE, 32, 16))
                .claim();

        assertInstanceOf(Claim.Unique.class, claim);
    }

    @Test
    void stopsAtTheSamePlaceEachTime() {
        for (int decisions = 0; decisions < 32; decisions++) {
            Answer first = ask(Choco.solver("choco/alldiff=AC/select=dom"), Limits.ofDecisions(decisions));
            Answer again = ask(Choco.solver("choco/alldiff=AC/select=dom"), Limits.ofDecisions(decisions));

            assertEquals(new Claim.OutOfBudget(Limit.DECISIONS), first.claim());
            assertEquals(first.counters().toString(), again.counters().toString());
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "choco/alldiff=AC/select=dom",
                "choco/alldiff=AC/reuse=off/select=dom",
                "choco/alldiff=FC/learn=lcg/select=dom"
            })
    void answersAsIfNewAfterAStop(String spec) {
        Answer expected = Choco.ask(spec, PUZZLE, Question.UNIQUE);
        Solver solver = Choco.solver(spec);
        for (int decisions = 0; decisions < 12; decisions++) {
            ask(solver, Limits.ofDecisions(decisions));
            Answer answer = solver.answer(PUZZLE, Question.UNIQUE, Budget.unlimited());

            assertEquals(expected.claim(), answer.claim());
            assertEquals(expected.counters().toString(), answer.counters().toString());
        }
    }

    @Test
    void claimsNothingFromHalfACount() {
        Budget budget = new CountedLooks(20);
        Claim claim = Choco.solver("choco/alldiff=AC/select=dom")
                .answer(Puzzles.EMPTY_2, Question.count(1000), budget)
                .claim();

        assertEquals(new Claim.OutOfBudget(Limit.TIME), claim);
    }

    @Test
    void keepsAnAnswerThatWasFoundBeforeAnySearch() {
        CountedLooks noTime = new CountedLooks(0);
        Claim claim = Choco.solver("choco/alldiff=AC/select=dom")
                .answer(Puzzles.EULER_1, Question.UNIQUE, noTime)
                .claim();

        assertEquals(new Claim.Unique(Puzzles.EULER_1_SOLUTION), claim);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "choco/alldiff=AC/select=dom",
                "choco/alldiff=AC/reuse=off/select=dom",
                "choco/alldiff=FC/learn=lcg/select=dom"
            })
    void saysOnceThatThePuzzleIsEncoded(String spec) {
        Solver solver = Choco.solver(spec);
        for (Puzzle puzzle : new Puzzle[] {PUZZLE, Puzzles.EULER_1, Puzzles.CONTRADICTORY_GIVENS}) {
            CountedLooks budget = new CountedLooks(Integer.MAX_VALUE);
            solver.answer(puzzle, Question.ANY, budget);

            assertEquals(1, budget.encodings);
        }
    }

    @Test
    void looksAtTheClockAllAlongTheSearch() {
        CountedLooks budget = new CountedLooks(Integer.MAX_VALUE);
        ask(Choco.solver("choco/alldiff=AC/select=dom"), budget);

        assertTrue(budget.looks >= 32, budget.looks + " looks in 32 decisions");
    }

    private static Answer ask(Solver solver, Limits limits) {
        return ask(solver, Budget.unmeasured(limits));
    }

    private static Answer ask(Solver solver, Budget budget) {
        return solver.answer(PUZZLE, Question.UNIQUE, budget);
    }

    /** A time limit without time: it is over after so many looks at the clock. */
    private static final class CountedLooks implements Budget {
        private final int enough;
        private int looks;
        private int encodings;

        CountedLooks(int enough) {
            this.enough = enough;
        }

        @Override
        public Limits limits() {
            return Limits.ofNanos(1_000);
        }

        @Override
        public long remainingNanos() {
            return looks++ < enough ? 1 : 0;
        }

        @Override
        public void encoded() {
            encodings++;
        }
    }
}
