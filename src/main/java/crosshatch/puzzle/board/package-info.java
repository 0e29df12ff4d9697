/**
 * A kind of puzzle, as a value: cells, units in which no digit stands twice, relations between cells.
 *
 * <p>Begin with {@link crosshatch.puzzle.board.Board}, which has the parts that solvers need:
 * {@link crosshatch.puzzle.board.Board#unit units}, {@link crosshatch.puzzle.board.Board#peers peers},
 * {@link crosshatch.puzzle.board.Board#relations relations}. {@link crosshatch.puzzle.board.Board#sudoku} and
 * {@link crosshatch.puzzle.board.Board#latin} are the plain boards; any other is put together by a
 * {@link crosshatch.puzzle.board.BoardBuilder}. Two boards are equal if their
 * {@link crosshatch.puzzle.board.Board#text canonical texts} are; names, ids, files and everything that is sent follow from
 * that text.
 *
 * <p>A unit is <em>exact</em> if it has as many cells as there are digits: every digit stands there once. With fewer cells it
 * is only <em>distinct</em>: no digit stands there twice, but one may be missing, so there are no hidden singles in it.
 *
 * <p>A {@link crosshatch.puzzle.board.Relation} says of each full grid whether it holds. That definition is for the validator
 * and for proofs. Solvers, models and formats state a relation by its {@link crosshatch.puzzle.board.Automaton}, unless their
 * {@link crosshatch.puzzle.board.RelationVisitor} has something better for its {@link crosshatch.puzzle.board.RelationKind kind}.
 * Cells are numbered from 0, digits are 1…n.
 *
 * <p>A {@link crosshatch.puzzle.board.Sheet} is a board as people see it, for those who draw.
 *
 * <p>Knows only the JDK. An impossible board is an {@link java.lang.IllegalArgumentException} with a message for people;
 * readers add the place.
 */
@NullMarked
package crosshatch.puzzle.board;

import org.jspecify.annotations.NullMarked;
