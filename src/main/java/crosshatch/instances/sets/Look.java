package crosshatch.instances.sets;

import crosshatch.puzzle.CellMove;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.util.stream.Collectors;

/**
 * How a puzzle looks when turning and mirroring do not count; without relations, which may depend on digits, the names of
 * these do not count either. Units and relations turn with the givens. Puzzles with equal looks are the same puzzle to a
 * solver; that rows within a band, and whole bands, may also change places is seen by {@link
 * crosshatch.puzzle.CanonicalForm}, for order 3 only.
 *
 * @param text the smallest of the texts that the eight symmetries of the square give, digits renamed in order of appearance
 */
record Look(String text) {

    static Look of(Puzzle puzzle) {
        return CellMove.turns(puzzle.board()).stream()
                .map(turn -> seen(puzzle, turn))
                .min(String::compareTo)
                .map(Look::new)
                .orElseThrow();
    }

    /** What is to be filled, and with which givens. A plain board is the same however it is turned. */
    private static String seen(Puzzle puzzle, CellMove turn) {
        Board board = puzzle.board();
        String stated = board.isPlain()
                ? board.text()
                : turn.parts(board).sorted().distinct().collect(Collectors.joining(";"));
        return stated + ":" + givens(puzzle, turn);
    }

    private static String givens(Puzzle puzzle, CellMove turn) {
        Board board = puzzle.board();
        char[] seen = new char[board.cells()];
        for (int cell = 0; cell < seen.length; cell++) seen[turn.to(cell)] = (char) puzzle.given(cell);
        if (!board.relations().isEmpty()) return new String(seen);
        char[] names = new char[board.digits() + 1];
        char nextName = 1;
        for (int cell = 0; cell < seen.length; cell++) {
            int digit = seen[cell];
            if (digit != 0 && names[digit] == 0) names[digit] = nextName++;
            seen[cell] = names[digit];
        }
        return new String(seen);
    }
}
