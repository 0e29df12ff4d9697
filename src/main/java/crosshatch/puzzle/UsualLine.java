package crosshatch.puzzle;

import crosshatch.puzzle.board.Board;
import java.util.Arrays;
import java.util.Optional;

/**
 * Reads the usual line of a puzzle file: 81 cells of order 3 and nothing else. It takes a fifth of the time of {@link
 * CellLayout}, because the fastest solver takes only a microsecond for the puzzle.
 */
final class UsualLine {
    static final int ORDER = 3;
    private static final Board BOARD = Board.sudoku(ORDER);

    /** The digit of each ASCII character, 0 for a blank; -1 for what is no cell. */
    private static final byte[] DIGITS = new byte[128];

    static {
        Arrays.fill(DIGITS, (byte) -1);
        for (char blank : new char[] {'.', '0', '*', '_'}) DIGITS[blank] = 0;
        for (int digit = 1; digit <= 9; digit++) DIGITS['0' + digit] = (byte) digit;
    }

    private UsualLine() {}

    /** Reads the puzzle on a line; empty if the line has another form, which {@link CellLayout} then examines. */
    static Optional<Puzzle> read(String line) {
        if (line.length() != BOARD.cells()) return Optional.empty();
        byte[] digits = new byte[line.length()];
        int foreign = 0;
        for (int cell = 0; cell < digits.length; cell++) {
            char character = line.charAt(cell);
            byte digit = DIGITS[character & 127];
            foreign |= digit | -(character >> 7); // negative if it is no cell
            digits[cell] = digit;
        }
        return foreign < 0 ? Optional.empty() : Optional.of(new Puzzle(Grid.of(BOARD, digits)));
    }
}
