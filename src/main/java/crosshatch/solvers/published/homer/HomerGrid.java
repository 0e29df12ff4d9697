package crosshatch.solvers.published.homer;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * The grid of the published program: a set of candidates per cell, the operations applied to it, and the way back. As
 * there, {@link PrunePuzzle} runs after the import and after every operation.
 */
public final class HomerGrid {
    private static final PrunePuzzle PRUNE_PUZZLE = new PrunePuzzle();

    private final Deque<int[]> history = new ArrayDeque<>();
    private int[] candidates;

    private HomerGrid(int[] candidates) {
        this.candidates = candidates;
        PRUNE_PUZZLE.narrow(candidates);
    }

    /** @param puzzle of order 3 */
    public static HomerGrid of(Puzzle puzzle) {
        return new HomerGrid(unpruned(puzzle));
    }

    /** A given is a set of one digit, a blank the set of all nine. */
    static int[] unpruned(Puzzle puzzle) {
        int[] candidates = new int[Operation.BOARD.cells()];
        for (int cell = 0; cell < candidates.length; cell++) {
            int given = puzzle.given(cell);
            candidates[cell] = given == 0 ? Operation.ALL_DIGITS : 1 << (given - 1);
        }
        return candidates;
    }

    /** Carries out an operation once, then prunes. Can be undone, whether or not it changed anything. */
    public void apply(Operation operation) {
        history.push(candidates.clone());
        operation.narrow(candidates);
        PRUNE_PUZZLE.narrow(candidates);
    }

    /** Back to before the last operation that is not yet undone; nothing if there is none. */
    public void undo() {
        if (!history.isEmpty()) candidates = history.pop();
    }

    /** Sum over all cells of (number of candidates - 1): 0 when solved. Says nothing once the grid is {@link #broken}. */
    public int unsolvedNodes() {
        return Arrays.stream(candidates).map(Integer::bitCount).sum() - candidates.length;
    }

    /** The candidates of a cell: bit d-1 for digit d. */
    public int candidates(int cell) {
        return candidates[cell];
    }

    /** Whether a cell has no candidate left: the givens contradict each other. */
    public boolean broken() {
        return Arrays.stream(candidates).anyMatch(each -> each == 0);
    }

    /** Whether every cell has one candidate; after pruning these differ in every unit. */
    public boolean solved() {
        return Arrays.stream(candidates).allMatch(Operation::solved);
    }

    /** The digits of the solved cells, 0 elsewhere. */
    public Grid grid() {
        return Grid.of(
                Operation.BOARD,
                Arrays.stream(candidates)
                        .map(each -> Operation.solved(each) ? Integer.numberOfTrailingZeros(each) + 1 : 0)
                        .toArray());
    }
}
