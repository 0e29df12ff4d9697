package crosshatch.solvers.model.choco;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Exhaustive;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.variables.IntVar;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the redundant constraints remove on their own, without the all-different ones. */
class RedundantTest {
    private static final Board ORDER_3 = Board.sudoku(3);
    private static final int ALL = (1 << 9) - 1;
    private static final int SEVEN = 1 << 6;

    @ParameterizedTest(name = "{0}, order {1}")
    @CsvSource({"rowbox,2", "matrix,2", "both,2", "rowbox,3", "matrix,3", "both,3"})
    void removeWhatNoSolutionOfTheirsHasAndNothingElse(String redundant, int order) {
        Board board = Board.sudoku(order);
        List<Enumerated> constraints = Enumerated.redundantOf(board, redundant);
        Random random = new Random(40);
        int narrowed = 0;
        int failed = 0;
        for (int i = 0; i < Exhaustive.of(200, 60); i++) {
            int[] masks = randomCandidates(board, order + random.nextInt(2), random);
            int[] expected = masks.clone();
            boolean possible = Enumerated.filter(constraints, expected);

            String found = Arrays.toString(filtered(board, redundant, masks));
            String case_ = "case " + i + ": " + Arrays.toString(masks);
            assertEquals(possible ? Arrays.toString(expected) : "[]", found, case_);
            if (!possible) failed++;
            else if (!Arrays.equals(expected, masks)) narrowed++;
        }
        assertTrue(narrowed > 20, narrowed + " cases in which something is removed");
        assertTrue(order == 3 || failed > (Exhaustive.ON ? 5 : 1), failed + " cases without a solution");
    }

    @Test
    void sayNothingOfARegionThatIsALine() {
        Board board =
                Board.latin(4).toBuilder().unit(Unit.Kind.REGION, 0, 1, 2, 3).build();
        Puzzle empty = new Puzzle(Grid.of(board, new int[16]));

        Claim claim = Choco.ask("choco/alldiff=AC/redundant=rowbox/select=dom", empty, Question.ANY)
                .claim();
        assertInstanceOf(Claim.Solved.class, claim);
    }

    @Test
    void findDigitsThatABoxHasInOneRowOnly() {
        int[] masks = full();
        for (int cell : new int[] {9, 10, 11, 18, 19, 20}) masks[cell] &= ~SEVEN; // rows 2 and 3 of box 1

        int[] filtered = filtered(ORDER_3, "rowbox", masks);
        assertEquals(IntStream.rangeClosed(3, 8).boxed().toList(), lost(masks, filtered));
    }

    @Test
    void findDigitsThatARowHasInOneBoxOnly() {
        int[] masks = full();
        for (int cell = 3; cell < 9; cell++) masks[cell] &= ~SEVEN;

        int[] filtered = filtered(ORDER_3, "rowbox", masks);
        assertEquals(List.of(9, 10, 11, 18, 19, 20), lost(masks, filtered));
    }

    @Test
    void findASwordfish() {
        int[] masks = full();
        List<Integer> fishColumns = List.of(0, 4, 8);
        for (int row : new int[] {1, 3, 7}) {
            for (int column = 0; column < 9; column++) {
                if (!fishColumns.contains(column)) masks[row * 9 + column] &= ~SEVEN;
            }
        }

        List<Integer> elsewhereInItsColumns = IntStream.range(0, 81)
                .filter(cell ->
                        fishColumns.contains(cell % 9) && !List.of(1, 3, 7).contains(cell / 9))
                .boxed()
                .toList();
        assertEquals(elsewhereInItsColumns, lost(masks, filtered(ORDER_3, "matrix", masks)));
    }

    @Test
    void removeNothingFromTheEmptyGrid() {
        for (int order = 2; order <= 5; order++) {
            Board board = Board.sudoku(order);
            int[] masks = new int[board.cells()];
            Arrays.fill(masks, (1 << board.digits()) - 1);

            assertEquals(List.of(), lost(masks, filtered(board, "both", masks)));
        }
    }

    /** The digits of a grid, and {@code more} at random for each cell; in one case of four the grid is spoilt. */
    private static int[] randomCandidates(Board board, int more, Random random) {
        int n = board.digits();
        int order = board.order();
        int[] masks = new int[board.cells()];
        for (int cell = 0; cell < masks.length; cell++) {
            int row = cell / n;
            masks[cell] = 1 << (row * order + row / order + cell % n) % n;
            if (random.nextInt(4 * masks.length) == 0) masks[cell] = 0;
            for (int i = 0; i < more; i++) masks[cell] |= 1 << random.nextInt(n);
        }
        return masks;
    }

    private static int[] full() {
        int[] masks = new int[81];
        Arrays.fill(masks, ALL);
        return masks;
    }

    private static List<Integer> lost(int[] before, int[] after) {
        return IntStream.range(0, before.length)
                .filter(cell -> before[cell] != after[cell])
                .boxed()
                .toList();
    }

    /** What the redundant constraints leave; nothing if they fail. */
    private static int[] filtered(Board board, String redundant, int[] masks) {
        Model model = new Model();
        IntVar[] cells = Arrays.stream(masks)
                .mapToObj(mask -> model.intVar(digits(mask)))
                .toArray(IntVar[]::new);
        new Redundant(board, model, cells).post(ChocoOptions.of(Choco.spec("choco/redundant=" + redundant)));
        try {
            model.getSolver().propagate();
        } catch (ContradictionException noSolution) {
            return new int[0];
        }
        return Arrays.stream(cells).mapToInt(RedundantTest::mask).toArray();
    }

    private static int[] digits(int mask) {
        return BitSet.valueOf(new long[] {mask}).stream().map(bit -> bit + 1).toArray();
    }

    private static int mask(IntVar cell) {
        return cell.stream().map(digit -> 1 << (digit - 1)).sum();
    }
}
