package crosshatch.puzzle.board;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Stores the plain Sudokus and Latin squares, each made once, by name. */
final class PlainBoards {
    private static final int MIN_ORDER = 2;
    private static final int MAX_ORDER = 10;

    private static final String SUDOKU = "sudoku-";
    private static final String LATIN = "latin-";
    private static final Map<String, Board> MADE = new ConcurrentHashMap<>();

    private PlainBoards() {}

    static Board sudoku(int order) {
        if (order < MIN_ORDER || order > MAX_ORDER) {
            throw new IllegalArgumentException(
                    "order " + order + ": expected " + MIN_ORDER + " to " + MAX_ORDER + " (order 3 is 9×9)");
        }
        return MADE.computeIfAbsent(
                SUDOKU + order,
                name -> new Board(
                        name, order, lines(order * order).boxes(order, order).inOrder()));
    }

    static Board latin(int n) {
        if (n < 2 || n > Board.MAX_DIGITS) {
            throw new IllegalArgumentException("Latin square of " + n + " digits: expected 2 to " + Board.MAX_DIGITS);
        }
        return MADE.computeIfAbsent(LATIN + n, name -> new Board(name, 0, lines(n).inOrder()));
    }

    private static BoardBuilder lines(int n) {
        return new BoardBuilder(n, n * n).square();
    }

    /** Returns the plain board of a name; empty if the text does not begin like a name. */
    static Optional<Board> named(String text) {
        if (text.startsWith(SUDOKU)) return Optional.of(sudoku(BoardText.number(text.substring(SUDOKU.length()))));
        if (text.startsWith(LATIN)) return Optional.of(latin(BoardText.number(text.substring(LATIN.length()))));
        return Optional.empty();
    }

    /** Returns the plain board with exactly these parts, if there is one, so that equal boards have one text. */
    static Optional<Board> like(BoardBuilder parts) {
        int n = parts.digits();
        if (n < 2
                || parts.first() != 1
                || parts.cells() != n * n
                || !parts.relations().isEmpty()) return Optional.empty();
        int order = (int) Math.round(Math.sqrt(n));
        boolean sudoku =
                order >= MIN_ORDER && order * order == n && parts.units().size() == 3 * n;
        if (!sudoku && parts.units().size() != 2 * n) return Optional.empty();
        Board plain = sudoku ? sudoku(order) : latin(n);
        return BoardText.write(plain.toBuilder().inOrder()).equals(BoardText.write(parts))
                ? Optional.of(plain)
                : Optional.empty();
    }
}
