package crosshatch.instances.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.board.Board;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Grids are complete and valid, by a look that shares no code with the program, and small ones come equally often. */
class RandomGridsTest {
    private static final int DRAWS_OF_EACH = 40;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    void everySudokuHasEveryDigitOnceInEveryRowColumnAndBox(int order) {
        int n = order * order;
        for (long seed = 0; seed < 5; seed++) {
            Grid grid = draw(Board.sudoku(order), seed);

            assertLatin(grid, n);
            for (int box = 0; box < n; box++) {
                int corner = box / order * order * n + box % order * order;
                assertAllDigits(grid, n, place -> corner + place / order * n + place % order);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 10, 20, 35})
    void everyLatinSquareHasEveryDigitOnceInEveryRowAndColumn(int n) {
        for (long seed = 0; seed < 5; seed++) assertLatin(draw(Board.latin(n), seed), n);
    }

    /**
     * There are 288 Sudokus of order 2, and 2, 12 and 576 Latin squares of 2, 3 and 4 digits (OEIS A107739, A002860). All
     * appear; chi-squared stays below its 99.9th percentile.
     */
    @ParameterizedTest
    @CsvSource({"sudoku-2, 288, 366.8", "latin-2, 2, 10.8", "latin-3, 12, 31.3", "latin-4, 576, 685.5"})
    void allSmallGridsAreEquallyLikely(String board, int grids, double bound) {
        Map<Grid, Integer> counts = new HashMap<>();
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(1L);
        for (int i = 0; i < grids * DRAWS_OF_EACH; i++) {
            counts.merge(RandomGrids.draw(Board.parse(board), random), 1, Integer::sum);
        }

        assertEquals(grids, counts.size());
        double chiSquared = counts.values().stream()
                .mapToDouble(count -> (count - DRAWS_OF_EACH) * (double) (count - DRAWS_OF_EACH) / DRAWS_OF_EACH)
                .sum();
        assertTrue(chiSquared < bound, "chi-squared " + chiSquared);
    }

    private static Grid draw(Board board, long seed) {
        return RandomGrids.draw(board, RandomSource.XO_SHI_RO_256_PP.create(seed));
    }

    private static void assertLatin(Grid grid, int n) {
        for (int line = 0; line < n; line++) {
            int first = line;
            assertAllDigits(grid, n, place -> first * n + place);
            assertAllDigits(grid, n, place -> place * n + first);
        }
    }

    private static void assertAllDigits(Grid grid, int n, IntUnaryOperator cell) {
        Set<Integer> digits = new HashSet<>();
        for (int place = 0; place < n; place++) {
            int digit = grid.digit(cell.applyAsInt(place));
            assertTrue(digit >= 1 && digit <= n, "digit " + digit);
            digits.add(digit);
        }
        assertEquals(n, digits.size());
    }
}
