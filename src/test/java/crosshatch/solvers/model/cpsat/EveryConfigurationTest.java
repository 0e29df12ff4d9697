package crosshatch.solvers.model.cpsat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.SomeOf;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** Every combination of options against brute force: a presolve that loses a solution, or a model that adds one, shows. */
class EveryConfigurationTest {
    private static final long SEED = 20_260_401;
    private static final List<Puzzle> PUZZLES = OrderTwo.puzzles(SEED);

    static List<String> everyConfiguration() {
        return Configurations.all();
    }

    @Test
    void theReferenceKnowsAllGrids() {
        assertEquals(288, OrderTwo.solutions(PUZZLES.get(0)).size(), "of the empty puzzle");
    }

    @ParameterizedTest(name = "{0}")
    @SomeOf(value = "everyConfiguration", stride = 9)
    void claimsWhatBruteForceFinds(String spec) {
        try (Solver solver = Configurations.solver(spec)) {
            for (Puzzle puzzle : PUZZLES) {
                Set<Grid> solutions = OrderTwo.solutions(puzzle);
                for (Question question : List.of(Question.ANY, Question.UNIQUE)) {
                    Claim claim =
                            solver.answer(puzzle, question, Budget.unlimited()).claim();

                    String context = puzzle + " " + question + ", seed " + SEED;
                    assertEquals(expectedWord(question, solutions.size()), claim.word(), context);
                    assertTrue(solutions.containsAll(claim.shown()), context);
                    assertEquals(claim.shown().size(), new HashSet<>(claim.shown()).size(), context);
                }
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @SomeOf(value = "everyConfiguration", stride = 9)
    void listsExactlyTheSolutionsOfBruteForce(String spec) {
        try (Solver solver = Configurations.solver(spec)) {
            for (Puzzle puzzle : PUZZLES) {
                Set<Grid> solutions = OrderTwo.solutions(puzzle);
                if (solutions.size() > 40) continue; // blocking solves once for each
                Question oneMore = Question.count(solutions.size() + 1);
                Claim.Counted counted = (Claim.Counted)
                        solver.answer(puzzle, oneMore, Budget.unlimited()).claim();

                assertEquals(solutions, new HashSet<>(counted.solutions()), puzzle + ", seed " + SEED);
                assertEquals(solutions.size(), counted.solutions().size(), puzzle + ", seed " + SEED);
                assertTrue(counted.exhausted(), puzzle + ", seed " + SEED);
            }
        }
    }

    private static String expectedWord(Question question, int solutions) {
        if (solutions == 0) return "no-solution";
        if (question.kind() == Question.Kind.ANY) return "solved";
        return solutions == 1 ? "unique" : "several";
    }
}
