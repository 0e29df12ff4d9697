package crosshatch.solvers.published.readalps;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import crosshatch.solver.Solver;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.published.BruteForce;
import crosshatch.solvers.published.RandomPuzzles;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the search counts and tells, beyond what is published. */
class ReadalpsSearchTest {
    /** Project Euler 96, grid 31: here the filter once leaves one candidate in the very cell that is to be guessed. */
    private static final Puzzle EULER_31 =
            Puzzle.parse(".......8.8..7.1.4..4..2..3.374...9......3......5...321.1..6..5..5.8.2..6.8.......");

    /** The grid of Euler 96, 1, without four cells that hold two digits crosswise: two solutions. */
    private static final Puzzle TWO_SOLUTIONS =
            Puzzle.parse("4839216579.734.8212.187.493548132976729564138136798245372689514814253769695417382");

    @ParameterizedTest
    @ValueSource(strings = {"0", "1", "2"})
    void solvesWithoutGuessingWhereSinglesAreEnough(String mode) {
        assertTree("readalps/mode=" + mode, KnownTrees.NO_SEARCH);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "1", "2"})
    void anAlternativeWithASolutionIsNoBacktrack(String mode) {
        assertTree("readalps/mode=" + mode, new KnownTrees.Tree(TWO_SOLUTIONS, Question.UNIQUE, 2, 0, 0, 1));
    }

    @Test
    void aGuessWithOneAlternativeIsNoDecision() {
        Answer answer = ask("readalps", EULER_31, Question.UNIQUE);
        long moves = Stream.of("guesses", "forwards", "upwards")
                .map(name -> requireNonNull(answer.counters().natives().get(name), name))
                .mapToLong(Long::longValue)
                .sum();

        assertEquals(moves - 1, answer.counters().get(Counter.DECISIONS).orElseThrow());
    }

    /** Every second puzzle has one given turned into another digit that does not clash, so most of these have no solution. */
    @ParameterizedTest
    @ValueSource(strings = {"0", "1", "2"})
    void findsExactlyTheSolutionsThatBruteForceFinds(String mode) {
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            Puzzle solvable = RandomPuzzles.puzzle(RandomPuzzles.solved(random), 30, random);
            Puzzle puzzle = seed % 2 == 0 ? solvable : RandomPuzzles.spoilt(solvable, random);

            Claim claim =
                    ask("readalps/mode=" + mode, puzzle, Question.count(1000)).claim();

            Claim.Counted counted = assertInstanceOf(Claim.Counted.class, claim);
            Set<Grid> expected = BruteForce.solutions(puzzle, 1001);
            assertTrue(expected.size() < 1000, "seed " + seed + ": too many solutions to compare");
            assertEquals(expected, new HashSet<>(counted.solutions()), "seed " + seed);
            assertEquals(expected.size(), counted.solutions().size(), "seed " + seed);
        }
    }

    @Test
    void stopsWhenItsDecisionsAreUsedUp() {
        Budget tenDecisions = new Budget() {
            @Override
            public Limits limits() {
                return Limits.ofDecisions(10);
            }

            @Override
            public long remainingNanos() {
                return Long.MAX_VALUE;
            }

            @Override
            public void encoded() {}
        };
        try (Solver solver = SolverCatalog.standard().create("readalps")) {
            Answer answer = solver.answer(Quizzes.ONE, Question.ANY, tenDecisions);

            assertEquals(new Claim.OutOfBudget(Limit.DECISIONS), answer.claim());
            assertEquals(11, answer.counters().get(Counter.DECISIONS).orElseThrow());
        }
    }

    @Test
    void aFullGridTakesOneStep() {
        Answer answer = ask("readalps", Puzzles.FULL, Question.ANY);

        assertInstanceOf(Claim.Solved.class, answer.claim());
        assertEquals(1, answer.counters().natives().get("steps"));
    }

    @Test
    void aTraceHearsTheProgramsOwnWordsAndWhatEverySolverTells() {
        List<Event> heard = new ArrayList<>();
        Trace trace = heard::add;
        SolverCatalog catalog = SolverCatalog.standard();
        try (Solver solver = catalog.create(catalog.spec("readalps"), trace)) {
            Answer answer = solver.answer(Quizzes.TWO, Question.UNIQUE, Budget.unlimited());

            assertEquals(203, count(heard, Event.Note.class));
            assertEquals(
                    count(heard, Event.Decision.class),
                    answer.counters().get(Counter.DECISIONS).orElseThrow());
            assertEquals(
                    count(heard, Event.Backtrack.class),
                    answer.counters().get(Counter.BACKTRACKS).orElseThrow());
            assertEquals(
                    count(heard, Event.DeadEnd.class),
                    answer.counters().get(Counter.CONFLICTS).orElseThrow());
            assertEquals(1, count(heard, Event.Solution.class));
        }
    }

    private static void assertTree(String solver, KnownTrees.Tree tree) {
        Answer answer = ask(solver, tree.puzzle(), tree.question());

        assertEquals(tree.decisions(), answer.counters().get(Counter.DECISIONS).orElseThrow());
        assertEquals(
                tree.backtracks(), answer.counters().get(Counter.BACKTRACKS).orElseThrow());
        assertEquals(tree.conflicts(), answer.counters().get(Counter.CONFLICTS).orElseThrow());
        assertEquals(tree.depth(), answer.counters().get(Counter.DEPTH).orElseThrow());
    }

    private static Answer ask(String spec, Puzzle puzzle, Question question) {
        try (Solver solver = SolverCatalog.standard().create(spec)) {
            return solver.answer(puzzle, question, Budget.unlimited());
        }
    }

    private static long count(List<Event> heard, Class<? extends Event> kind) {
        return heard.stream().filter(kind::isInstance).count();
    }
}
