package crosshatch.puzzle;

import crosshatch.base.InputException;
import java.util.Arrays;

/**
 * The cells on one line, in order. Each cell is a section of the text: one character or a whole number. A blank cell may
 * be empty.
 */
final class CellText {
    /** The result of {@link #number} for a cell without a whole number. */
    static final int NO_NUMBER = -1;

    /** The result of {@link #number} for {@code -1}. */
    static final int HOLE = -2;

    private final TextLine line;
    private final int[] starts;
    private final int[] ends;
    private final String comment;

    /**
     * Makes the cells of a line.
     *
     * @param starts the index of the first character of each cell; must not be changed later
     * @param ends the index after the last character of each cell; must not be changed later
     * @param comment the text of the line after the cells
     */
    CellText(TextLine line, int[] starts, int[] ends, String comment) {
        this.line = line;
        this.starts = starts;
        this.ends = ends;
        this.comment = comment;
    }

    /** Takes every character in {@code start…end-1} as a cell, except characters that separate cells. */
    static CellText everyCharacter(TextLine line, int start, int end, String comment) {
        int[] starts = new int[end - start];
        int[] ends = new int[end - start];
        int count = 0;
        for (int i = start; i < end; i++) {
            if (CellLayout.partsCells(line.text().charAt(i))) continue;
            starts[count] = i;
            ends[count++] = i + 1;
        }
        return new CellText(line, Arrays.copyOf(starts, count), Arrays.copyOf(ends, count), comment);
    }

    /** Takes every character of a line before {@code end} as a cell, including spaces. */
    static CellText everyColumn(TextLine line, int end, String comment) {
        int[] starts = new int[end];
        int[] ends = new int[end];
        for (int i = 0; i < end; i++) {
            starts[i] = i;
            ends[i] = i + 1;
        }
        return new CellText(line, starts, ends, comment);
    }

    TextLine line() {
        return line;
    }

    String comment() {
        return comment;
    }

    int count() {
        return starts.length;
    }

    int length(int cell) {
        return ends[cell] - starts[cell];
    }

    /** Returns the first character of a cell; a space for an empty cell. */
    char first(int cell) {
        return starts[cell] == ends[cell] ? ' ' : line.text().charAt(starts[cell]);
    }

    String text(int cell) {
        return line.text().substring(starts[cell], ends[cell]);
    }

    /** Returns whether the cells are separated, as whole numbers must be; in {@code 53..7....} they are not. */
    boolean apart() {
        for (int cell = 1; cell < starts.length; cell++) {
            if (starts[cell] == ends[cell - 1]) return false;
        }
        return true;
    }

    /**
     * Returns the number in a cell, 0 for a blank; {@link #HOLE} for -1; {@link #NO_NUMBER} for other text or more than three
     * digits.
     */
    int number(int cell) {
        if (isBlank(cell)) return 0;
        if (length(cell) > 3) return NO_NUMBER;
        if (text(cell).equals("-1")) return HOLE;
        int number = 0;
        for (int i = starts[cell]; i < ends[cell]; i++) {
            char c = line.text().charAt(i);
            if (c < '0' || c > '9') return NO_NUMBER;
            number = 10 * number + c - '0';
        }
        return number;
    }

    /** Returns whether a cell contains a character for a blank; {@code 0} is not counted. */
    boolean isBlank(int cell) {
        char first = first(cell);
        return length(cell) <= 1 && (Alphabet.isBlank(first) || first == 'x' || first == 'X');
    }

    /** Returns whether any cell has this {@link #number}. */
    boolean holds(int number) {
        for (int cell = 0; cell < count(); cell++) if (number(cell) == number) return true;
        return false;
    }

    /** Returns whether any cell contains a 0, which may be a digit or a blank. */
    boolean holdsNought() {
        for (int cell = 0; cell < count(); cell++) if (number(cell) == 0 && !isBlank(cell)) return true;
        return false;
    }

    InputException fault(int cell, String message) {
        return line.fault(starts[cell], message);
    }
}
