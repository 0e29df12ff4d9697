/**
 * This package reads instances of XCSP3 as puzzles. The board has a cell for each variable, and a unit or relations for each
 * constraint.
 *
 * <p>Begin with {@link crosshatch.puzzle.file.xcsp.XcspPuzzles}. The text becomes a {@link
 * crosshatch.puzzle.file.xcsp.LinedDocument}, which the parser of the XCSP3 competitions reads. The parser calls
 * {@link crosshatch.puzzle.file.xcsp.XcspConstraints}, which states each constraint on a
 * {@link crosshatch.puzzle.file.xcsp.BoardDraft} of the board, or refuses the instance with the name and the line of the
 * constraint. The constraints of one kind are in one interface: tables, comparisons, counts and elements.
 *
 * <p>Format: G. Audemard, F. Boussemart, C. Lecoutre, C. Piette, O. Roussel, "XCSP3 and its ecosystem", Constraints 25, 2020.
 * The package uses {@code crosshatch.puzzle}, {@code crosshatch.puzzle.board} and the tools of XCSP3.
 */
@NullMarked
package crosshatch.puzzle.file.xcsp;

import org.jspecify.annotations.NullMarked;
