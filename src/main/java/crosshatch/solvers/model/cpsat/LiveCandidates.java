package crosshatch.solvers.model.cpsat;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.util.Arrays;

/** What the givens leave before any search: one look at the peers of each given, no propagation. */
final class LiveCandidates {
    private LiveCandidates() {}

    /**
     * @return at {@code cell * n + digit - 1}, n digits: whether the cell is blank and no peer of it has the digit as its
     *     given. Cells of givens have no candidates
     */
    static boolean[] of(Puzzle puzzle) {
        Board board = puzzle.board();
        int n = board.digits();
        boolean[] live = new boolean[board.cells() * n];
        Arrays.fill(live, true);
        for (int cell = 0; cell < board.cells(); cell++) {
            int given = puzzle.given(cell);
            if (given == 0) continue;
            Arrays.fill(live, cell * n, (cell + 1) * n, false);
            for (int peer : board.peers(cell)) live[peer * n + given - 1] = false;
        }
        return live;
    }
}
