package crosshatch.puzzle;

import crosshatch.board.Board;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How plain boards are written where people write them: the name {@code sudoku-4} or {@code latin-30}, and the line {@code
 * order 4} or {@code latin 30} above puzzles.
 */
public final class BoardName {
    // possessive throughout: a line of nothing but blanks after the word must not be tried in every way
    private static final Pattern PLAIN = Pattern.compile(
            "\\s*+(sudoku|order|latin)(-|\\s*+[:=]?+\\s*+)([0-9]{1,9})\\s*+(#.*)?", Pattern.CASE_INSENSITIVE);

    private BoardName() {}

    /**
     * The plain board of a name as it begins the names of sets; empty if the text has not the form of one.
     *
     * @throws InputException if it has, but the size is out of range
     */
    public static Optional<Board> named(String text) {
        return matched(text)
                .filter(match -> (match.group(1) + match.group(2) + match.group(3)).equals(text)
                        && match.group(2).equals("-")
                        && !match.group(1).equals("order"))
                .map(BoardName::board);
    }

    /**
     * The board that a line declares; empty if it declares none.
     *
     * @throws InputException if there is no such order or size
     */
    static Optional<Board> declared(String line) {
        return matched(line).filter(BoardName::isDeclaration).map(BoardName::board);
    }

    /** Whether a line says what the puzzles after it are; the size may be out of range. */
    static boolean isDeclaration(String line) {
        return matched(line).filter(BoardName::isDeclaration).isPresent();
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

    /** @throws InputException if there is no such order */
    public static Board sudoku(int order) {
        return made(Board::sudoku, order);
    }

    /** @throws InputException if there is no such size */
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
     * The board of a {@linkplain Board#text canonical text}.
     *
     * @throws InputException if the text is that of no board
     */
    public static Board parse(String text) {
        return made(Board::parse, text);
    }

    /** What stands above puzzles of a plain board in a text: {@code order 4}, {@code latin 30}; of others, their name. */
    public static String declaration(Board board) {
        if (!board.isPlain()) return board.name();
        return board.order() == 0 ? "latin " + board.digits() : "order " + board.order();
    }
}
