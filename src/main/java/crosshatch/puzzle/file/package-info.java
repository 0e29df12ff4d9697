/**
 * Puzzles from files and streams of any format.
 *
 * <p>Begin with {@link crosshatch.puzzle.file.PuzzleSources}, which tells a board in JSON ({@link
 * crosshatch.puzzle.file.JsonPuzzles}) from lines of text ({@link crosshatch.puzzle.PuzzleReader}).
 *
 * <p>Knows {@code crosshatch.puzzle}, {@code crosshatch.board} and Jackson.
 */
@NullMarked
package crosshatch.puzzle.file;

import org.jspecify.annotations.NullMarked;
