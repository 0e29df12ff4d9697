package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import java.io.IOException;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads quasigroups with holes in the format of {@code lsencode} by C. Gomes and B. Selman: a line {@code order N} or {@code
 * N}, then N rows of N numbers 0…N-1, -1 for a hole. A Sudoku of order N never has N cells in a row, so the first row
 * distinguishes the two formats.
 */
final class Quasigroup {
    private static final Pattern ORDER = Pattern.compile("\\s*+(order\\s++)?+([0-9]{1,3})\\s*+");

    private final int n;
    private final int[] givens;
    private boolean holed;

    private Quasigroup(int n) {
        this.n = n;
        givens = new int[n * n];
    }

    /**
     * Recognises the beginning of a quasigroup.
     *
     * @return a reader of its rows, if {@code declaration} and the line after it begin a quasigroup
     * @throws InputException if it is too large
     */
    static Optional<Quasigroup> begunBy(TextLine declaration, LineReader lines) throws IOException {
        Matcher order = ORDER.matcher(declaration.text());
        if (!order.matches()) return Optional.empty();
        Quasigroup quasigroup = new Quasigroup(Integer.parseInt(order.group(2)));
        if (quasigroup.n < 2 || lines.peek().filter(quasigroup::isRow).isEmpty()) return Optional.empty();
        if (quasigroup.n > Board.MAX_DIGITS) {
            throw declaration.fault("a quasigroup of order " + quasigroup.n + ", expected at most " + Board.MAX_DIGITS);
        }
        return Optional.of(quasigroup);
    }

    /** Returns whether a line is a row of N whole numbers, in range or not. */
    private boolean isRow(TextLine line) {
        String[] words = words(line);
        if (words.length != n) return false;
        for (String word : words) {
            if (!word.matches("-1|[0-9]{1,3}")) return false;
        }
        return true;
    }

    private static String[] words(TextLine line) {
        return line.text().strip().split("\\s+", -1);
    }

    /**
     * Reads the rows. After a bad row, the remaining rows are skipped, because they belong to no other puzzle.
     *
     * @throws InputException if a number is out of range, or rows are missing
     */
    Puzzle read(TextLine declaration, LineReader lines) throws IOException {
        InputException fault = null;
        int rows = 0;
        while (rows < n && lines.peek().filter(this::isRow).isPresent()) {
            try {
                readRow(rows++, Objects.requireNonNull(lines.next()));
            } catch (InputException bad) {
                if (fault == null) fault = bad;
            }
        }
        requireHoles(declaration);
        if (fault != null) throw fault;
        if (rows == n) return new Puzzle(Grid.of(board(), givens));
        throw declaration.fault("a quasigroup of " + rows + (rows == 1 ? " row" : " rows") + ", expected " + n
                + " (a row is " + n + " numbers, -1 for a hole)");
    }

    /** Requires a hole if only a number declares the order, because 0 may be a blank, and the size may be the size of a Sudoku. */
    private void requireHoles(TextLine declaration) {
        int root = (int) Math.round(Math.sqrt(n));
        boolean square = root * root == n;
        boolean plain = holed && (!square || declaration.source().endsWith(".pls"));
        if (plain || !Character.isDigit(declaration.text().strip().charAt(0))) return;
        throw declaration.fault(
                "a number above rows, which may be a Latin square " + (square ? "or a Sudoku" : "with blanks 0")
                        + ". Write 'latin " + n + "'" + (square ? " or 'order " + root + "'" : "") + " in its place");
    }

    private void readRow(int row, TextLine line) {
        String[] words = words(line);
        for (int column = 0; column < n; column++) {
            int number = Integer.parseInt(words[column]);
            if (number >= n) {
                throw line.fault("column " + (column + 1) + ": found " + number + ", expected 0 to " + (n - 1)
                        + ", or -1 for a hole");
            }
            givens[row * n + column] = number + 1;
            holed |= number < 0;
        }
    }

    Board board() {
        return Board.latin(n);
    }
}
