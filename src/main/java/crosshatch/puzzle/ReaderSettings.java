package crosshatch.puzzle;

/**
 * What a reader cannot see in the text.
 *
 * @param order of all puzzles of the text; 0 if it is to be told from their size, or from a line {@code order N}
 * @param alphabet for cells of one character in orders from 4 on
 * @param badLines what happens with a line that cannot be read
 */
public record ReaderSettings(int order, Alphabet alphabet, BadLines badLines) {
    /** Any order, any alphabet that is unambiguous, and no bad line. */
    public static final ReaderSettings DEFAULT = new ReaderSettings(0, Alphabet.AUTO, BadLines.REFUSED);

    /** @throws InputException if the order is neither 0 nor in 2…10 */
    public ReaderSettings {
        if (order != 0) Geometry.sudoku(order);
    }

    public ReaderSettings withOrder(int declared) {
        return new ReaderSettings(declared, alphabet, badLines);
    }

    public ReaderSettings withAlphabet(Alphabet chosen) {
        return new ReaderSettings(order, chosen, badLines);
    }

    public ReaderSettings withBadLines(BadLines treatment) {
        return new ReaderSettings(order, alphabet, treatment);
    }
}
