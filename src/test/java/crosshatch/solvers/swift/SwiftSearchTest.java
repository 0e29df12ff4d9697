package crosshatch.solvers.swift;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Exhaustive;
import crosshatch.KnownTrees;
import crosshatch.Puzzles;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The search finds what brute force finds, and counts what its plain twin counts, with every kernel. */
class SwiftSearchTest {
    /** Norvig's ten hardest, #10: singles alone leave 32 decisions. */
    private static final Puzzle HARD = KnownTrees.SIXTEEN_DEAD_ENDS.puzzle();

    private static final List<Question> QUESTIONS = List.of(Question.ANY, Question.UNIQUE, Question.count(5));

    static Stream<Kernel> kernels() {
        return Stream.of(Kernel.values()).filter(kernel -> kernel.obstacle().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("kernels")
    void countsWhatThePlainTwinCounts(Kernel kernel) {
        SwiftSolver solver = new SwiftSolver(kernel, Trace.OFF);
        long decisions = 0;
        for (int seed = 0; seed < Exhaustive.of(150, 100); seed++) {
            RandomGrids random = new RandomGrids(seed);
            Puzzle puzzle = seed % 2 == 0 ? random.isomorph(HARD) : random.puzzle(18 + random.below(8), seed % 3);
            Question question = QUESTIONS.get(seed / 2 % QUESTIONS.size());
            PlainSearch twin = new PlainSearch(puzzle, question);

            Answer answer = solver.answer(puzzle, question, Budget.unlimited());

            assertEquals(twin.counts(), counts(answer), "seed " + seed + " " + puzzle);
            assertEquals(twin.found(), answer.claim().shown(), "seed " + seed + " " + puzzle);
            decisions += twin.counts().get(0);
        }
        assertTrue(decisions > 1000, decisions + " decisions are too small a sample");
    }

    @ParameterizedTest
    @MethodSource("kernels")
    void findsAllSolutionsThatBruteForceFinds(Kernel kernel) {
        SwiftSolver solver = new SwiftSolver(kernel, Trace.OFF);
        Set<Integer> sizes = new TreeSet<>();
        for (int seed = 0; seed < Exhaustive.of(300, 30); seed++) {
            RandomGrids random = new RandomGrids(seed);
            Puzzle puzzle = random.puzzle(30 + random.below(15), seed % 4 == 0 ? 1 : 0);
            Set<String> expected = new TreeSet<>();
            bruteForce(puzzle.givens().digits(), 0, expected, 200);
            if (expected.size() == 200) continue;

            Claim claim = solver.answer(puzzle, Question.count(200), Budget.unlimited())
                    .claim();

            Set<String> found = new TreeSet<>();
            for (Grid grid : claim.shown()) found.add(grid.toString());
            assertEquals(expected, found, "seed " + seed + " " + puzzle);
            assertEquals(expected.size(), claim.shown().size(), "none twice, seed " + seed);
            sizes.add(Math.min(expected.size(), 2));
        }
        assertEquals(Set.of(0, 1, 2), sizes, "puzzles with no, one and several solutions");
    }

    @ParameterizedTest
    @MethodSource("kernels")
    void provesEveryIsomorphUnique(Kernel kernel) {
        SwiftSolver solver = new SwiftSolver(kernel, Trace.OFF);
        for (int seed = 0; seed < Exhaustive.of(500, 30); seed++) {
            Puzzle puzzle = new RandomGrids(seed).isomorph(seed % 2 == 0 ? HARD : Puzzles.NORVIG_HARD_1);

            Claim claim =
                    solver.answer(puzzle, Question.UNIQUE, Budget.unlimited()).claim();

            assertInstanceOf(Claim.Unique.class, claim, "seed " + seed + " " + puzzle);
        }
    }

    @ParameterizedTest
    @MethodSource("kernels")
    void decidesNothingWhereSinglesSuffice(Kernel kernel) {
        KnownTrees.Tree tree = KnownTrees.NO_SEARCH;

        Answer answer = new SwiftSolver(kernel, Trace.OFF).answer(tree.puzzle(), tree.question(), Budget.unlimited());

        assertEquals(List.of(tree.decisions(), tree.backtracks(), tree.conflicts(), tree.depth()), counts(answer));
    }

    @ParameterizedTest
    @MethodSource("kernels")
    void stopsWhenTheBudgetIsUsedUp(Kernel kernel) {
        Budget budget = new Budget() {
            @Override
            public Limits limits() {
                return Limits.ofDecisions(100);
            }

            @Override
            public long remainingNanos() {
                return Long.MAX_VALUE;
            }

            @Override
            public void encoded() {}
        };

        Answer answer = new SwiftSolver(kernel, Trace.OFF).answer(Puzzles.EMPTY_3, Question.count(100_000), budget);

        assertEquals(new Claim.OutOfBudget(Limit.DECISIONS), answer.claim());
        assertEquals(101, answer.counters().get(Counter.DECISIONS).orElseThrow());
    }

    private static List<Integer> counts(Answer answer) {
        return Stream.of(Counter.DECISIONS, Counter.BACKTRACKS, Counter.CONFLICTS, Counter.DEPTH)
                .map(counter -> (int) answer.counters().get(counter).orElseThrow())
                .toList();
    }

    /** Row-major, digits ascending, by the definition alone; stops at {@code limit}. */
    private static void bruteForce(int[] digits, int cell, Set<String> found, int limit) {
        if (found.size() == limit) return;
        if (cell == 81) {
            found.add(Grid.of(Puzzles.EMPTY_3.board(), digits).toString());
            return;
        }
        int given = digits[cell];
        for (int digit = given == 0 ? 1 : given; digit <= (given == 0 ? 9 : given); digit++) {
            if (!fits(digits, cell, digit)) continue;
            digits[cell] = digit;
            bruteForce(digits, cell + 1, found, limit);
        }
        digits[cell] = given;
    }

    private static boolean fits(int[] digits, int cell, int digit) {
        for (int peer : Puzzles.EMPTY_3.board().peers(cell)) if (digits[peer] == digit) return false;
        return true;
    }

    @ParameterizedTest
    @MethodSource("kernels")
    void tellsEveryDecisionAndBacktrackThatItCounts(Kernel kernel) {
        Map<Class<?>, Long> told = new HashMap<>();
        Trace trace = event -> told.merge(event.getClass(), 1L, Long::sum);

        Answer answer =
                new SwiftSolver(kernel, trace).answer(Puzzles.NORVIG_HARD_1, Question.UNIQUE, Budget.unlimited());

        assertEquals(
                told.getOrDefault(Event.Decision.class, 0L),
                answer.counters().get(Counter.DECISIONS).orElseThrow());
        assertEquals(
                told.getOrDefault(Event.Backtrack.class, 0L),
                answer.counters().get(Counter.BACKTRACKS).orElseThrow());
        assertEquals(1, told.get(Event.Solution.class));
    }
}
