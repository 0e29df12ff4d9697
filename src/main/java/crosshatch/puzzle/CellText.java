package crosshatch.puzzle;

import java.util.Arrays;

/** The cells that stand on one line, in order: each a stretch of its text, one character or a whole number. */
final class CellText {
    private final Line line;
    private final int[] starts;
    private final int[] ends;
    private final String comment;

    /**
     * @param starts index of each cell's first character; not to be changed after
     * @param ends index after each cell's last character; likewise
     * @param comment what the line says after the cells
     */
    CellText(Line line, int[] starts, int[] ends, String comment) {
        this.line = line;
        this.starts = starts;
        this.ends = ends;
        this.comment = comment;
    }

    /** Every character in {@code start…end-1} is a cell, except those that part cells. */
    static CellText everyCharacter(Line line, int start, int end, String comment) {
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

    Line line() {
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

    char first(int cell) {
        return line.text().charAt(starts[cell]);
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

    /** @return the number in a cell, 0 for a blank; -1 if it is no whole number of at most three digits */
    int number(int cell) {
        if (length(cell) == 1 && Alphabet.isBlank(first(cell))) return 0;
        if (length(cell) > 3) return -1;
        int number = 0;
        for (int i = starts[cell]; i < ends[cell]; i++) {
            char c = line.text().charAt(i);
            if (c < '0' || c > '9') return -1;
            number = 10 * number + c - '0';
        }
        return number;
    }

    InputException fault(int cell, String message) {
        return line.fault(starts[cell], message);
    }
}
