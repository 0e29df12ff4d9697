package crosshatch.solvers.model.cpsat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.KnownTrees;
import crosshatch.Puzzles;
import crosshatch.SomeOf;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CpSatSolverTest {
    static List<String> everyConfiguration() {
        return Configurations.all();
    }

    @ParameterizedTest(name = "{0}")
    @SomeOf(value = "everyConfiguration", stride = 9)
    void countsTheSameInEveryRunWithTheSameSeed(String spec) {
        Puzzle puzzle = KnownTrees.SIXTEEN_DEAD_ENDS.puzzle();
        try (Solver fresh = Configurations.solver(spec);
                Solver used = Configurations.solver(spec)) {
            used.answer(Puzzles.NORVIG_HARD_1, Question.UNIQUE, Budget.unlimited());
            Answer first = fresh.answer(puzzle, Question.UNIQUE, Budget.unlimited());
            Answer second = used.answer(puzzle, Question.UNIQUE, Budget.unlimited());

            assertEquals(first.claim(), second.claim());
            assertEquals(first.counters().toString(), second.counters().toString());
        }
    }

    @ParameterizedTest(name = "{0}")
    @SomeOf(value = "everyConfiguration", stride = 9)
    void decidesNothingWherePropagationIsEnough(String spec) {
        KnownTrees.Tree tree = KnownTrees.NO_SEARCH;
        try (Solver solver = Configurations.solver(spec)) {
            Counters counters = solver.answer(tree.puzzle(), Question.ANY, Budget.unlimited())
                    .counters();

            assertEquals(tree.conflicts(), counters.get(Counter.CONFLICTS).orElseThrow());
            assertEquals(tree.decisions(), counters.get(Counter.DECISIONS).orElseThrow());
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "cpsat/givens=live/model=bool/profile=fast",
                "cpsat/model=bool/profile=fast",
                "cpsat/givens=live/profile=fast",
                "cpsat/profile=fast"
            })
    void countsTheLatinSquaresOfOrderFour(String spec) {
        Puzzle empty = new Puzzle(Grid.of(Board.latin(4), new int[16]));
        try (Solver solver = Configurations.solver(spec)) {
            Claim.Counted counted = assertInstanceOf(
                    Claim.Counted.class,
                    solver.answer(empty, Question.count(1000), Budget.unlimited())
                            .claim());

            assertEquals(576, counted.solutions().size(), "OEIS A002860");
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"cpsat/givens=live/model=bool/profile=fast", "cpsat/givens=live/profile=fast"})
    @Tag("exhaustive")
    void solvesTheLargestOrder(String spec) {
        int[] digits = Puzzles.cyclic(10).digits();
        for (int cell = 0; cell < digits.length; cell += 3) digits[cell] = 0;
        Puzzle puzzle = new Puzzle(Grid.of(Board.sudoku(10), digits));
        try (Solver solver = Configurations.solver(spec)) {
            Claim.Solved solved = assertInstanceOf(
                    Claim.Solved.class,
                    solver.answer(puzzle, Question.ANY, Budget.unlimited()).claim());

            assertEquals(Optional.empty(), SolutionChecker.fault(puzzle, solved.grid()));
        }
    }

    @Test
    void goesFromOneGeometryToAnotherAndBack() {
        try (Solver solver = Configurations.solver("cpsat/givens=live/profile=fast")) {
            assertSolves(solver, Puzzles.EULER_1);
            assertSolves(solver, Puzzles.TWO_SOLUTIONS_2);
            assertSolves(solver, Puzzles.EULER_1);
        }
    }

    @Test
    void severalWorkersNeverShowOneGridTwice() {
        try (Solver solver = Configurations.solver("cpsat/givens=live/model=bool/profile=fast/workers=4")) {
            Claim.Several several = assertInstanceOf(
                    Claim.Several.class,
                    solver.answer(Puzzles.EMPTY_3, Question.UNIQUE, Budget.unlimited())
                            .claim());

            assertNotEquals(several.first(), several.second());
        }
    }

    @Test
    void severalWorkersProveThatAPuzzleIsUnique() {
        try (Solver solver = Configurations.solver("cpsat/givens=live/model=bool/profile=fast/workers=2")) {
            Claim claim = solver.answer(Puzzles.NORVIG_HARD_1, Question.UNIQUE, Budget.unlimited())
                    .claim();

            assertEquals(new Claim.Unique(Puzzles.NORVIG_HARD_1_SOLUTION), claim);
        }
    }

    @Test
    void addsUpTheCountsOfAllSolves() {
        try (Solver solver = Configurations.solver("cpsat/further=block/model=bool/profile=fast")) {
            Counters one = solver.answer(Puzzles.THREE_SOLUTIONS_2, Question.ANY, Budget.unlimited())
                    .counters();
            Counters four = solver.answer(Puzzles.THREE_SOLUTIONS_2, Question.count(10), Budget.unlimited())
                    .counters();

            assertEquals(1, one.natives().get("solves"));
            assertEquals(4, four.natives().get("solves"), "three solutions and the refutation of a fourth");
            assertEquals(64, one.natives().get("num_booleans"));
            assertEquals(4 * 64, four.natives().get("num_booleans"));
        }
    }

    @Test
    void liveCandidatesMakeASmallerModel() {
        assertTrue(booleans("cpsat/givens=live/model=bool/profile=fast") < booleans("cpsat/model=bool/profile=fast"));
        assertEquals(729, booleans("cpsat/model=bool/profile=fast"));
    }

    private static long booleans(String spec) {
        try (Solver solver = Configurations.solver(spec)) {
            Counters counters = solver.answer(Puzzles.NORVIG_HARD_1, Question.ANY, Budget.unlimited())
                    .counters();
            return Objects.requireNonNull(counters.natives().get("num_booleans"));
        }
    }

    private static void assertSolves(Solver solver, Puzzle puzzle) {
        Claim.Solved solved = assertInstanceOf(
                Claim.Solved.class,
                solver.answer(puzzle, Question.ANY, Budget.unlimited()).claim());

        assertEquals(Optional.empty(), SolutionChecker.fault(puzzle, solved.grid()));
    }
}
