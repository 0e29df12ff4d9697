package crosshatch.swift;

import crosshatch.board.Board;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;

/** The plain twin of the search and its branching: recursion over candidate masks, propagated by {@link PlainPropagation}. */
final class PlainSearch {
    private static final Board BOARD = Board.sudoku(3);

    private final int limit;
    private final List<Grid> found = new ArrayList<>();
    private int decisions;
    private int backtracks;
    private int conflicts;
    private int depth;

    PlainSearch(Puzzle puzzle, int limit) {
        this.limit = limit;
        int[] masks = new int[81];
        for (int cell = 0; cell < 81; cell++) {
            masks[cell] = puzzle.given(cell) == 0 ? 0x1ff : 1 << (puzzle.given(cell) - 1);
        }
        explore(PlainPropagation.boardsOf(masks), 0);
    }

    List<Grid> found() {
        return found;
    }

    /** Decisions, backtracks, conflicts, depth. */
    List<Integer> counts() {
        return List.of(decisions, backtracks, conflicts, depth);
    }

    private int explore(int[] boards, int level) {
        depth = Math.max(depth, level);
        Propagation.Fixpoint fixpoint = new PlainPropagation().propagate(boards, 0);
        if (fixpoint == Propagation.Fixpoint.DEAD) {
            conflicts++;
            return 0;
        }
        int[] masks = PlainPropagation.masksOf(boards);
        if (fixpoint == Propagation.Fixpoint.SOLVED) {
            int[] digits = new int[81];
            for (int cell = 0; cell < 81; cell++) digits[cell] = Integer.numberOfTrailingZeros(masks[cell]) + 1;
            found.add(Grid.of(BOARD, digits));
            return 1;
        }
        int cell = choose(masks);
        int below = 0;
        int digit = conflicts < 4 ? first(masks, cell) : Integer.lowestOneBit(masks[cell]);
        for (int left = masks[cell]; left != 0 && found.size() < limit; digit = Integer.lowestOneBit(left)) {
            left ^= digit;
            decisions++;
            int[] child = masks.clone();
            child[cell] = digit;
            int solutions = explore(PlainPropagation.boardsOf(child), level + 1);
            if (solutions == 0) backtracks++;
            below += solutions;
        }
        return below;
    }

    /** Of the two lowest candidates of the cell the one that scores more, of equals the lowest; a mask. */
    private static int first(int[] masks, int cell) {
        int one = Integer.lowestOneBit(masks[cell]);
        int other = Integer.lowestOneBit(masks[cell] ^ one);
        return score(masks, cell, other) > score(masks, cell, one) ? other : one;
    }

    private static int choose(int[] masks) {
        int best = -1;
        for (int cell = 0; cell < 81; cell++) {
            int count = Integer.bitCount(masks[cell]);
            if (count < 2) continue;
            if (best < 0 || isBetter(masks, cell, best)) best = cell;
        }
        return best;
    }

    private static boolean isBetter(int[] masks, int cell, int best) {
        int count = Integer.bitCount(masks[cell]);
        int least = Integer.bitCount(masks[best]);
        return count < least
                || (count == 2 && least == 2 && score(masks, cell, masks[cell]) > score(masks, best, masks[best]));
    }

    /** A point for every candidate of {@code mask} that a peer of the cell shares, three if that peer has two candidates. */
    private static int score(int[] masks, int cell, int mask) {
        int score = 0;
        for (int peer : BOARD.peers(cell)) {
            int shared = Integer.bitCount(masks[peer] & mask);
            score += Integer.bitCount(masks[peer]) == 2 ? 3 * shared : shared;
        }
        return score;
    }
}
