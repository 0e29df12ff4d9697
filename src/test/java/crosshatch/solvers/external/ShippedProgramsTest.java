package crosshatch.solvers.external;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import crosshatch.KnownTrees;
import crosshatch.Puzzles;
import crosshatch.SomeOf;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Option;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverException;
import crosshatch.solver.TreeCounters;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The programs whose descriptions come with this one, where they are installed. */
@Tag("process")
class ShippedProgramsTest {
    private static final SolverCatalog CATALOG = SolverCatalog.standard();

    @TempDir
    private Path folder;

    private static Solver installed(String spec) {
        assumeTrue(CATALOG.spec(spec).family().version().isPresent(), spec + " is not installed");
        try {
            return CATALOG.create(spec);
        } catch (SolverException missing) {
            return abort(missing.getMessage());
        }
    }

    @ParameterizedTest
    @SomeOf(
            stride = 3,
            strings = {
                "cadical/configuration=plain",
                "clasp",
                "cryptominisat",
                "gecode",
                "gecode/alldiff=kept",
                "minisat",
                "picosat",
                "z3"
            })
    void answerAllQuestions(String spec) {
        try (Solver solver = installed(spec)) {
            assertEquals(new Claim.Solved(Puzzles.EULER_1_SOLUTION), ask(solver, Puzzles.EULER_1, Question.ANY));
            assertEquals(new Claim.Unique(Puzzles.EULER_1_SOLUTION), ask(solver, Puzzles.EULER_1, Question.UNIQUE));
            assertEquals(new Claim.NoSolution(), ask(solver, Puzzles.NO_CANDIDATE, Question.ANY));
            assertEquals(new Claim.NoSolution(), ask(solver, Puzzle.parse("12341234........"), Question.ANY));
            Claim.Counted counted =
                    assertInstanceOf(Claim.Counted.class, ask(solver, Puzzles.THREE_SOLUTIONS_2, Question.count(10)));
            assertEquals(3, counted.solutions().size());
            assertTrue(counted.exhausted());
            assertInstanceOf(Claim.Several.class, ask(solver, Puzzles.THREE_SOLUTIONS_2, Question.UNIQUE));
        }
        assertFalse(
                CATALOG.spec(spec).family().version().filter(String::isEmpty).isPresent());
    }

    @ParameterizedTest
    @ValueSource(strings = {"cadical", "clasp", "minisat", "picosat"})
    void clauseLearnersTellWhatTheyCount(String spec) {
        try (Solver solver = installed(spec)) {
            Counters counters = solver.answer(Puzzles.EULER_1, Question.UNIQUE, Budget.unlimited())
                    .counters();

            for (Counter counter : List.of(Counter.DECISIONS, Counter.BACKTRACKS, Counter.CONFLICTS)) {
                assertTrue(counters.get(counter).isPresent(), counter + " in " + counters);
            }
        }
    }

    /** A program of another release may have renamed a flag. */
    @ParameterizedTest
    @ValueSource(strings = {"cadical", "chuffed", "clasp", "gecode", "kissat", "minisat"})
    @Tag("exhaustive")
    void everyValueOfEveryOptionIsTaken(String family) {
        installed(family).close();
        for (Option option : CATALOG.spec(family).family().options()) {
            for (String value : option.kind().words()) {
                String spec = family + "/" + option.name() + "=" + value;
                try (Solver solver = installed(spec)) {
                    assertEquals(
                            new Claim.Solved(Puzzles.EULER_1_SOLUTION),
                            ask(solver, Puzzles.EULER_1, Question.ANY),
                            spec);
                }
            }
        }
    }

    private static Claim ask(Solver solver, Puzzle puzzle, Question question) {
        Answer answer = solver.answer(puzzle, question, Budget.unlimited());
        return answer.claim();
    }

    @ParameterizedTest
    @ValueSource(strings = {"fzn-gecode"})
    void flatZincIsMadeByMiniZinc(String program) throws Exception {
        installed("gecode").close();
        Path description =
                Stubs.describe(folder, "flat", "flatzinc", "minizinc", ", \"{input}\"]", "exec " + program + " \"$1\"");
        try (Solver solver = Stubs.solver(description)) {
            assertEquals(new Claim.Solved(Puzzles.EULER_1_SOLUTION), ask(solver, Puzzles.EULER_1, Question.ANY));
        }
    }

    /** The tree of Gecode is that of our own search with the same order and filtering, node for node. */
    @ParameterizedTest
    @CsvSource({"dom, min", "input, input"})
    @Tag("exhaustive")
    void gecodeCanBePinnedToTheTreeOfTheEngine(String search, String select) {
        String pinned = "gecode/alldiff=kept/consistency=domain/search=" + search;
        String twin = "engine/propagate=gac/branch=binary/select=" + select;
        try (Solver gecode = installed(pinned);
                Solver engine = CATALOG.create(twin)) {
            for (KnownTrees.Tree tree : KnownTrees.all()) {
                Counters ours = engine.answer(tree.puzzle(), tree.question(), Budget.unlimited())
                        .counters();
                Map<String, Long> theirs = gecode.answer(tree.puzzle(), tree.question(), Budget.unlimited())
                        .counters()
                        .natives();
                assertEquals(ours.get(Counter.DECISIONS).orElseThrow() + 1, theirs.get("nodes"), tree.toString());
                assertEquals(ours.get(Counter.CONFLICTS).orElseThrow(), theirs.get("failures"), tree.toString());
            }
        }
        assertEquals(
                Optional.of(new TreeCounters("nodes", 0, "failures")),
                CATALOG.spec(pinned).family().tree());
    }
}
