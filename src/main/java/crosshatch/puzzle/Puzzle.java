package crosshatch.puzzle;

import crosshatch.puzzle.board.Board;

/**
 * A puzzle, defined by its givens. Two puzzles are equal if their givens are equal.
 *
 * @param givens the printed digits, with 0 in all other cells; contradictory givens are no error, but make a puzzle without a
 *     solution
 */
public record Puzzle(Grid givens) {

    /**
     * Reads a Sudoku from one line.
     *
     * @param text one character per cell, as {@link PuzzleText#line} writes it; above order 3 the alphabet must be
     *     unambiguous
     */
    public static Puzzle parse(String text) {
        return PuzzleText.parse(text);
    }

    /** Returns the board of the givens. */
    public Board board() {
        return givens.board();
    }

    /** Returns the given of {@code cell}, 0 if it has none. */
    public int given(int cell) {
        return givens.digit(cell);
    }

    /** Counts the givens. */
    public int clues() {
        return givens.filled();
    }

    /** Returns the identifier of the puzzle in records: the first 16 hexadecimal digits of the SHA-256 of the canonical text. */
    public String id() {
        return PuzzleText.fingerprint(givens);
    }

    /** Returns an equal puzzle whose board has this {@linkplain Board#name name} in messages, if the board is not plain. */
    public Puzzle onBoardNamed(String name) {
        return new Puzzle(Grid.of(board().named(name), givens.bytes()));
    }

    /** Returns the puzzle with its cells in reverse order, as Norvig's option {@code -r} does. */
    public Puzzle reversed() {
        return new Puzzle(givens.reversed());
    }

    /** Returns the canonical text, see {@link PuzzleText#line}. */
    @Override
    public String toString() {
        return givens.toString();
    }
}
