package crosshatch.solvers.published.euler96;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.KnownTrees;
import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.published.euler96.Euler96Solver.Preparation;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The whole program: the fifty puzzles, and what it counts. */
class Euler96SolverTest {
    @ParameterizedTest
    @EnumSource(Preparation.class)
    void solvesAllFifty(Preparation preparation) {
        for (Fifty.Entry entry : Fifty.all()) {
            Claim claim = answer(preparation, entry.puzzle(), Question.UNIQUE).claim();

            assertEquals(new Claim.Unique(entry.solution()), claim, "#" + entry.number());
        }
    }

    /** The problem's answer: the sum of the three-digit numbers in the top left corners. */
    @Test
    void theTopLeftNumbersAddUpToTheAnswerOfTheProblem() {
        int sum = 0;
        for (Fifty.Entry entry : Fifty.all()) {
            Claim claim =
                    answer(Preparation.SINGLES, entry.puzzle(), Question.ANY).claim();
            Grid grid = claim.shown().get(0);
            sum += 100 * grid.digit(0) + 10 * grid.digit(1) + grid.digit(2);
        }

        assertEquals(24702, sum);
    }

    @Test
    void decidesNothingWhereTheLogicSuffices() {
        int withoutDecision = 0;
        for (Fifty.Entry entry : Fifty.all()) {
            Counters counters =
                    answer(Preparation.SINGLES, entry.puzzle(), Question.ANY).counters();
            boolean logicSufficed = Objects.requireNonNull(counters.natives().get("blanksLeft")) == 0;
            assertEquals(logicSufficed, counters.get(Counter.DECISIONS).orElseThrow() == 0);
            if (logicSufficed) withoutDecision++;
        }

        assertEquals(40, withoutDecision);
    }

    /** r1c2, r1c7, r2c2 and r2c7 hold 8 and 6 in either order. */
    @Test
    void countsTwoSolutionsOfOneChoice() {
        Puzzle puzzle = blanked("r1c2", "r1c7", "r2c2", "r2c7");

        assertTree(puzzle, Question.UNIQUE, 2, 0, 0, 1);
    }

    /** r2c2 is 5 or 6; with 5 nothing fits r2c6, which alone can take the 5 of its column. */
    @Test
    void countsOneDeadEnd() {
        Puzzle puzzle = blanked("r2c2", "r2c6", "r3c2");

        assertTree(puzzle, Question.UNIQUE, 2, 1, 1, 1);
    }

    /**
     * r1c1 is 2 or 4. With 2, r1c5 is 4 and r2c1 is 4 or 9, and with either nothing fits r2c5. With 4 the rest is forced. So
     * the 2 is refuted, and below it the 4 and the 9.
     */
    @Test
    void countsAnInnerNodeThatIsRefuted() {
        Puzzle puzzle = blanked("r1c1", "r1c5", "r2c1", "r2c5", "r3c1");

        assertTree(puzzle, Question.UNIQUE, 4, 3, 2, 2);
    }

    @ParameterizedTest
    @EnumSource(
            value = Preparation.class,
            names = {"SINGLES", "SINGLES_AND_PREEMPTIVE_SETS"})
    void countsNothingWhereThereIsNoSearch(Preparation preparation) {
        KnownTrees.Tree tree = KnownTrees.NO_SEARCH;

        assertCounts(answer(preparation, tree.puzzle(), tree.question()).counters(), 0, 0, 0, 0);
    }

    /** The counts by another, naive program of the same search. */
    @Test
    void countsWhatANaiveEnumerationCounts() {
        for (Fifty.Entry entry : Fifty.all().subList(0, 5)) {
            NaiveTree naive = NaiveTree.of(entry.puzzle(), 1);

            assertTree(entry.puzzle(), Question.ANY, naive.decisions, naive.backtracks, naive.conflicts, naive.depth);
        }
    }

    @Test
    void theTraceTellsWhatIsCounted() {
        List<Event> events = new ArrayList<>();
        Puzzle puzzle = Fifty.all().get(5).puzzle();

        Counters counters = new Euler96Solver(Preparation.SINGLES_AND_PREEMPTIVE_SETS, events::add)
                .answer(puzzle, Question.ANY, Budget.unlimited())
                .counters();

        assertEquals(count(events, Event.Decision.class), value(counters, Counter.DECISIONS));
        assertEquals(count(events, Event.Backtrack.class), value(counters, Counter.BACKTRACKS));
        assertEquals(count(events, Event.DeadEnd.class), value(counters, Counter.CONFLICTS));
        assertEquals(count(events, Event.Placed.class), value(counters, Counter.PROPAGATIONS));
    }

    @Test
    void stopsSoonAfterTheLimitOfDecisions() {
        Answer answer = new Euler96Solver(Preparation.NONE, Trace.OFF)
                .answer(Fifty.all().get(0).puzzle(), Question.UNIQUE, limitedTo(100));

        assertEquals(new Claim.OutOfBudget(Limit.DECISIONS), answer.claim());
        assertTrue(value(answer.counters(), Counter.DECISIONS) < 200);
    }

    @Test
    void preemptiveSetsWithoutLogicAreRefused() {
        Euler96Family family = new Euler96Family();
        SolverSpec spec = SolverSpec.parse("euler96/logic=off/preemptive=on", List.of(family));

        InputException refused = assertThrows(InputException.class, () -> family.create(spec, Trace.OFF));

        assertTrue(refused.toString().contains("preemptive=on needs logic=on"));
    }

    private static void assertTree(
            Puzzle puzzle, Question question, long decisions, long backtracks, long conflicts, long depth) {
        Counters counters = answer(Preparation.NONE, puzzle, question).counters();

        assertCounts(counters, decisions, backtracks, conflicts, depth);
    }

    private static void assertCounts(Counters counters, long decisions, long backtracks, long conflicts, long depth) {
        assertEquals(decisions, value(counters, Counter.DECISIONS));
        assertEquals(backtracks, value(counters, Counter.BACKTRACKS));
        assertEquals(conflicts, value(counters, Counter.CONFLICTS));
        assertEquals(depth, value(counters, Counter.DEPTH));
    }

    private static long value(Counters counters, Counter counter) {
        return counters.get(counter).orElseThrow();
    }

    private static long count(List<Event> events, Class<? extends Event> kind) {
        return events.stream().filter(kind::isInstance).count();
    }

    /** The full grid of Euler 1 with some cells blank. */
    private static Puzzle blanked(String... cells) {
        int[] digits = Puzzles.EULER_1_SOLUTION.digits();
        for (String cell : cells) digits[(cell.charAt(1) - '1') * 9 + cell.charAt(3) - '1'] = 0;
        return new Puzzle(Grid.of(Puzzles.EULER_1_SOLUTION.board(), digits));
    }

    private static Answer answer(Preparation preparation, Puzzle puzzle, Question question) {
        return new Euler96Solver(preparation, Trace.OFF).answer(puzzle, question, Budget.unlimited());
    }

    private static Budget limitedTo(long decisions) {
        return Budget.unmeasured(Limits.ofDecisions(decisions));
    }
}
