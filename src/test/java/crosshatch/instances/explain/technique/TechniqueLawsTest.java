package crosshatch.instances.explain.technique;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.board.Unit;
import crosshatch.solvers.published.RandomPuzzles;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for techniques on any grid, on seeded random ones: candidates at random, but always those of one solution. */
@Tag("long")
class TechniqueLawsTest {
    private static final int GRIDS = 300;

    static Iterable<Technique> techniques() {
        return Technique.simplestFirst();
    }

    /** The solution is known before the candidates are, and is most often one of several. */
    @ParameterizedTest
    @MethodSource("techniques")
    void neverTakesADigitThatASolutionHas(Technique technique) {
        int found = 0;
        for (int seed = 0; seed < GRIDS; seed++) {
            Random random = new Random(seed);
            Grid solution = RandomPuzzles.solved(random);
            CandidateGrid grid = around(solution, random);
            Optional<Deduction> deduction = technique.find(grid);
            if (deduction.isEmpty()) continue;
            found++;
            assertSound(deduction.get(), grid, solution, "seed " + seed);
        }

        assertTrue(found > 0, technique.title() + " found nothing");
    }

    private static void assertSound(Deduction deduction, CandidateGrid grid, Grid solution, String seed) {
        assertFalse(deduction.placed().isEmpty() && deduction.removed().isEmpty(), seed);
        for (Candidate placed : deduction.placed()) {
            assertTrue(grid.has(placed.cell(), placed.digit()), seed);
            assertEquals(solution.digit(placed.cell()), placed.digit(), seed);
        }
        for (Candidate removed : deduction.removed()) {
            assertTrue(grid.has(removed.cell(), removed.digit()), seed);
            assertFalse(solution.digit(removed.cell()) == removed.digit(), seed);
        }
    }

    static IntStream sizes() {
        return IntStream.rangeClosed(2, 4);
    }

    /** Against the definition, tried on every set of k cells of every unit. */
    @ParameterizedTest
    @MethodSource("sizes")
    void findsANakedSubsetWhereverThereIsOne(int size) {
        assertFoundWhere(
                grid -> anySubset(grid, size, (unit, cells) -> naked(grid, unit, cells, size)), new NakedSubset(size));
    }

    /** Against the definition, tried on every set of k digits in every unit. */
    @ParameterizedTest
    @MethodSource("sizes")
    void findsAHiddenSubsetWhereverThereIsOne(int size) {
        assertFoundWhere(
                grid -> anySubset(grid, size, (unit, digits) -> hidden(grid, unit, digits, size)),
                new HiddenSubset(size));
    }

    private interface Definition {
        boolean holds(CandidateGrid grid);
    }

    private interface SubsetDefinition {
        boolean holds(Unit unit, int subset);
    }

    private static void assertFoundWhere(Definition definition, Technique technique) {
        int holds = 0;
        for (int seed = 0; seed < GRIDS; seed++) {
            Random random = new Random(seed);
            CandidateGrid grid = around(RandomPuzzles.solved(random), random);
            boolean expected = definition.holds(grid);
            if (expected) holds++;
            assertEquals(expected, technique.find(grid).isPresent(), technique.title() + ", seed " + seed);
        }

        assertTrue(holds > 0 && holds < GRIDS, technique.title() + " is there in " + holds + " of " + GRIDS);
    }

    private static boolean anySubset(CandidateGrid grid, int size, SubsetDefinition definition) {
        for (Unit unit : grid.board().units()) {
            for (int subset = 0; subset < 1 << unit.cells().length; subset++) {
                if (Integer.bitCount(subset) == size && definition.holds(unit, subset)) return true;
            }
        }
        return false;
    }

    private static boolean naked(CandidateGrid grid, Unit unit, int cells, int size) {
        return locks(i -> grid.mask(unit.cells()[i]), cells, size);
    }

    private static boolean hidden(CandidateGrid grid, Unit unit, int digits, int size) {
        return locks(i -> placesOf(grid, unit, i + 1), digits, size);
    }

    /** Things of two to k partners each that have k between them, some of which others have too. */
    private static boolean locks(IntUnaryOperator partners, int things, int size) {
        int inside = 0;
        int outside = 0;
        for (int i = 0; i < 9; i++) {
            boolean chosen = (things >> i & 1) == 1;
            if (chosen && Integer.bitCount(partners.applyAsInt(i)) < 2) return false;
            if (chosen) inside |= partners.applyAsInt(i);
            else outside |= partners.applyAsInt(i);
        }
        return Integer.bitCount(inside) == size && (inside & outside) != 0;
    }

    private static int placesOf(CandidateGrid grid, Unit unit, int digit) {
        int places = 0;
        for (int i = 0; i < unit.cells().length; i++) {
            if (grid.has(unit.cells()[i], digit)) places |= 1 << i;
        }
        return places;
    }

    /** Some cells found; in the others the solution's digit and some others that no found digit forbids. */
    private static CandidateGrid around(Grid solution, Random random) {
        double density = 0.1 + 0.4 * random.nextDouble();
        int[] sets = new int[solution.board().cells()];
        for (int cell = 0; cell < sets.length; cell++) {
            sets[cell] = 1 << (solution.digit(cell) - 1);
            if (random.nextInt(4) == 0) continue;
            for (int digit = 1; digit <= 9; digit++) {
                if (random.nextDouble() < density) sets[cell] |= 1 << (digit - 1);
            }
        }
        CandidateGrid grid = CandidateGrid.ofSets(solution.board(), sets);
        for (int cell = 0; cell < sets.length; cell++) {
            if (!grid.open(cell)) grid = grid.with(new Candidate(cell, grid.digit(cell)));
        }
        return grid;
    }
}
