package crosshatch.solvers.model.choco;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.util.Arrays;
import java.util.List;

/**
 * The reference for counters: enumerates the search tree with one child per candidate in the plainest way, and shares nothing
 * with Choco. At each node a digit goes if some constraint has no solution with it there; then the cell with fewest candidates, the
 * first of these row by row, is tried with each of them in ascending order.
 */
final class OneChildPerCandidate {
    private final Board board;
    private final List<Enumerated> constraints;
    private final int limit;
    int solutions;
    int decisions;
    int backtracks;
    int conflicts;
    int depth;
    /** The most candidates that a cell branched on had. */
    int widest;

    /** @param redundant as the option of that name */
    OneChildPerCandidate(Puzzle puzzle, String redundant, int limit) {
        board = puzzle.board();
        constraints = Enumerated.allOf(board, redundant);
        this.limit = limit;
        int[] masks = new int[board.cells()];
        int all = (1 << board.digits()) - 1;
        Arrays.setAll(masks, cell -> puzzle.given(cell) == 0 ? all : 1 << (puzzle.given(cell) - 1));
        search(masks, 0);
    }

    /** @return whether there is a solution below */
    private boolean search(int[] masks, int level) {
        if (!Enumerated.filter(constraints, masks)) {
            conflicts++;
            return false;
        }
        int cell = choose(masks);
        if (cell < 0) {
            solutions++;
            return true;
        }
        widest = Math.max(widest, Integer.bitCount(masks[cell]));
        boolean any = false;
        for (int rest = masks[cell]; rest != 0 && solutions < limit; rest &= rest - 1) {
            int[] child = masks.clone();
            child[cell] = Integer.lowestOneBit(rest);
            decisions++;
            depth = Math.max(depth, level + 1);
            if (search(child, level + 1)) any = true;
            else backtracks++;
        }
        return any;
    }

    private static int choose(int[] masks) {
        int best = -1;
        for (int cell = 0; cell < masks.length; cell++) {
            int candidates = Integer.bitCount(masks[cell]);
            if (candidates > 1 && (best < 0 || candidates < Integer.bitCount(masks[best]))) best = cell;
        }
        return best;
    }
}
