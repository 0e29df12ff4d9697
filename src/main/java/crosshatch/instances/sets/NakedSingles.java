package crosshatch.instances.sets;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/**
 * Whether naked singles alone finish a puzzle: filling every cell that has one candidate left, again and again. A set of such
 * puzzles measures reading and bookkeeping, not solving.
 */
final class NakedSingles {
    private NakedSingles() {}

    static boolean finish(Puzzle puzzle) {
        Board board = puzzle.board();
        BitSet[] candidates = new BitSet[board.cells()];
        Deque<Integer> filled = new ArrayDeque<>();
        for (int cell = 0; cell < candidates.length; cell++) {
            candidates[cell] = new BitSet(board.digits() + 1);
            if (puzzle.given(cell) == 0) {
                candidates[cell].set(1, board.digits() + 1);
            } else {
                candidates[cell].set(puzzle.given(cell));
                filled.add(cell);
            }
        }
        int count = 0;
        while (!filled.isEmpty()) {
            int cell = filled.remove();
            int digit = candidates[cell].nextSetBit(1);
            if (digit < 0) return false; // a peer has taken the last candidate
            count++;
            for (int peer : board.peers(cell)) {
                if (!candidates[peer].get(digit)) continue;
                candidates[peer].clear(digit);
                if (candidates[peer].cardinality() == 1) filled.add(peer);
            }
        }
        return count == candidates.length;
    }
}
