package crosshatch.puzzle;

import crosshatch.base.InputException;
import java.util.Arrays;

/**
 * The cells that stand on one line, in order: each a stretch of its text, one character, a whole number or the candidates of
 * a cell. A blank may be a stretch of no length.
 */
final class CellText {
    /** What {@link #number} says of a cell that holds no whole number. */
    static final int NO_NUMBER = -1;

    /** What it says of {@code -1}. */
    static final int HOLE = -2;

    private final TextLine line;
    private final int[] starts;
    private final int[] ends;
    private final String comment;

    /**
     * @param starts index of each cell's first character; not to be changed after
     * @param ends index after each cell's last character; likewise
     * @param comment what the line says after the cells
     */
    CellText(TextLine line, int[] starts, int[] ends, String comment) {
        this.line = line;
        this.starts = starts;
        this.ends = ends;
        this.comment = comment;
    }

    /** Every character in {@code start…end-1} is a cell, except those that part cells. */
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

    /** Every column of a line before {@code end} is a cell, spaces too. */
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

    /** The first character of a cell; a space for one without any. */
    char first(int cell) {
        return starts[cell] == ends[cell] ? ' ' : line.text().charAt(starts[cell]);
    }

    String text(int cell) {
        return line.text().substring(starts[cell], ends[cell]);
    }

    /** Whether the cells are set apart, as whole numbers must be; in {@code 53..7....} they are not. */
    boolean apart() {
        for (int cell = 1; cell < starts.length; cell++) {
            if (starts[cell] == ends[cell - 1]) return false;
        }
        return true;
    }

    /** @return the number in a cell, 0 for a blank; {@link #HOLE}, or {@link #NO_NUMBER} beyond three digits and without any */
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

    /** Whether a cell holds one of the characters for a blank, of which {@code 0} is none here. */
    boolean isBlank(int cell) {
        char first = first(cell);
        return length(cell) <= 1 && (Alphabet.isBlank(first) || first == 'x' || first == 'X');
    }

    /** Whether a cell holds this number, as {@link #number} says it. */
    boolean holds(int number) {
        for (int cell = 0; cell < count(); cell++) if (number(cell) == number) return true;
        return false;
    }

    /** Whether a cell holds a 0, which may be a digit or a blank. */
    boolean holdsNought() {
        for (int cell = 0; cell < count(); cell++) if (number(cell) == 0 && !isBlank(cell)) return true;
        return false;
    }

    boolean allOfLength(int length) {
        for (int cell = 0; cell < count(); cell++) if (length(cell) != length) return false;
        return true;
    }

    InputException fault(int cell, String message) {
        return line.fault(starts[cell], message);
    }
}
