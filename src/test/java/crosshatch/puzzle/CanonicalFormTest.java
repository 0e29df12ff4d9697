package crosshatch.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.board.Board;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.ArraySampler;
import org.apache.commons.rng.sampling.PermutationSampler;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CanonicalFormTest {
    private static final Board BOARD = Board.sudoku(3);

    private final CanonicalForm canonical = new CanonicalForm();

    /** Few givens leave rows, columns and bands blank; a full grid has the most orders of columns to try. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 9, 17, 22, 27, 81})
    @Tag("exhaustive")
    void isThatOfThePlainTwin(int givens) {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(givens);
        Puzzle puzzle = partOf(Puzzles.FULL, givens, random);

        assertEquals(PlainCanonicalForm.of(puzzle), canonical.of(puzzle), puzzle::toString);
    }

    @Test
    @Tag("exhaustive")
    void isThatOfThePlainTwinOnPuzzlesWithSymmetries() {
        for (Puzzle puzzle : List.of(new Puzzle(Puzzles.cyclic(3)), withoutRows(0, 1, 2, 4))) {
            assertEquals(PlainCanonicalForm.of(puzzle), canonical.of(puzzle), puzzle::toString);
        }
    }

    @Test
    void isTheSameForEveryIsomorph() {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(1);
        for (int i = 0; i < 100; i++) {
            Puzzle puzzle = partOf(Puzzles.FULL, random.nextInt(82), random);
            Puzzle expected = canonical.of(puzzle);
            for (int image = 0; image < 5; image++) {
                Puzzle isomorph = Symmetry.random(BOARD, random::nextInt).apply(puzzle);
                assertEquals(expected, canonical.of(isomorph), () -> puzzle + " " + isomorph);
            }
        }
    }

    @Test
    void isAnIsomorphOfThePuzzle() {
        Puzzle form = canonical.of(Puzzles.NORVIG_HARD_1);

        assertEquals(form, canonical.of(form));
        assertEquals(Puzzles.NORVIG_HARD_1.clues(), form.clues());
    }

    @Test
    void differsForPuzzlesThatAreNotEquivalent() {
        int[] digits = Puzzles.NORVIG_HARD_1.givens().digits();
        digits[0] = 0;
        int[] others = digits.clone();
        others[0] = 1;

        Puzzle form = canonical.of(Puzzles.NORVIG_HARD_1);
        assertNotEquals(form, canonical.of(puzzle(digits)));
        assertNotEquals(form, canonical.of(puzzle(others)));
    }

    /**
     * B. Felgenhauer and F. Jarvis, "Enumerating possible Sudoku grids", 2005: the first band falls into 416 classes. Box 1 is
     * 123/456/789, and the columns of boxes 2 and 3 ascend in the first row.
     */
    @Test
    @Tag("exhaustive")
    void seesThe416ClassesOfTheFirstBand() {
        List<int[]> bands = new ArrayList<>();
        int[] band = new int[81];
        for (int cell = 0; cell < 9; cell++) band[cell / 3 * 9 + cell % 3] = cell + 1;
        fill(band, 0, bands);
        assertEquals(2 * 36_288, bands.size());

        Set<String> distinct = new HashSet<>();
        Set<Puzzle> classes = new HashSet<>();
        for (int[] each : bands) {
            boolean half = each[3] < each[6]; // the other has boxes 2 and 3 exchanged
            if (half && distinct.add(leastOfItsRowOrders(each))) classes.add(canonical.of(puzzle(each)));
        }

        assertEquals(416, classes.size());
    }

    /** Grid 41 is grid 9 again, in Project Euler's own file. */
    @Test
    void seesThatTheFiftyOfProjectEulerAre49() {
        Set<Puzzle> classes = new HashSet<>();
        try (Stream<Instance> instances = new PuzzleSets(Sets.home(), ReaderSettings.DEFAULT)
                .resolve("euler50")
                .instances()) {
            instances.forEach(each -> classes.add(canonical.of(each.puzzle())));
        }

        assertEquals(49, classes.size());
    }

    @Test
    void refusesOtherOrdersAndGivensThatClash() {
        assertEquals(
                "canonical form: expected a puzzle of order 3, found sudoku-2",
                assertThrows(InputException.class, () -> canonical.of(Puzzles.EMPTY_2))
                        .getMessage());
        assertEquals(
                "canonical form: the puzzle holds 5 twice in row 1",
                assertThrows(InputException.class, () -> canonical.of(Puzzles.CONTRADICTORY_GIVENS))
                        .getMessage());
    }

    /** Every way to fill boxes 2 and 3 of the first band, row by row, of which the first ascends in each box. */
    private static void fill(int[] band, int index, List<int[]> bands) {
        if (index == 18) {
            bands.add(band.clone());
            return;
        }
        int row = index / 6;
        int column = 3 + index % 6;
        int cell = 9 * row + column;
        for (int digit = 1; digit <= 9; digit++) {
            if (row == 0 && column % 3 > 0 && digit < band[cell - 1]) continue;
            if (isSeen(band, row, column, digit)) continue;
            band[cell] = digit;
            fill(band, index + 1, bands);
            band[cell] = 0;
        }
    }

    /** Of the images of a band under the orders of its rows, each brought into the form that {@link #fill} makes: the smallest. */
    private static String leastOfItsRowOrders(int[] band) {
        String least = "";
        for (int[] rows : List.of(
                new int[] {0, 1, 2},
                new int[] {0, 2, 1},
                new int[] {1, 0, 2},
                new int[] {1, 2, 0},
                new int[] {2, 0, 1},
                new int[] {2, 1, 0})) {
            List<String> columns = new ArrayList<>();
            for (int column = 3; column < 9; column++) {
                StringBuilder digits = new StringBuilder();
                for (int row : rows) digits.append(renamed(band[9 * row + column], band, rows));
                columns.add(digits.toString());
            }
            String second =
                    String.join("", columns.subList(0, 3).stream().sorted().toList());
            String third =
                    String.join("", columns.subList(3, 6).stream().sorted().toList());
            String image = second.compareTo(third) < 0 ? second + third : third + second;
            if (least.isEmpty() || image.compareTo(least) < 0) least = image;
        }
        return least;
    }

    /** As the digit is called once the first box reads 123, 456, 789 in this order of the rows. */
    private static int renamed(int digit, int[] band, int... rows) {
        int place = 0;
        while (band[9 * rows[place / 3] + place % 3] != digit) place++;
        return place + 1;
    }

    private static boolean isSeen(int[] band, int row, int column, int digit) {
        for (int i = 0; i < 9; i++) {
            if (band[9 * row + i] == digit || band[i / 3 * 9 + column / 3 * 3 + i % 3] == digit) return true;
        }
        return false;
    }

    private static Puzzle partOf(Puzzle full, int givens, UniformRandomProvider random) {
        int[] digits =
                Symmetry.random(BOARD, random::nextInt).apply(full).givens().digits();
        int[] cells = ArraySampler.shuffle(random, PermutationSampler.natural(81));
        for (int i = givens; i < 81; i++) digits[cells[i]] = 0;
        return puzzle(digits);
    }

    private static Puzzle withoutRows(int... rows) {
        int[] digits = Puzzles.FULL.givens().digits();
        for (int row : rows) java.util.Arrays.fill(digits, 9 * row, 9 * row + 9, 0);
        return puzzle(digits);
    }

    private static Puzzle puzzle(int[] digits) {
        return new Puzzle(Grid.of(BOARD, digits));
    }
}
