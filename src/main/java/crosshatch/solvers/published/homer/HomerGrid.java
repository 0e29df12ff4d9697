package crosshatch.solvers.published.homer;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import java.util.Arrays;

/**
 * The grid of the published program: a set of candidates per cell. As in that program, {@link PrunePuzzle} runs after the import and
 * after every operation.
 */
final class HomerGrid {
    private static final PrunePuzzle PRUNE_PUZZLE = new PrunePuzzle();

    private final int[] candidates;

    private HomerGrid(int[] candidates) {
        this.candidates = candidates;
        PRUNE_PUZZLE.narrow(candidates);
    }

    /**
     * Imports a puzzle.
     *
     * @param puzzle a puzzle of order 3
     */
    static HomerGrid of(Puzzle puzzle) {
        return new HomerGrid(unpruned(puzzle));
    }

    /** Returns the sets of candidates: one digit for a given, all nine for a blank. */
    static int[] unpruned(Puzzle puzzle) {
        int[] candidates = new int[Operation.BOARD.cells()];
        for (int cell = 0; cell < candidates.length; cell++) {
            int given = puzzle.given(cell);
            candidates[cell] = given == 0 ? Operation.ALL_DIGITS : 1 << (given - 1);
        }
        return candidates;
    }

    /** Applies an operation once, then prunes. */
    void apply(Operation operation) {
        operation.narrow(candidates);
        PRUNE_PUZZLE.narrow(candidates);
    }

    /** Returns the sum over all cells of (number of candidates - 1): 0 when solved. It has no meaning for a {@link #broken} grid. */
    int unsolvedNodes() {
        return Arrays.stream(candidates).map(Integer::bitCount).sum() - candidates.length;
    }

    /** Returns the candidates of a cell: bit d-1 for digit d. */
    int candidates(int cell) {
        return candidates[cell];
    }

    /** Returns whether a cell has no candidate left, because the givens contradict each other. */
    boolean broken() {
        return Arrays.stream(candidates).anyMatch(each -> each == 0);
    }

    /** Returns whether every cell has one candidate; after pruning these differ in every unit. */
    boolean solved() {
        return Arrays.stream(candidates).allMatch(Operation::solved);
    }

    /** Returns the digits of the solved cells, 0 elsewhere. */
    Grid grid() {
        return Grid.of(
                Operation.BOARD,
                Arrays.stream(candidates)
                        .map(each -> Operation.solved(each) ? Integer.numberOfTrailingZeros(each) + 1 : 0)
                        .toArray());
    }
}
