package crosshatch.solvers.published.hp71b;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.KnownTrees;
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
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the recursion counts, tells and respects. */
class RecursionTest {
    /** Trees in which the first cell with two digits left is also the one that this program tries first. */
    static List<KnownTrees.Tree> treesItShares() {
        return List.of(KnownTrees.NO_SEARCH, KnownTrees.ONE_DEAD_END);
    }

    @ParameterizedTest
    @MethodSource("treesItShares")
    void countsTreesKnownByHand(KnownTrees.Tree tree) {
        Counters counters = answer(tree.puzzle(), Trace.OFF, Budget.unlimited()).counters();

        assertEquals(tree.decisions(), counters.get(Counter.DECISIONS).orElseThrow());
        assertEquals(tree.backtracks(), counters.get(Counter.BACKTRACKS).orElseThrow());
        assertEquals(tree.conflicts(), counters.get(Counter.CONFLICTS).orElseThrow());
        assertEquals(tree.depth(), counters.get(Counter.DEPTH).orElseThrow());
    }

    @Test
    void everyStepIsTracedSoThatTheGridCanBeRebuilt() {
        Puzzle puzzle = TestSuite.entry(14).puzzle();
        List<Event> events = new ArrayList<>();

        Answer answer = answer(puzzle, watching(events), Budget.unlimited());

        Claim.Solved solved = (Claim.Solved) answer.claim();
        assertArrayEquals(solved.grid().digits(), replay(puzzle.givens(), events));
        assertEquals(count(events, Event.Decision.class), value(answer, Counter.DECISIONS));
        assertEquals(count(events, Event.Backtrack.class), value(answer, Counter.BACKTRACKS));
        assertEquals(count(events, Event.Placed.class), value(answer, Counter.PROPAGATIONS));
        assertEquals(count(events, Event.DeadEnd.class), value(answer, Counter.CONFLICTS));
    }

    @Test
    void stopsAtTheLimitOfDecisions() {
        Puzzle puzzle = KnownTrees.SIXTEEN_DEAD_ENDS.puzzle();

        Answer answer = answer(puzzle, Trace.OFF, limitedTo(5));

        assertEquals(new Claim.OutOfBudget(Limit.DECISIONS), answer.claim());
        assertTrue(value(answer, Counter.DECISIONS) <= 6);
    }

    @Test
    void neverClaimsThatASolutionIsTheOnlyOne() {
        Hp71bSolver solver = new Hp71bSolver(new Hp71bSolver.Settings(2, 3, 2, false), Trace.OFF);

        assertThrows(
                IllegalArgumentException.class,
                () -> solver.answer(TestSuite.entry(1).puzzle(), Question.UNIQUE, Budget.unlimited()));
    }

    private static Answer answer(Puzzle puzzle, Trace trace, Budget budget) {
        return new Hp71bSolver(new Hp71bSolver.Settings(2, 3, 2, false), trace).answer(puzzle, Question.ANY, budget);
    }

    private static long value(Answer answer, Counter counter) {
        return answer.counters().get(counter).orElseThrow();
    }

    private static long count(List<Event> events, Class<? extends Event> kind) {
        return events.stream().filter(kind::isInstance).count();
    }

    private static Trace watching(List<Event> events) {
        return events::add;
    }

    /** Plays the events on the givens; a backtrack undoes all since the decision of its level. */
    private static int[] replay(Grid givens, List<Event> events) {
        Deque<int[]> saved = new ArrayDeque<>();
        int[] digits = givens.digits();
        for (Event event : events) {
            if (event instanceof Event.Decision decision) {
                assertEquals(saved.size() + 1, decision.level());
                saved.push(digits.clone());
                digits[decision.cell()] = decision.digit();
            } else if (event instanceof Event.Placed placed) {
                digits[placed.cell()] = placed.digit();
            } else if (event instanceof Event.Backtrack backtrack) {
                assertEquals(saved.size(), backtrack.level());
                digits = saved.pop();
            }
        }
        return digits;
    }

    private static Budget limitedTo(long decisions) {
        return Budget.unmeasured(Limits.ofDecisions(decisions));
    }
}
