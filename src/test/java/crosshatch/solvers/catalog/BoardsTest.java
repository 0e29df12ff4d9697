package crosshatch.solvers.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.SomeOf;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Unit;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Family;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** Whoever takes boards of any units answers right about them, and nobody answers for another puzzle. */
class BoardsTest {
    private static final SolverCatalog CATALOG = SolverCatalog.standard();
    private static final Board X_SUDOKU =
            Board.sudoku(3).toBuilder().diagonals().build();
    private static final Set<String> GENERAL = Set.of("choco", "cpsat", "engine", "lcg", "sat4j");
    private static final int PUZZLES = 12;
    private static final Question ALL = Question.count(1000);

    static Stream<SolverSpec> everySolverOfAnyUnits() {
        return Variants.ofAll(CATALOG).stream()
                .filter(spec -> GENERAL.contains(spec.family().name()));
    }

    @Test
    void whoIsNotWrittenForOtherBoardsRefusesThem() {
        for (Family family : CATALOG.families()) {
            boolean refused = family.refusal(X_SUDOKU, Question.ANY).isPresent();

            assertEquals(!GENERAL.contains(family.name()), refused, family.name());
        }
    }

    /** Boards of exact and of distinct units, and cells in none; puzzles with many solutions, with one, with none. */
    @ParameterizedTest(name = "{0}")
    @SomeOf(value = "everySolverOfAnyUnits", stride = 13)
    void findsAllSolutionsOnBoardsOfAnyUnits(SolverSpec spec) {
        Set<Integer> counts = new HashSet<>();
        try (Solver solver = CATALOG.create(spec)) {
            for (int seed = 1; seed <= PUZZLES; seed++) {
                Puzzle puzzle = randomPuzzle(seed);
                Set<Grid> expected = allSolutions(puzzle);
                Claim.Counted counted = assertInstanceOf(
                        Claim.Counted.class,
                        solver.answer(puzzle, ALL, Budget.unlimited()).claim());

                assertTrue(counted.exhausted());
                assertEquals(
                        expected,
                        new HashSet<>(counted.solutions()),
                        "seed " + seed + ", " + puzzle.board().text() + ", " + puzzle);
                assertEquals(expected.size(), counted.solutions().size());
                counts.add(expected.size());
            }
        }
        assertTrue(counts.size() > 2, "puzzles of different kinds: " + counts);
    }

    /** Seven cells, three or four digits, up to five units; givens that leave at most some hundred grids to try. */
    private static Puzzle randomPuzzle(int seed) {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(seed);
        int digits = 3 + seed % 2;
        BoardBuilder builder = Board.builder(digits, 7);
        Unit.Kind[] kinds = Unit.Kind.values();
        for (int unit = random.nextInt(2, 6); unit > 0; unit--) {
            List<Integer> cells = new ArrayList<>(IntStream.range(0, 7).boxed().toList());
            int size = random.nextInt(3) == 0 ? digits : random.nextInt(2, digits + 1);
            int[] chosen = IntStream.range(0, size)
                    .map(i -> cells.remove(random.nextInt(cells.size())))
                    .toArray();
            builder.unit(kinds[random.nextInt(kinds.length)], chosen);
        }
        int[] givens = new int[7];
        for (int given = random.nextInt(1, 4); given > 0; given--) {
            givens[random.nextInt(givens.length)] = random.nextInt(1, digits + 1);
        }
        return new Puzzle(Grid.of(builder.build(), givens));
    }

    /** By trying all grids, and asking the judge. */
    private static Set<Grid> allSolutions(Puzzle puzzle) {
        Board board = puzzle.board();
        Set<Grid> solutions = new HashSet<>();
        int grids = (int) Math.pow(board.digits(), board.cells());
        for (int number = 0; number < grids; number++) {
            int[] digits = new int[board.cells()];
            int rest = number;
            for (int cell = 0; cell < digits.length; cell++) {
                digits[cell] = rest % board.digits() + 1;
                rest /= board.digits();
            }
            Grid grid = Grid.of(board, digits);
            if (SolutionChecker.fault(puzzle, grid).isEmpty()) solutions.add(grid);
        }
        return solutions;
    }
}
