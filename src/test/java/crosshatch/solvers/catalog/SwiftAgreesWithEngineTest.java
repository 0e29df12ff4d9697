package crosshatch.solvers.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import crosshatch.Exhaustive;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverException;
import crosshatch.solvers.published.RandomPuzzles;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Two solvers that share no code say the same of generated inputs with none, one and several solutions, contradictory givens
 * among them. {@code -Dcrosshatch.inputs=100000} for more of them.
 */
class SwiftAgreesWithEngineTest {
    private static final int INPUTS = Integer.getInteger("crosshatch.inputs", Exhaustive.of(10_000, 1_000));

    @ParameterizedTest
    @ValueSource(strings = {"swift/kernel=bands", "swift/kernel=lanes"})
    void onGeneratedInputs(String swift) {
        Map<String, Integer> claims = new TreeMap<>();
        try (Solver tuned = create(swift);
                Solver engine = SolverCatalog.standard().create("engine")) {
            for (int seed = 0; seed < INPUTS; seed++) {
                Puzzle puzzle = input(seed);
                Claim expected = engine.answer(puzzle, Question.UNIQUE, Budget.unlimited())
                        .claim();

                Claim claim = tuned.answer(puzzle, Question.UNIQUE, Budget.unlimited())
                        .claim();

                assertSame(expected, claim, puzzle, "seed " + seed + ": " + puzzle);
                claims.merge(claim.word(), 1, Integer::sum);
            }
        }
        for (String word : new String[] {"no-solution", "unique", "several"}) {
            assertTrue(claims.getOrDefault(word, 0) > INPUTS / 10, claims + " is too one-sided a sample");
        }
    }

    private static void assertSame(Claim expected, Claim claim, Puzzle puzzle, String what) {
        assertEquals(expected.word(), claim.word(), what);
        if (claim instanceof Claim.Unique) assertEquals(expected, claim, what);
        for (Grid grid : claim.shown()) assertEquals(Optional.empty(), SolutionChecker.fault(puzzle, grid), what);
        assertEquals(claim.shown().size(), claim.shown().stream().distinct().count(), what);
    }

    /** In turn: few givens, many givens, one given changed so that no two clash, one so that two do. */
    private static Puzzle input(int seed) {
        Random random = new Random(seed);
        Grid solution = RandomPuzzles.solved(random);
        return switch (seed % 4) {
            case 0 -> RandomPuzzles.puzzle(solution, 22 + random.nextInt(8), random);
            case 1 -> RandomPuzzles.puzzle(solution, 32 + random.nextInt(20), random);
            case 2 -> RandomPuzzles.spoilt(RandomPuzzles.puzzle(solution, 26 + random.nextInt(10), random), random);
            default -> clashing(RandomPuzzles.puzzle(solution, 20 + random.nextInt(30), random), random);
        };
    }

    /** Copies a given to one of its peers. */
    private static Puzzle clashing(Puzzle puzzle, Random random) {
        Board board = puzzle.board();
        int[] digits = puzzle.givens().digits();
        int cell = random.nextInt(board.cells());
        while (digits[cell] == 0) cell = (cell + 1) % board.cells();
        int[] peers = board.peers(cell);
        digits[peers[random.nextInt(peers.length)]] = digits[cell];
        return new Puzzle(Grid.of(board, digits));
    }

    private static Solver create(String spec) {
        try {
            return SolverCatalog.standard().create(spec);
        } catch (SolverException missing) {
            assumeTrue(false, missing.getMessage());
            throw missing;
        }
    }
}
