package crosshatch.outside;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import crosshatch.Puzzles;
import crosshatch.catalog.SolverCatalog;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The programs whose descriptions come with this one, where they are installed. */
class ShippedProgramsTest {
    private static final SolverCatalog CATALOG = SolverCatalog.standard();

    @TempDir
    private Path folder;

    private static Solver installed(String spec) {
        try {
            return CATALOG.create(spec);
        } catch (SolverException missing) {
            return abort(missing.getMessage());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"cadical/configuration=plain", "clasp", "cryptominisat", "gecode", "minisat", "picosat", "z3"})
    void answerAllQuestions(String spec) {
        try (Solver solver = installed(spec)) {
            assertEquals(new Claim.Solved(Puzzles.EULER_1_SOLUTION), ask(solver, Puzzles.EULER_1, Question.ANY));
            assertEquals(new Claim.Unique(Puzzles.EULER_1_SOLUTION), ask(solver, Puzzles.EULER_1, Question.UNIQUE));
            assertEquals(new Claim.NoSolution(), ask(solver, Puzzles.NO_CANDIDATE, Question.ANY));
            Claim.Counted counted =
                    assertInstanceOf(Claim.Counted.class, ask(solver, Puzzles.THREE_SOLUTIONS_2, Question.count(10)));
            assertEquals(3, counted.solutions().size());
            assertTrue(counted.exhausted());
            assertInstanceOf(Claim.Several.class, ask(solver, Puzzles.THREE_SOLUTIONS_2, Question.UNIQUE));
        }
        assertFalse(
                CATALOG.spec(spec).family().version().filter(String::isEmpty).isPresent());
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
}
