/**
 * Instances of XCSP3 as boards: a cell for each variable, a unit or relations for each constraint.
 *
 * <p>Begin with {@link crosshatch.puzzle.file.xcsp.XcspPuzzles}. The text becomes a {@link
 * crosshatch.puzzle.file.xcsp.LinedDocument}, which the parser of the XCSP3 competitions reads. It calls {@link
 * crosshatch.puzzle.file.xcsp.XcspConstraints}, which states each constraint on a {@link
 * crosshatch.puzzle.file.xcsp.BoardDraft} of the board, or refuses it with its name and line. The constraints of one kind are
 * in one interface: tables, comparisons, counts and elements.
 *
 * <p>Format: G. Audemard, F. Boussemart, C. Lecoutre, C. Piette, O. Roussel, "XCSP3 and its ecosystem", Constraints 25, 2020.
 * The package uses {@code crosshatch.puzzle}, {@code crosshatch.puzzle.board} and the tools of XCSP3.
 */
@NullMarked
package crosshatch.puzzle.file.xcsp;

import org.jspecify.annotations.NullMarked;
