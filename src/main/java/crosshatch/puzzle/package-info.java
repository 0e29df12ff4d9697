/**
 * This package represents puzzles, grids and solutions, and reads and writes them as text. In the packages below it,
 * {@code board} defines boards, units and relations, {@code file} reads files of any format, and {@code relation} derives
 * diagrams and sums from relations for solvers.
 *
 * <p>The path of data: a text or a file → {@link crosshatch.puzzle.PuzzleReader} → {@link crosshatch.puzzle.Puzzle},
 * which is a {@link crosshatch.puzzle.Grid} of givens on a {@link crosshatch.puzzle.board.Board}. A solver fills the grid,
 * and {@link crosshatch.puzzle.SolutionChecker} checks whether it solves the puzzle.
 *
 * <p>Read first: {@link crosshatch.puzzle.board.Board}, {@link crosshatch.puzzle.Puzzle}, {@link
 * crosshatch.puzzle.SolutionChecker}. {@link crosshatch.puzzle.PuzzleFormat} writes puzzles, {@link
 * crosshatch.puzzle.Symmetry} makes isomorphs, {@link crosshatch.puzzle.BoardSymmetries} finds the symmetries of any board,
 * and {@link crosshatch.puzzle.CanonicalForm} finds the form that is the same for all isomorphs of a puzzle.
 *
 * <p>Cells are numbered row by row from 0, digits are 1…n, and 0 is a blank. The package uses {@code crosshatch.base}. Only
 * {@code file} may use libraries, and no class here may read a clock.
 */
@NullMarked
package crosshatch.puzzle;

import org.jspecify.annotations.NullMarked;
