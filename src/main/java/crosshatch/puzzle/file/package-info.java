/**
 * This package reads puzzles from files and streams of any format.
 *
 * <p>Begin with {@link crosshatch.puzzle.file.PuzzleSources}, which recognises the format by the {@link
 * crosshatch.puzzle.file.Beginning} of a text. Formats are a board in JSON ({@link crosshatch.puzzle.file.JsonPuzzles}), a
 * list in JSON ({@link crosshatch.puzzle.file.ListPuzzles}), a table ({@link crosshatch.puzzle.file.TablePuzzles}) and
 * instances of XCSP3. {@link crosshatch.puzzle.file.PuzzleSources} names formats that are refused. Everything else is read
 * as lines of text ({@link crosshatch.puzzle.PuzzleReader}).
 *
 * <p>The package uses {@code crosshatch.puzzle}, {@code crosshatch.puzzle.board}, Jackson, FastCSV and StAX.
 */
@NullMarked
package crosshatch.puzzle.file;

import org.jspecify.annotations.NullMarked;
