package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import org.jspecify.annotations.Nullable;

/**
 * The properties of puzzles that their text does not state.
 *
 * @param board the board of all puzzles of the text; null if lines {@code order N}, {@code latin N} or {@code boxes RxC}
 *     declare it, or if the size of each Sudoku shows its order
 * @param alphabet the alphabet for cells of one character from order 4 on, and for whole numbers together with -1
 * @param column the name of the column of a table that contains the puzzles, or its number from 1; null to search for it
 * @param badLines the treatment of lines that cannot be read
 */
public record ReaderSettings(
        @Nullable Board board, Alphabet alphabet, @Nullable String column, BadLines badLines) {
    /** The settings for Sudokus of any order in any unambiguous alphabet; bad lines are refused. */
    public static final ReaderSettings DEFAULT = new ReaderSettings(null, Alphabet.AUTO, null, BadLines.REFUSED);

    /**
     * Returns the same settings for plain Sudokus of one order.
     *
     * @throws InputException if the order is not in 2…10
     */
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
