/**
 * This package defines boards, which are kinds of puzzles without givens. A board has cells, units in which no digit is repeated,
 * and relations between cells.
 *
 * <p>Begin with {@link crosshatch.puzzle.board.Board}, which has the parts that solvers need: {@link
 * crosshatch.puzzle.board.Board#unit units}, {@link crosshatch.puzzle.board.Board#peers peers}, {@link
 * crosshatch.puzzle.board.Board#relations relations}. {@link crosshatch.puzzle.board.Board#sudoku} and {@link
 * crosshatch.puzzle.board.Board#latin} are the plain boards; a {@link crosshatch.puzzle.board.BoardBuilder} builds all
 * others. Two boards are equal if their {@link crosshatch.puzzle.board.Board#text canonical texts} are equal. Names, ids, files
 * and messages are derived from this text.
 *
 * <p>A unit is <em>exact</em> if it has as many cells as there are digits, so that it contains every digit. A unit with fewer
 * cells is only <em>distinct</em>: no digit is repeated, but a digit may be missing, so such a unit has no hidden singles.
 *
 * <p>A {@link crosshatch.puzzle.board.Relation} decides whether a full grid fulfils it. The validator and proofs use this
 * definition. Solvers, models and formats use the {@link crosshatch.puzzle.board.Automaton} of a relation, unless their
 * {@link crosshatch.puzzle.board.RelationVisitor} has something better for its {@link crosshatch.puzzle.board.RelationKind kind}.
 * Cells are numbered from 0, digits are 1…n.
 *
 * <p>A {@link crosshatch.puzzle.board.Sheet} is a board laid out for drawing.
 *
 * <p>The package must not use libraries. An impossible board causes an {@link java.lang.IllegalArgumentException} with a message
 * for people, to which readers of files add the place.
 */
@NullMarked
package crosshatch.puzzle.board;

import org.jspecify.annotations.NullMarked;
