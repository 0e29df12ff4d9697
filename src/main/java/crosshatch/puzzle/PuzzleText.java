package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;

/** Writes grids, and reads texts of one puzzle. {@link PuzzleReader} reads files of many puzzles. */
public final class PuzzleText {
    private static final String DIGITS = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

    /** The digest of each thread, because finding it takes longer than using it. */
    private static final ThreadLocal<MessageDigest> SHA_256 = ThreadLocal.withInitial(PuzzleText::sha256);

    private PuzzleText() {}

    /** Returns whether each of {@code digits} digits has a character of its own. */
    static boolean hasCharacters(int digits) {
        return digits < DIGITS.length();
    }

    /** Returns the character of a digit, {@code .} for 0. */
    static char character(int digit) {
        return DIGITS.charAt(digit);
    }

    /**
     * Writes the canonical text of a grid, on one line. Up to 35 digits, a cell is one character: {@code .} for a blank,
     * letters from {@code A} = 10. With more digits, cells are integers separated by blanks, 0 for a blank.
     */
    public static String line(Grid grid) {
        Board board = grid.board();
        if (hasCharacters(board.digits())) return new String(characters(grid), StandardCharsets.ISO_8859_1);
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < board.cells(); cell++) {
            text.append(cell == 0 ? "" : " ").append(grid.digit(cell));
        }
        return text.toString();
    }

    /**
     * Draws the grid in characters, without a line break at the end. A plain board has one row per line, with {@code |} and
     * {@code -} between the boxes of a Sudoku. Any other board is drawn with its blocks, cages, signs and numbers.
     */
    public static String picture(Grid grid) {
        return grid.board().isPlain() ? plainPicture(grid) : SheetText.of(grid);
    }

    private static String plainPicture(Grid grid) {
        Board board = grid.board();
        int n = board.digits();
        int width = hasCharacters(n) ? 1 : String.valueOf(n).length();
        int box = board.order() == 0 ? n : board.order();
        String dashes = "-".repeat(box * (width + 1));
        String rule = (dashes + "+-").repeat(n / box - 1) + dashes.substring(1);
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < n; row++) {
            if (row > 0) text.append('\n');
            if (row > 0 && row % box == 0) text.append(rule).append('\n');
            for (int column = 0; column < n; column++) {
                if (column > 0) text.append(column % box == 0 ? " | " : " ");
                String cellText = shown(grid.digit(row * n + column), width);
                text.append(" ".repeat(width - cellText.length())).append(cellText);
            }
        }
        return text.toString();
    }

    private static String shown(int digit, int width) {
        return width == 1 ? String.valueOf(character(digit)) : digit == 0 ? "." : "" + digit;
    }

    /**
     * Reads a Sudoku of any order from a text with one character per cell.
     *
     * @throws InputException if the length is no fourth power, a character is no digit, or the alphabet is ambiguous; the
     *     message starts with the column (1-based)
     */
    static Puzzle parse(CharSequence text) {
        int order = orderOfCells(text.length())
                .orElseThrow(() -> new InputException(
                        text.length() + " cells, expected " + new Sizes(null).expected(text.length())));
        return parse(text, Alphabet.AUTO, Board.sudoku(order));
    }

    /**
     * Reads one puzzle on a board from a text with one character per cell.
     *
     * @throws InputException if the length is wrong, a character is no digit, or the alphabet is ambiguous
     */
    public static Puzzle parse(CharSequence text, Alphabet alphabet, Board board) {
        if (text.length() != board.cells()) {
            throw new InputException(text.length() + " cells, expected " + board.cells());
        }
        Alphabet resolved = alphabet.resolve(text, board.digits());
        int[] digits = new int[text.length()];
        char blank = 0;
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = digitAt(text, cell, resolved, board.digits());
            if (digits[cell] != 0) continue;
            if (blank == 0) blank = text.charAt(cell);
            requireLike(text, cell, blank);
        }
        return new Puzzle(Grid.of(board, digits));
    }

    private static void requireLike(CharSequence text, int index, char blank) {
        Alphabet.mixed(text.charAt(index), blank).ifPresent(fault -> {
            throw new InputException("column " + (index + 1) + ": " + fault);
        });
    }

    private static int digitAt(CharSequence text, int index, Alphabet alphabet, int digits) {
        int digit = alphabet.digit(text.charAt(index), digits);
        if (digit < 0) {
            throw new InputException("column " + (index + 1) + ": " + unexpected(text.charAt(index), alphabet, digits));
        }
        return digit;
    }

    /** Returns a part of a message: {@code found 'x', expected 1-9, or …}. */
    static String unexpected(char found, Alphabet alphabet, int digits) {
        return "found " + quoted(found) + ", expected "
                + (digits < 10
                        ? cellsOf(digits)
                        : "a digit up to " + digits + " (" + alphabet.meaning() + ") or '.', '*', '_' for a blank");
    }

    /** Returns a part of a message: the form of a cell in a puzzle of {@code digits} digits. */
    static String cellsOf(int digits) {
        return digits < 10
                ? "1-" + digits + ", or '.', '0', '*', '_' for a blank"
                : "a letter or number up to " + digits + ", or '.', '*', '_' for a blank";
    }

    /** Returns the order k of a Sudoku with {@code cells} = k⁴ cells; empty if there is none in range. */
    static Optional<Integer> orderOfCells(int cells) {
        for (int order = Sizes.MIN_ORDER; order <= Sizes.MAX_ORDER; order++) {
            if (order * order * order * order == cells) return Optional.of(order);
        }
        return Optional.empty();
    }

    static String quoted(char character) {
        if (Character.isISOControl(character))
            return String.format(Locale.ROOT, "the control character U+%04X", (int) character);
        return "'" + character + "'";
    }

    /**
     * Returns the first 16 hexadecimal digits of the SHA-256 of {@link #line}. For boards that are no plain Sudokus, the
     * canonical text of the board and a colon precede the line, so that equal cells on different boards get different
     * fingerprints.
     */
    public static String fingerprint(Grid grid) {
        Board board = grid.board();
        boolean plain = board.order() > 0 && hasCharacters(board.digits());
        return fingerprint(plain ? characters(grid) : fingerprinted(grid).getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the text whose hash is the fingerprint. */
    static String fingerprinted(Grid grid) {
        return grid.board().order() == 0 ? grid.board().text() + ":" + line(grid) : line(grid);
    }

    static String fingerprint(byte[] text) {
        return HexFormat.of().formatHex(SHA_256.get().digest(text), 0, 8);
    }

    /** Returns the characters of {@link #line} as bytes, because each run needs two of them. */
    private static byte[] characters(Grid grid) {
        byte[] text = new byte[grid.board().cells()];
        for (int cell = 0; cell < text.length; cell++) text[cell] = (byte) character(grid.digit(cell));
        return text;
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException missing) {
            throw new AssertionError("every Java platform has SHA-256", missing);
        }
    }
}
