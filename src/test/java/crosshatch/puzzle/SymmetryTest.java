package crosshatch.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import crosshatch.Puzzles;
import crosshatch.puzzle.board.Board;
import java.util.HashSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Symmetries keep what makes a grid a solution, and all of them are drawn. */
class SymmetryTest {
    private static final int[] DIGITS = {1, 2, 3, 4};
    private static final int[] LINES = {0, 1, 2, 3};

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void theImageOfASolutionIsASolution(int order) {
        Grid solved = Puzzles.cyclic(order);
        for (int seed = 0; seed < 200; seed++) {
            Grid image = random(solved.board(), seed).apply(solved);

            assertEquals(solved.board().cells(), image.filled(), "seed " + seed);
            assertEquals(Optional.empty(), SolutionChecker.repeated(image), "seed " + seed);
        }
    }

    @Test
    void theImageOfThePuzzleIsSolvedByTheImageOfItsSolution() {
        for (int seed = 0; seed < 200; seed++) {
            Symmetry symmetry = random(Puzzles.EULER_1.board(), seed);

            assertEquals(
                    Optional.empty(),
                    SolutionChecker.fault(symmetry.apply(Puzzles.EULER_1), symmetry.apply(Puzzles.EULER_1_SOLUTION)));
        }
    }

    @Test
    void theInverseLeadsBack() {
        for (int seed = 0; seed < 200; seed++) {
            Symmetry symmetry = random(Puzzles.EULER_1.board(), seed);

            assertEquals(Puzzles.EULER_1, symmetry.inverse().apply(symmetry.apply(Puzzles.EULER_1)));
        }
    }

    /** There are 288 solved grids of order 2; up to symmetry there are two, of which one has 96 isomorphs. */
    @Test
    void everyIsomorphIsDrawn() {
        Grid other = Grid.of(Board.sudoku(2), new int[] {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1});
        Set<Grid> isomorphs = isomorphs(Puzzles.cyclic(2));
        Set<Grid> others = isomorphs(other);

        assertEquals(Set.of(96, 192), Set.of(isomorphs.size(), others.size()));
        isomorphs.addAll(others);
        assertEquals(288, isomorphs.size());
    }

    private static Set<Grid> isomorphs(Grid grid) {
        Random random = new Random(1);
        Set<Grid> images = new HashSet<>();
        for (int i = 0; i < 10_000; i++) {
            images.add(Symmetry.random(grid.board(), random::nextInt).apply(grid));
        }
        return images;
    }

    @Test
    void movesCellsAsDocumented() {
        Puzzle corner = Puzzle.parse("..1.............");
        int[] rows = {3, 2, 0, 1};

        Symmetry symmetry = Symmetry.of(corner.board(), true, rows, new int[] {1, 0, 2, 3}, new int[] {4, 3, 2, 1});

        assertEquals(Puzzle.parse(".....4.........."), symmetry.apply(corner));
    }

    @Test
    void refusesWhatIsNoSymmetry() {
        Board four = Board.sudoku(2);

        assertRefused(four, new int[] {0, 2, 1, 3}, LINES, DIGITS);
        assertRefused(four, LINES, new int[] {0, 1, 2, 2}, DIGITS);
        assertRefused(four, LINES, LINES, new int[] {0, 1, 2, 3});
        assertRefused(four, LINES, new int[] {0, 1}, DIGITS);
        assertRefused(Board.latin(4), LINES, LINES, DIGITS);
    }

    @Test
    void refusesAGridOfAnotherSize() {
        Symmetry symmetry = random(Board.sudoku(2), 1);

        assertThrows(IllegalArgumentException.class, () -> symmetry.apply(Puzzles.EULER_1));
    }

    private static void assertRefused(Board board, int[] rows, int[] columns, int[] digits) {
        assertThrows(IllegalArgumentException.class, () -> Symmetry.of(board, false, rows, columns, digits));
    }

    private static Symmetry random(Board board, long seed) {
        return Symmetry.random(board, new Random(seed)::nextInt);
    }
}
