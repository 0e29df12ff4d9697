package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import java.util.regex.Pattern;

/**
 * A line of HoDoKu's library, {@code :0000:x:…:…:…:…:}: technique, its candidates, the grid, candidates that were excluded
 * before, those that the technique excludes, a comment. In the grid a {@code +} stands before a digit that is no given but was
 * found; it is left out, as the state of a game is.
 */
final class HodokuLine {
    private static final Pattern BEGINNING = Pattern.compile("\\s*+:[0-9]{4}(-[0-9]+)?:");
    private static final int GRID = 3;
    private static final int EXCLUDED = 4;

    private HodokuLine() {}

    static boolean begins(String text) {
        return BEGINNING.matcher(text).lookingAt();
    }

    /** @throws InputException if there is no grid in its place, or candidates were excluded, which a puzzle cannot say */
    static Puzzle read(TextLine line) {
        String[] parts = line.text().strip().split(":", -1);
        if (parts.length <= GRID) {
            throw line.fault("found a line of HoDoKu's library without a grid, expected :0000:x:GRID:…:");
        }
        if (parts.length > EXCLUDED && !parts[EXCLUDED].isBlank()) {
            throw line.fault("the line excludes candidates (" + parts[EXCLUDED].strip()
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
