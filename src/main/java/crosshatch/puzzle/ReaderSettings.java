package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a reader that the text does not state.
 *
 * @param board of all puzzles of the text; null if they are Sudokus whose order follows from their size, or if a line
 *     {@code order N}, {@code latin N} or {@code boxes RxC} declares them
 * @param alphabet for cells of one character in orders from 4 on, and for whole numbers together with -1
 * @param column of a table, in which the puzzles are: its name, or its number from 1; null if it is to be found
 * @param badLines the treatment of a line that cannot be read
 */
public record ReaderSettings(
        @Nullable Board board, Alphabet alphabet, @Nullable String column, BadLines badLines) {
    /** Any order, any alphabet that is unambiguous, and no bad line. */
    public static final ReaderSettings DEFAULT = new ReaderSettings(null, Alphabet.AUTO, null, BadLines.REFUSED);

    /** @throws InputException if the order is not in 2…10 */
    public ReaderSettings withOrder(int declared) {
        return withBoard(BoardName.sudoku(declared));
    }

    /** Returns the same settings for puzzles of one board. */
    public ReaderSettings withBoard(Board declared) {
        return new ReaderSettings(declared, alphabet, column, badLines);
    }

    /** Returns the same settings with another alphabet. */
    public ReaderSettings withAlphabet(Alphabet chosen) {
        return new ReaderSettings(board, chosen, column, badLines);
    }

    /** Returns the same settings for puzzles in a column of this name or number. */
    public ReaderSettings withColumn(String chosen) {
        return new ReaderSettings(board, alphabet, chosen, badLines);
    }

    /** Returns the same settings with another treatment of lines that cannot be read. */
    public ReaderSettings withBadLines(BadLines treatment) {
        return new ReaderSettings(board, alphabet, column, treatment);
    }
}
