package crosshatch.solvers.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.SomeOf;
import crosshatch.instances.generate.GeneratedSet;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** Every solver that does not refuse Latin squares answers right about them; a square has no boxes that could help. */
class LatinSquaresTest {
    private static final SolverCatalog CATALOG = SolverCatalog.standard();

    static Stream<SolverSpec> everySolverOfLatinSquares() {
        return Variants.ofAll(CATALOG).stream().filter(spec -> spec.family()
                .refusal(Board.latin(4), Question.parse("count:1000"))
                .isEmpty());
    }

    @Test
    void theFourParadigmsTakeThem() {
        Set<String> families = everySolverOfLatinSquares()
                .map(spec -> spec.family().name())
                .collect(Collectors.toCollection(TreeSet::new));

        assertTrue(families.containsAll(List.of("choco", "cpsat", "engine", "lcg", "sat4j")), families.toString());
    }

    /** There are 12 Latin squares of 3 digits and 576 of 4 (OEIS A002860). */
    @ParameterizedTest(name = "{0}")
    @SomeOf(value = "everySolverOfLatinSquares", stride = 13)
    void countsTheSmallLatinSquares(SolverSpec spec) {
        assertEquals(12, count(spec, Board.latin(3)));
        assertEquals(576, count(spec, Board.latin(4)));
    }

    @ParameterizedTest(name = "{0}")
    @SomeOf(value = "everySolverOfLatinSquares", stride = 13)
    void completesQuasigroupsWithHoles(SolverSpec spec) {
        Puzzle puzzle = GeneratedSet.named("latin-11/holes=0.4/count=1/seed=2")
                .orElseThrow()
                .puzzles()
                .findFirst()
                .orElseThrow();

        Claim.Solved solved = assertInstanceOf(
                Claim.Solved.class, ask(spec, puzzle, Question.ANY).claim());

        assertEquals(Optional.empty(), SolutionChecker.fault(puzzle, solved.grid()));
    }

    private static int count(SolverSpec spec, Board board) {
        Puzzle empty = new Puzzle(Grid.of(board, new int[board.cells()]));
        Claim.Counted counted = assertInstanceOf(
                Claim.Counted.class,
                ask(spec, empty, Question.parse("count:1000")).claim());
        assertTrue(counted.exhausted());
        return counted.solutions().size();
    }

    private static Answer ask(SolverSpec spec, Puzzle puzzle, Question question) {
        try (Solver solver = CATALOG.create(spec)) {
            return solver.answer(puzzle, question, Budget.unlimited());
        }
    }
}
