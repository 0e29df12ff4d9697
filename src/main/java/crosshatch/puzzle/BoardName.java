package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads and writes names of plain boards. In the name of a set, the board is {@code sudoku-4} or {@code latin-30}; above
 * puzzles, it is a line {@code order 4} or {@code latin 30}.
 */
public final class BoardName {
    // possessive throughout: a line of nothing but blanks after the word must not be tried in every way
    private static final Pattern PLAIN = Pattern.compile(
            "\\s*+(sudoku|order|latin)(-|\\s*+[:=]?+\\s*+)([0-9]{1,9})\\s*+(#.*)?", Pattern.CASE_INSENSITIVE);

    private static final Pattern BOXES = Pattern.compile(
            "\\s*+box(?:es)?\\s*+[:=]?+\\s*+([0-9]{1,9}\\s*+[xX×]\\s*+[0-9]{1,9})\\s*+(#.*)?",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern ROWS_AND_COLUMNS = Pattern.compile("\\s*([0-9]{1,9})\\s*[xX×]\\s*([0-9]{1,9})\\s*");

    private BoardName() {}

    /**
     * Returns the plain board of a name such as {@code sudoku-4}; empty if the text has another form.
     *
     * @throws InputException if the text has this form, but the size is out of range
     */
    public static Optional<Board> named(String text) {
        return matched(text)
                .filter(match -> (match.group(1) + match.group(2) + match.group(3)).equals(text)
                        && match.group(2).equals("-")
                        && !match.group(1).equals("order"))
                .map(BoardName::board);
    }

    /**
     * Returns the board that a line declares; empty if it declares none.
     *
     * @throws InputException if the declared order or size does not exist
     */
    static Optional<Board> declared(String line) {
        Matcher boxes = BOXES.matcher(line);
        if (boxes.matches()) return Optional.of(boxes(boxes.group(1)));
        return matched(line).filter(BoardName::isDeclaration).map(BoardName::board);
    }

    /** Returns whether a line declares the board of the puzzles after it; the size may be out of range. */
    static boolean isDeclaration(String line) {
        return BOXES.matcher(line).matches()
                || matched(line).filter(BoardName::isDeclaration).isPresent();
    }

    private static boolean isDeclaration(Matcher match) {
        return !match.group(2).equals("-") && !match.group(1).equalsIgnoreCase("sudoku");
    }

    private static Optional<Matcher> matched(String text) {
        Matcher matcher = PLAIN.matcher(text);
        return matcher.matches() ? Optional.of(matcher) : Optional.empty();
    }

    private static Board board(Matcher match) {
        int size = Integer.parseInt(match.group(3));
        return match.group(1).equalsIgnoreCase("latin") ? latin(size) : sudoku(size);
    }

    /**
     * Returns the plain Sudoku of an order.
     *
     * @throws InputException if the order is out of range
     */
    public static Board sudoku(int order) {
        return made(Board::sudoku, order);
    }

    /**
     * Returns a Sudoku with rectangular boxes.
     *
     * @param rowsAndColumns the size of a box, rows first: {@code 2x3} for a 6x6 Sudoku with boxes 2 high and 3 wide
     * @throws InputException if there is no such board
     */
    public static Board boxes(String rowsAndColumns) {
        Matcher size = ROWS_AND_COLUMNS.matcher(rowsAndColumns);
        if (!size.matches()) {
            throw new InputException("boxes " + rowsAndColumns
                    + ": expected ROWSxCOLUMNS of a box, such as 2x3 for boxes of 2 rows x 3 columns");
        }
        long rows = Long.parseLong(size.group(1));
        long columns = Long.parseLong(size.group(2));
        long digits = rows * columns;
        if (rows < 2 || columns < 2 || digits > Board.MAX_DIGITS) {
            throw new InputException("boxes " + rowsAndColumns + ": expected 2 rows and 2 columns or more, and at most "
                    + Board.MAX_DIGITS + " cells");
        }
        return boxes((int) rows, (int) columns);
    }

    private static Board boxes(int rows, int columns) {
        int n = rows * columns;
        return Board.builder(n, n * n).square().boxes(rows, columns).build();
    }

    /**
     * Returns the Latin square of a size.
     *
     * @throws InputException if the size is out of range
     */
    public static Board latin(int digits) {
        return made(Board::latin, digits);
    }

    private static <T> Board made(Function<T, Board> maker, T from) {
        try {
            return maker.apply(from);
        } catch (IllegalArgumentException none) {
            throw new InputException(String.valueOf(none.getMessage()), none);
        }
    }

    /**
     * Makes the board that a {@linkplain Board#text canonical text} describes.
     *
     * @throws InputException if the text describes no board
     */
    public static Board parse(String text) {
        return made(Board::parse, text);
    }

    /**
     * Returns the line that declares a board above its puzzles: {@code order 4}, {@code latin 30}, {@code boxes 2x3}. For a
     * board without such a line, returns its name.
     */
    public static String declaration(Board board) {
        if (!board.isPlain()) return boxes(board).map(size -> "boxes " + size).orElse(board.name());
        return board.order() == 0 ? "latin " + board.digits() : "order " + board.order();
    }

    private record BoxSize(int rows, int columns) {
        @Override
        public String toString() {
            return rows + "x" + columns;
        }
    }

    /** Returns the box size of a board that has only rows, columns and boxes of one size; empty for any other board. */
    private static Optional<BoxSize> boxes(Board board) {
        int n = board.digits();
        return board.units().stream()
                .filter(unit -> unit.kind() == Unit.Kind.BOX)
                .findFirst()
                .map(box -> (int)
                        Arrays.stream(box.cells()).filter(cell -> cell < n).count())
                .filter(columns -> columns > 1 && columns < n && n % columns == 0)
                .map(columns -> new BoxSize(n / columns, columns))
                .filter(size -> boxes(size.rows(), size.columns()).equals(board));
    }
}
