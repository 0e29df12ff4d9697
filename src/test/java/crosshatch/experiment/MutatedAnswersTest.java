package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.instances.sets.KnownAnswer;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a solver said, changed on its way: the judge catches every change that matters. */
class MutatedAnswersTest {
    private static final int MUTANTS = 10_000;
    private static final Puzzle PUZZLE = Puzzles.NORVIG_HARD_1;
    /** Published with the puzzle, which has no other. */
    private static final Grid SOLUTION = Puzzles.NORVIG_HARD_1_SOLUTION;

    private static final KnownAnswer UNKNOWN = KnownAnswer.UNKNOWN;

    @ParameterizedTest
    @ValueSource(strings = {"engine", "lcg", "swift", "norvig", "choco", "cpsat", "sat4j"})
    void aChangedGridIsWrong(String name) {
        Grid said = claimOf(name, Question.ANY).shown().get(0);
        assertEquals(SOLUTION, said);
        assertEquals(Verdict.CORRECT, verdict(UNKNOWN, new Claim.Solved(said)));
        int changed = 0;
        for (int seed = 0; seed < MUTANTS; seed++) {
            Grid mutant = mutated(said, new Random(seed));
            Verdict verdict = verdict(UNKNOWN, new Claim.Solved(mutant));

            assertEquals(mutant.equals(SOLUTION) ? Verdict.CORRECT : Verdict.WRONG, verdict, mutant.toString());
            if (!mutant.equals(SOLUTION)) changed++;
        }
        assertTrue(changed > MUTANTS * 9 / 10, changed + " changed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"engine", "lcg", "swift", "choco", "cpsat", "sat4j"})
    void aChangedClaimIsWrong(String name) {
        KnownAnswer unique = KnownAnswer.unique(SOLUTION);
        Claim said = claimOf(name, Question.UNIQUE);
        assertEquals(Verdict.CORRECT, verdict(unique, said));

        Grid other = mutated(SOLUTION, new Random(1));
        assertNotEquals(SOLUTION, other);
        List<Claim> lies = List.of(
                new Claim.NoSolution(),
                new Claim.Unique(other),
                new Claim.Several(SOLUTION, SOLUTION),
                new Claim.Several(SOLUTION, other),
                new Claim.Counted(List.of(), true),
                new Claim.Counted(List.of(SOLUTION, SOLUTION), true),
                new Claim.Counted(List.of(SOLUTION, other), false));
        for (Claim lie : lies) assertEquals(Verdict.WRONG, verdict(unique, lie), lie.toString());
    }

    private static Verdict verdict(KnownAnswer known, Claim claim) {
        return Judge.rule(PUZZLE, known, Question.ANY, claim).verdict();
    }

    private static Claim claimOf(String name, Question question) {
        SolverCatalog catalog = SolverCatalog.standard();
        try (Solver solver = catalog.create(catalog.spec(name))) {
            return solver.answer(PUZZLE, question, Budget.unlimited()).claim();
        }
    }

    /** Cells changed, swapped or blanked, rows, columns or digits exchanged: some of these make another valid grid. */
    private static Grid mutated(Grid grid, Random random) {
        int[] digits = grid.digits();
        for (int i = 1 + random.nextInt(2); i > 0; i--) {
            int a = random.nextInt(9);
            int b = random.nextInt(9);
            switch (random.nextInt(5)) {
                case 0 -> digits[random.nextInt(81)] = random.nextInt(10);
                case 1 -> swap(digits, random.nextInt(81), random.nextInt(81));
                case 2 -> {
                    for (int k = 0; k < 9; k++) swap(digits, 9 * a + k, 9 * b + k);
                }
                case 3 -> {
                    for (int k = 0; k < 9; k++) swap(digits, 9 * k + a, 9 * k + b);
                }
                default -> {
                    for (int k = 0; k < 81; k++)
                        digits[k] = digits[k] == a + 1 ? b + 1 : digits[k] == b + 1 ? a + 1 : digits[k];
                }
            }
        }
        return Grid.of(grid.board(), digits);
    }

    private static void swap(int[] digits, int a, int b) {
        int kept = digits[a];
        digits[a] = digits[b];
        digits[b] = kept;
    }
}
