/**
 * Puzzles: givens on a {@link crosshatch.puzzle.board.Board}, the grids that solve them, and how all that is written.
 *
 * <p>Begin with {@link crosshatch.puzzle.Puzzle} and {@link crosshatch.puzzle.Grid}; {@link crosshatch.puzzle.PuzzleReader} streams puzzles from text,
 * {@link crosshatch.puzzle.PuzzleFormat} writes them, {@link crosshatch.puzzle.SolutionChecker} says whether a grid solves a puzzle. {@link
 * crosshatch.puzzle.Symmetry} makes isomorphs of a puzzle, {@link crosshatch.puzzle.BoardSymmetries} finds what any board has of these, and {@link crosshatch.puzzle.CanonicalForm} one form for all of
 * them. Cells are numbered row by row from 0, digits are 1…n, 0 is a blank.
 *
 * <p>Knows {@code crosshatch.puzzle.board} and the JDK.
 */
@NullMarked
package crosshatch.puzzle;

import org.jspecify.annotations.NullMarked;
