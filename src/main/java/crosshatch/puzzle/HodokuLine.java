package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import java.util.regex.Pattern;

/**
 * Reads a line of HoDoKu's library, {@code :0000:x:…:…:…:…:}. Its fields are the technique, the candidates of the
 * technique, the grid, the candidates that were excluded before, the candidates that the technique excludes, and a comment.
 * In the grid, {@code +} marks a digit that is not a given; such digits are left out.
 */
final class HodokuLine {
    private static final Pattern BEGINNING = Pattern.compile("\\s*+:[0-9]{4}(-[0-9]+)?:");
    private static final int GRID = 3;
    private static final int EXCLUDED = 4;

    private HodokuLine() {}

    static boolean begins(String text) {
        return BEGINNING.matcher(text).lookingAt();
    }

    /**
     * Reads the givens of the grid in a line.
     *
     * @throws InputException if the grid is missing, or candidates were excluded before, which a puzzle cannot express
     */
    static Puzzle read(TextLine line) {
        String[] parts = line.text().strip().split(":", -1);
        if (parts.length <= GRID) {
            throw line.fault("found a line of HoDoKu's library without a grid, expected :0000:x:GRID:…:");
        }
        if (parts.length > EXCLUDED && !parts[EXCLUDED].isBlank()) {
            throw line.fault(
                    "the line excludes candidates (" + parts[EXCLUDED].strip()
                            + "), but a puzzle file cannot exclude candidates. Empty that field if the candidates follow from the givens");
        }
        String givens = parts[GRID].replaceAll("\\+[1-9]", ".");
        try {
            return PuzzleText.parse(givens, Alphabet.ONE_BASED, Board.sudoku(3));
        } catch (InputException bad) {
            throw line.fault("the grid in the line: " + bad.getMessage());
        }
    }
}
