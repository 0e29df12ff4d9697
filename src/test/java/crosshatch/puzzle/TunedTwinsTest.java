package crosshatch.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import java.nio.charset.StandardCharsets;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is asked after every run is tuned; here it is compared with its plain twin on random grids. */
class TunedTwinsTest {
    private static final int TRIALS = 2000;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 7})
    void aGridSolvesAPuzzleIfNoFaultCanBeNamed(int order) {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create((long) order);
        int solved = 0;
        for (int trial = 0; trial < TRIALS / order; trial++) {
            Grid grid = damaged(Puzzles.cyclic(order), random.nextInt(3), random);
            Puzzle puzzle = new Puzzle(blanked(damaged(grid, random.nextInt(2), random), random));

            boolean solves = SolutionChecker.solves(puzzle, grid);

            assertEquals(SolutionChecker.faultInWords(puzzle, grid).isEmpty(), solves, puzzle + " " + grid);
            if (solves) solved++;
        }
        assertTrue(solved > 0 && solved < TRIALS / order, "both must occur: " + solved);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 7})
    void noDigitStandsTwiceIfNoneCanBeNamed(int order) {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create((long) order);
        int clean = 0;
        for (int trial = 0; trial < TRIALS / order; trial++) {
            Grid grid = blanked(damaged(Puzzles.cyclic(order), random.nextInt(3), random), random);

            boolean none = SolutionChecker.hasNoneTwice(grid);

            assertEquals(SolutionChecker.repeatedInWords(grid).isEmpty(), none, grid.toString());
            if (none) clean++;
        }
        assertTrue(clean > 0 && clean < TRIALS / order, "both must occur: " + clean);
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 10})
    void ofMoreDigitsThanALongHasBitsTheWordsDecide(int order) {
        Grid grid = Puzzles.cyclic(order);

        assertFalse(SolutionChecker.solves(new Puzzle(grid), grid));
        assertTrue(SolutionChecker.fault(new Puzzle(grid), grid).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 10})
    void aFingerprintIsThatOfTheText(int order) {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create((long) order);
        for (int trial = 0; trial < TRIALS / order; trial++) {
            Grid grid = blanked(Puzzles.cyclic(order), random);
            byte[] text = PuzzleText.fingerprinted(grid).getBytes(StandardCharsets.UTF_8);

            assertEquals(PuzzleText.fingerprint(text), PuzzleText.fingerprint(grid));
        }
    }

    private static Grid damaged(Grid grid, int changes, UniformRandomProvider random) {
        int[] digits = grid.digits();
        for (int i = 0; i < changes; i++) {
            digits[random.nextInt(digits.length)] = random.nextInt(grid.board().digits() + 1);
        }
        return Grid.of(grid.board(), digits);
    }

    private static Grid blanked(Grid grid, UniformRandomProvider random) {
        int[] digits = grid.digits();
        for (int cell = 0; cell < digits.length; cell++) if (random.nextInt(3) > 0) digits[cell] = 0;
        return Grid.of(grid.board(), digits);
    }
}
