package crosshatch.solvers.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import crosshatch.Exhaustive;
import crosshatch.Puzzles;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.external.ExternalSolvers;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every solver keeps the contract, on the same small puzzles. A new solver is tested by being listed. A fact that takes longer than
 * any should is given up, in a thread of its own, because native code is deaf to interrupts: the report names fact and spec, and
 * shows where the thread stood.
 *
 * <p>{@code -Dcrosshatch.guests=FILE,…} has it test solvers from outside instead: descriptions ({@code .json}) and jars.
 */
@Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SolverContractTest {
    /** Of so many changes of an option, one is tried by default. */
    private static final int FEW = 25;

    private static final List<Path> GUESTS = Stream.of(
                    System.getProperty("crosshatch.guests", "").split(",", -1))
            .filter(name -> !name.isEmpty())
            .map(Path::of)
            .toList();
    private static final ExternalSolvers BROUGHT = ExternalSolvers.of(
            GUESTS.stream().filter(file -> !isJar(file)).toList(),
            GUESTS.stream().filter(SolverContractTest::isJar).toList());
    private static final SolverCatalog CATALOG = SolverCatalog.standard().with(BROUGHT);

    /** The default of every family and every single change of it that the family allows. */
    static Stream<SolverSpec> everySolver() {
        if (!GUESTS.isEmpty()) return Variants.of(CATALOG, BROUGHT.families()).stream();
        Stream<SolverSpec> defaults = CATALOG.families().stream().map(family -> CATALOG.spec(family.name()));
        Stream<SolverSpec> changed = Exhaustive.some(Variants.of(CATALOG, CATALOG.families()), FEW);
        return Stream.concat(defaults, changed).distinct();
    }

    private static boolean isJar(Path file) {
        return file.toString().endsWith(".jar");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("everySolver")
    void givesAValidGridOrGivesUp(SolverSpec spec) {
        for (Puzzle puzzle : List.of(Puzzles.EULER_1, Puzzles.NORVIG_HARD_1, Puzzles.FULL)) {
            Claim claim = ask(spec, puzzle, Question.ANY).claim();

            if (claim instanceof Claim.GaveUp) continue;
            Claim.Solved solved = assertInstanceOf(Claim.Solved.class, claim);
            if (isExcused(spec, puzzle, claim)) continue;
            assertEquals(Optional.empty(), SolutionChecker.fault(puzzle, solved.grid()));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("everySolver")
    void provesThatAPuzzleIsUnique(SolverSpec spec) {
        Claim claim = ask(spec, Puzzles.NORVIG_HARD_1, Question.UNIQUE).claim();

        assertEquals(new Claim.Unique(Puzzles.NORVIG_HARD_1_SOLUTION), claim);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("everySolver")
    void showsTwoDifferentGridsWhenThePuzzleIsNotUnique(SolverSpec spec) {
        Puzzle puzzle = spec.family()
                        .refusal(Puzzles.TWO_SOLUTIONS_2.board(), Question.UNIQUE)
                        .isEmpty()
                ? Puzzles.TWO_SOLUTIONS_2
                : Puzzles.EMPTY_3;

        Claim.Several several = assertInstanceOf(
                Claim.Several.class, ask(spec, puzzle, Question.UNIQUE).claim());

        assertNotEquals(several.first(), several.second());
        assertEquals(Optional.empty(), SolutionChecker.fault(puzzle, several.first()));
        assertEquals(Optional.empty(), SolutionChecker.fault(puzzle, several.second()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("everySolver")
    void refutesAPuzzleWithoutSolution(SolverSpec spec) {
        for (Puzzle puzzle : List.of(Puzzles.CONTRADICTORY_GIVENS, Puzzles.NO_CANDIDATE, Puzzles.FULL_AND_WRONG)) {
            for (Question question : List.of(Question.ANY, Question.UNIQUE)) {
                if (spec.family().refusal(puzzle.board(), question).isPresent()) continue;
                Claim claim = ask(spec, puzzle, question).claim();

                if (claim instanceof Claim.GaveUp && question.kind() == Question.Kind.ANY) continue;
                if (isExcused(spec, puzzle, claim)) continue;
                assertInstanceOf(Claim.NoSolution.class, claim, puzzle + " " + question);
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("everySolver")
    void countsSolutionsUpToTheLimit(SolverSpec spec) {
        assertCounts(spec, Puzzles.THREE_SOLUTIONS_2, 2, 2, false);
        assertCounts(spec, Puzzles.THREE_SOLUTIONS_2, 10, 3, true);
        assertCounts(spec, Puzzles.EMPTY_2, 1000, 288, true);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("everySolver")
    void countsSolutionsOfOrderThreeUpToTheLimit(SolverSpec spec) {
        assertCounts(spec, Puzzles.EULER_1, 5, 1, true);
        assertCounts(spec, Puzzles.EMPTY_3, 7, 7, false);
        assertCounts(spec, Puzzles.CONTRADICTORY_GIVENS, 5, 0, true);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("everySolver")
    void solvesLargerOrders(SolverSpec spec) {
        for (Puzzle puzzle : List.of(Puzzles.ORDER_4, Puzzles.ORDER_5)) {
            Optional<String> refusal = spec.family().refusal(puzzle.board(), Question.ANY);
            assumeTrue(refusal.isEmpty(), () -> refusal.orElse(""));
            Claim.Solved solved = assertInstanceOf(
                    Claim.Solved.class, ask(spec, puzzle, Question.ANY).claim());

            assertEquals(Optional.empty(), SolutionChecker.fault(puzzle, solved.grid()));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("everySolver")
    void answersTheSamePuzzleTwiceAlike(SolverSpec spec) {
        try (Solver solver = CATALOG.create(spec)) {
            Answer first = solver.answer(Puzzles.EULER_1, Question.ANY, Budget.unlimited());
            solver.answer(Puzzles.NORVIG_HARD_1, Question.ANY, Budget.unlimited());
            solver.answer(Puzzles.CONTRADICTORY_GIVENS, Question.ANY, Budget.unlimited());
            Answer second = solver.answer(Puzzles.EULER_1, Question.ANY, Budget.unlimited());

            assertEquals(first.claim(), second.claim());
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("everySolver")
    void countsWhatItsFamilySaysItCounts(SolverSpec spec) {
        Map<Counter, CounterMeaning> meanings = spec.family().counters();
        Answer answer = ask(spec, Puzzles.NORVIG_HARD_1, Question.ANY);

        for (Counter counter : Counter.values()) {
            CounterMeaning meaning = meanings.get(counter);
            boolean counted = meaning != null && meaning.fidelity() != CounterMeaning.Fidelity.ABSENT;
            assertEquals(counted, answer.counters().get(counter).isPresent(), counter.column());
        }
    }

    /** A wrong grid is excused where the family says that it keeps a published fault; tests of its own room say when. */
    private static boolean isExcused(SolverSpec spec, Puzzle puzzle, Claim claim) {
        return spec.family().knownDefect(spec).isPresent()
                && claim instanceof Claim.Solved solved
                && SolutionChecker.fault(puzzle, solved.grid()).isPresent();
    }

    private static void assertCounts(SolverSpec spec, Puzzle puzzle, int limit, int expected, boolean exhausted) {
        Question question = Question.count(limit);
        if (spec.family().refusal(puzzle.board(), question).isPresent()) return;

        Claim.Counted counted = assertInstanceOf(
                Claim.Counted.class, ask(spec, puzzle, question).claim());

        assertEquals(expected, counted.solutions().size());
        assertEquals(expected, new HashSet<>(counted.solutions()).size(), "all different");
        assertTrue(counted.solutions().stream()
                .allMatch((Grid grid) -> SolutionChecker.fault(puzzle, grid).isEmpty()));
        if (exhausted) assertTrue(counted.exhausted());
    }

    private static Answer ask(SolverSpec spec, Puzzle puzzle, Question question) {
        Optional<String> refusal = spec.family().refusal(puzzle.board(), question);
        assumeTrue(refusal.isEmpty(), () -> refusal.orElse(""));
        try (Solver solver = CATALOG.create(spec)) {
            return solver.answer(puzzle, question, Budget.unlimited());
        }
    }
}
