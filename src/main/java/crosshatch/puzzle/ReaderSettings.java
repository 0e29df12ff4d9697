package crosshatch.puzzle;

import org.jspecify.annotations.Nullable;

/**
 * What a reader cannot see in the text.
 *
 * @param geometry of all puzzles of the text; null if they are Sudokus whose order is to be told from their size, or if a
 *     line {@code order N} or {@code latin N} says what they are
 * @param alphabet for cells of one character in orders from 4 on
 * @param badLines what happens with a line that cannot be read
 */
public record ReaderSettings(@Nullable Geometry geometry, Alphabet alphabet, BadLines badLines) {
    /** Any order, any alphabet that is unambiguous, and no bad line. */
    public static final ReaderSettings DEFAULT = new ReaderSettings(null, Alphabet.AUTO, BadLines.REFUSED);

    /** @throws InputException if the order is not in 2…10 */
    public ReaderSettings withOrder(int declared) {
        return withGeometry(Geometry.sudoku(declared));
    }

    public ReaderSettings withGeometry(Geometry declared) {
        return new ReaderSettings(declared, alphabet, badLines);
    }

    public ReaderSettings withAlphabet(Alphabet chosen) {
        return new ReaderSettings(geometry, chosen, badLines);
    }

    public ReaderSettings withBadLines(BadLines treatment) {
        return new ReaderSettings(geometry, alphabet, treatment);
    }
}
