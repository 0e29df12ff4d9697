package crosshatch.solvers.model.cpsat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.KnownTrees;
import crosshatch.Puzzles;
import crosshatch.SomeOf;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CpSatBudgetTest {
    private static final Puzzle HARD = KnownTrees.SIXTEEN_DEAD_ENDS.puzzle();

    static List<String> everyConfiguration() {
        return Configurations.all();
    }

    @ParameterizedTest(name = "{0}")
    @SomeOf(value = "everyConfiguration", stride = 9)
    void needsExactlyTheConflictsThatItCounts(String spec) {
        for (Question question : List.of(Question.ANY, Question.UNIQUE)) {
            long needed = count(spec, question, Counter.CONFLICTS);

            assertEquals(answered(question), word(spec, question, Limits.ofConflicts(needed)));
            for (long less = 0; less < needed; less++) {
                assertEquals(
                        "out-of-conflicts", word(spec, question, Limits.ofConflicts(less)), less + " of " + needed);
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @SomeOf(value = "everyConfiguration", stride = 9)
    void needsExactlyTheDecisionsThatItCounts(String spec) {
        for (Question question : List.of(Question.ANY, Question.UNIQUE)) {
            long needed = count(spec, question, Counter.DECISIONS);

            assertEquals(answered(question), word(spec, question, Limits.ofDecisions(needed)));
            if (needed == 0) continue;
            for (long less : List.of(0L, needed / 2, needed - 1)) {
                assertEquals(
                        "out-of-decisions", word(spec, question, Limits.ofDecisions(less)), less + " of " + needed);
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("everyConfiguration")
    void findsNothingInNoTime(String spec) {
        assertEquals("out-of-time", word(spec, Question.UNIQUE, Limits.ofNanos(0)));
    }

    @Test
    void theLimitOnConflictsEndsASearchThatHasOnlyOneOnDecisions() {
        long decisions = count("cpsat/givens=live/model=bool/profile=fast", Question.UNIQUE, Counter.DECISIONS);
        Answer limited =
                answer("cpsat/givens=live/model=bool/profile=fast", HARD, Question.UNIQUE, Limits.ofDecisions(1));

        assertEquals(new Claim.OutOfBudget(Limit.DECISIONS), limited.claim());
        assertTrue(limited.counters().get(Counter.DECISIONS).orElseThrow() < decisions, "stopped before the end");
    }

    @Test
    void anEnumerationStopsAtTheFirstSolutionBeyondTheBudget() {
        Answer limited = answer(
                "cpsat/givens=live/model=bool/profile=fast",
                Puzzles.EMPTY_3,
                Question.count(1000),
                Limits.ofDecisions(100));

        assertEquals(new Claim.OutOfBudget(Limit.DECISIONS), limited.claim());
        assertTrue(limited.counters().get(Counter.DECISIONS).orElseThrow() < 400, limited.toString());
    }

    @Test
    void aCompleteAnswerMayComeLate() {
        Budget overWhenAsked = new Countdown(Limits.ofNanos(60_000_000_000L), 1);
        try (Solver solver = Configurations.solver("cpsat/givens=live/model=bool/profile=fast")) {
            assertInstanceOf(
                    Claim.Solved.class,
                    solver.answer(HARD, Question.ANY, overWhenAsked).claim());
        }
    }

    @Test
    void eachSolveGetsTheTimeThatIsLeft() {
        Budget overAfterTheFirst = new Countdown(Limits.ofNanos(60_000_000_000L), 1);
        try (Solver solver = Configurations.solver("cpsat/further=block/givens=live/model=bool/profile=fast")) {
            Claim claim =
                    solver.answer(HARD, Question.UNIQUE, overAfterTheFirst).claim();

            assertEquals(new Claim.OutOfBudget(Limit.TIME), claim);
        }
    }

    @Test
    void saysOnceThatThePuzzleIsEncoded() {
        for (Question question : List.of(Question.ANY, Question.UNIQUE, Question.count(3))) {
            Countdown budget = new Countdown(Limits.UNLIMITED, Integer.MAX_VALUE);
            try (Solver solver = Configurations.solver("cpsat/further=block/givens=live/model=bool/profile=fast")) {
                solver.answer(HARD, question, budget);
            }

            assertEquals(1, budget.encoded);
        }
    }

    private static String answered(Question question) {
        return question.equals(Question.ANY) ? "solved" : "unique";
    }

    private static long count(String spec, Question question, Counter counter) {
        return answer(spec, HARD, question, Limits.UNLIMITED)
                .counters()
                .get(counter)
                .orElseThrow();
    }

    private static String word(String spec, Question question, Limits limits) {
        return answer(spec, HARD, question, limits).claim().word();
    }

    private static Answer answer(String spec, Puzzle puzzle, Question question, Limits limits) {
        int looks = limits.nanos() == 0 ? 0 : Integer.MAX_VALUE;
        try (Solver solver = Configurations.solver(spec)) {
            return solver.answer(puzzle, question, new Countdown(limits, looks));
        }
    }

    /** All of its time is left for so many looks at it, then none. */
    private static final class Countdown implements Budget {
        private final Limits limits;
        private int looks;
        private int encoded;

        Countdown(Limits limits, int looks) {
            this.limits = limits;
            this.looks = looks;
        }

        @Override
        public Limits limits() {
            return limits;
        }

        @Override
        public long remainingNanos() {
            return looks-- > 0 ? limits.nanos() : 0;
        }

        @Override
        public void encoded() {
            encoded++;
        }
    }
}
