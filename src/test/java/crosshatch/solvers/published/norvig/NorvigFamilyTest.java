package crosshatch.solvers.published.norvig;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.KnownTrees;
import crosshatch.Puzzles;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import crosshatch.solver.Paradigm;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class NorvigFamilyTest {

    /** The ten hardest puzzles of the notebook, with the backtracks it prints for each and for its reversal. */
    @ParameterizedTest(name = "hardest #{index}")
    @CsvSource({
        "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.,  1,  6",
        "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97.., 13, 12",
        "12..4......5.69.1...9...5.........7.7...52.9..3......2.9.6...5.4..9..8.1..3...9.4,  0,  8",
        "...57..3.1......2.7...234......8...4..7..4...49....6.5.42...3.....7..9....18.....,  6,  9",
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.., 11, 79",
        "1...34.8....8..5....4.6..21.18......3..1.2..6......81.52..7.9....6..9....9.64...2,  1,  0",
        "...92......68.3...19..7...623..4.1....1...7....8.3..297...8..91...5.72......64...,  0,  3",
        ".6.5.4.3.1...9...8.........9...5...6.4.6.2.7.7...4...5.........4...8...1.5.2.3.4.,  1,  0",
        "7.....4...2..7..8...3..8.799..5..3...6..2..9...1.97..6...3..9...3..4..6...9..1.35,  2,  0",
        "....7..2.8.......6.1.2.5...9.54....8.........3....85.1...3.2.8.4.......9.7..6...., 10, 48"
    })
    void backtracksAsOftenAsPublished(String text, long published, long publishedReversed) {
        Puzzle puzzle = Puzzle.parse(text);

        assertEquals(published, backtracks(puzzle, Question.ANY));
        assertEquals(publishedReversed, backtracks(puzzle.reversed(), Question.ANY));
    }

    /** The rule makes a difference here; the count without it is that of the published program run without it. */
    @Test
    void backtracksMoreWithoutNakedPairs() {
        Answer answer = ask("norvig/pairs=off", Puzzles.NORVIG_HARD_1, Question.ANY);

        assertEquals(126, count(answer, Counter.BACKTRACKS));
    }

    /** The trees in which its weaker propagation makes no difference; it needs more than {@code SIXTEEN_DEAD_ENDS}. */
    static List<KnownTrees.Tree> treesItShares() {
        return List.of(
                KnownTrees.NO_SEARCH, KnownTrees.ONE_DEAD_END, KnownTrees.TWO_DEAD_ENDS, KnownTrees.INNER_NODE_REFUTED);
    }

    @ParameterizedTest
    @MethodSource("treesItShares")
    void countsATreeKnownByHand(KnownTrees.Tree tree) {
        Answer answer = ask("norvig", tree.puzzle(), tree.question());

        assertEquals(tree.decisions(), count(answer, Counter.DECISIONS));
        assertEquals(tree.backtracks(), count(answer, Counter.BACKTRACKS));
        assertEquals(tree.conflicts(), count(answer, Counter.CONFLICTS));
        assertEquals(tree.depth(), count(answer, Counter.DEPTH));
    }

    /** Every cell starts with nine candidates and ends with one. */
    @Test
    void removesEightCandidatesFromEachCellOfASolutionWithoutSearch() {
        Answer answer = ask("norvig", Puzzles.EULER_1, Question.ANY);

        assertEquals(81 * 8, count(answer, Counter.PROPAGATIONS));
    }

    @Test
    void countsAContradictionAmongTheGivensAsOneConflict() {
        Answer answer = ask("norvig", Puzzles.CONTRADICTORY_GIVENS, Question.ANY);

        assertInstanceOf(Claim.NoSolution.class, answer.claim());
        assertEquals(1, count(answer, Counter.CONFLICTS));
        assertEquals(0, count(answer, Counter.BACKTRACKS));
    }

    @Test
    void aSolutionIsNoBacktrack() {
        // The solution of EULER_1 without the 8 and 6 of r1c2, r1c7, r2c2 and r2c7, which can change places.
        Puzzle twoSolutions =
                Puzzle.parse("4.3921.579.7345.21251876493548132976729564138136798245372689514814253769695417382");

        Answer answer = ask("norvig", twoSolutions, Question.count(5));

        assertEquals(2, answer.claim().shown().size());
        assertEquals(2, count(answer, Counter.DECISIONS));
        assertEquals(0, count(answer, Counter.BACKTRACKS));
        assertEquals(1, count(answer, Counter.DEPTH));
    }

    @Test
    void stopsWhenTheDecisionsAreUsedUp() {
        Budget budget = new Budget() {
            @Override
            public Limits limits() {
                return Limits.ofDecisions(3);
            }

            @Override
            public long remainingNanos() {
                return Long.MAX_VALUE;
            }

            @Override
            public void encoded() {}
        };

        Answer answer = solver("norvig", Trace.OFF).answer(Puzzles.EMPTY_3, Question.UNIQUE, budget);

        assertEquals(new Claim.OutOfBudget(Limit.DECISIONS), answer.claim());
    }

    @Test
    void refusesAllButOrderThree() {
        NorvigFamily family = new NorvigFamily();

        assertTrue(family.refusal(Board.sudoku(3), Question.ANY).isEmpty());
        assertTrue(family.refusal(Board.sudoku(4), Question.ANY).isPresent());
        assertTrue(family.refusal(Board.latin(9), Question.ANY).isPresent());
    }

    @Test
    void tellsTheTraceWhatItCounts() {
        List<Event> events = new ArrayList<>();
        Puzzle puzzle = KnownTrees.SIXTEEN_DEAD_ENDS.puzzle();

        Answer answer = solver("norvig", events::add).answer(puzzle, Question.UNIQUE, Budget.unlimited());

        assertEquals(answer.claim(), ask("norvig", puzzle, Question.UNIQUE).claim());
        assertEquals(count(answer, Counter.DECISIONS), number(events, Event.Decision.class));
        assertEquals(count(answer, Counter.BACKTRACKS), number(events, Event.Backtrack.class));
        assertEquals(count(answer, Counter.CONFLICTS), number(events, Event.DeadEnd.class));
        assertEquals(1, number(events, Event.Solution.class));
    }

    /** A level is opened by its guess and closed by its refutation, and the guesses of one cell are its candidates. */
    @Test
    void tellsTheTraceWhereItIs() {
        List<Event> events = new ArrayList<>();

        solver("norvig", events::add).answer(KnownTrees.ONE_DEAD_END.puzzle(), Question.UNIQUE, Budget.unlimited());

        List<Event.Decision> decisions = kind(events, Event.Decision.class);
        assertEquals(
                List.of(1, 1), decisions.stream().map(Event.Decision::level).toList());
        assertEquals(
                List.of(2, 2),
                decisions.stream().map(Event.Decision::alternatives).toList());
        assertEquals(List.of(new Event.Backtrack(1)), kind(events, Event.Backtrack.class));
        Event.Solution solution = kind(events, Event.Solution.class).get(0);
        assertTrue(
                decisions.stream()
                        .anyMatch(each -> each.digit() == solution.grid().digit(each.cell())),
                "one guess is right");
        assertTrue(decisions.get(0).digit() < decisions.get(1).digit(), "digits ascend");
    }

    @Test
    void countsAnewForEachPuzzle() {
        try (Solver solver = solver("norvig", Trace.OFF)) {
            Answer first = solver.answer(Puzzles.NORVIG_HARD_1, Question.UNIQUE, Budget.unlimited());
            Answer second = solver.answer(Puzzles.NORVIG_HARD_1, Question.UNIQUE, Budget.unlimited());

            assertEquals(first.claim(), second.claim());
            assertEquals(first.counters().toString(), second.counters().toString());
        }
    }

    @Test
    void whatWasAskedForIsFoundBeforeTheSearchIsOver() {
        Answer answer = ask("norvig", Puzzles.EMPTY_3, Question.count(2));

        Claim.Counted counted = assertInstanceOf(Claim.Counted.class, answer.claim());
        assertEquals(2, counted.solutions().size());
        assertFalse(counted.exhausted());
    }

    @Test
    void saysWhatItIsAndWhatItCounts() {
        NorvigFamily family = new NorvigFamily();

        assertEquals(Paradigm.HAND_WRITTEN, family.paradigm());
        assertTrue(family.title().contains("Norvig"), family.title());
        assertTrue(family.source().contains("P. Norvig"), family.source());
        assertTrue(family.traces());
        assertEquals(
                Set.of(Counter.RESTARTS, Counter.NOGOODS),
                family.counters().entrySet().stream()
                        .filter(each -> each.getValue().fidelity() == CounterMeaning.Fidelity.ABSENT)
                        .map(Map.Entry::getKey)
                        .collect(Collectors.toSet()));
        assertEquals(
                Set.of(Counter.values()), family.counters().keySet(), "each has a meaning, or a reason to have none");
    }

    @Test
    void tracesOnlyTruthsBeforeTheFirstDecision() {
        List<Event> events = new ArrayList<>();

        solver("norvig", events::add).answer(Puzzles.EULER_1, Question.ANY, Budget.unlimited());

        assertTrue(number(events, Event.Placed.class) > 0);
        for (Event event : events) {
            if (event instanceof Event.Placed placed) {
                assertEquals(Puzzles.EULER_1_SOLUTION.digit(placed.cell()), placed.digit(), placed.toString());
            } else if (event instanceof Event.Removed removed) {
                assertTrue(Puzzles.EULER_1_SOLUTION.digit(removed.cell()) != removed.digit(), () -> removed.toString());
            }
        }
    }

    private static long number(List<Event> events, Class<? extends Event> kind) {
        return kind(events, kind).size();
    }

    private static <T extends Event> List<T> kind(List<Event> events, Class<T> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    private static long backtracks(Puzzle puzzle, Question question) {
        return count(ask("norvig", puzzle, question), Counter.BACKTRACKS);
    }

    private static long count(Answer answer, Counter counter) {
        return answer.counters().get(counter).orElseThrow();
    }

    private static Answer ask(String spec, Puzzle puzzle, Question question) {
        return solver(spec, Trace.OFF).answer(puzzle, question, Budget.unlimited());
    }

    private static Solver solver(String spec, Trace trace) {
        NorvigFamily family = new NorvigFamily();
        return family.create(SolverSpec.parse(spec, List.of(family)), trace);
    }
}
