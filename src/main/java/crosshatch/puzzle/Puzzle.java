package crosshatch.puzzle;

import crosshatch.puzzle.board.Board;

/**
 * The givens of one puzzle. Two puzzles are equal if their givens are.
 *
 * @param givens the digits printed in the puzzle, 0 elsewhere; they may contradict each other, which makes a puzzle
 *     without solution, not an error
 */
public record Puzzle(Grid givens) {

    /** @param text one character per cell, as written by {@link PuzzleText#line}; orders up to 3 need no alphabet */
    public static Puzzle parse(String text) {
        return PuzzleText.parse(text, Alphabet.AUTO);
    }

    /** The board of the givens. */
    public Board board() {
        return givens.board();
    }

    /** The given of {@code cell}, 0 where there is none. */
    public int given(int cell) {
        return givens.digit(cell);
    }

    /** Counts the givens. */
    public int clues() {
        return givens.filled();
    }

    /** The first 16 hexadecimal digits of the SHA-256 of the canonical text: names the puzzle in records. */
    public String id() {
        return PuzzleText.fingerprint(givens);
    }

    /** The puzzle with its cells in reverse order, as Norvig's {@code -r} makes it. */
    public Puzzle reversed() {
        return new Puzzle(givens.reversed());
    }

    /** Returns the canonical text, see {@link PuzzleText#line}. */
    @Override
    public String toString() {
        return givens.toString();
    }
}
