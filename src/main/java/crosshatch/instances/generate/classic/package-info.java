/**
 * Classic problems of constraint programming as boards: n-queens, magic squares, Costas arrays, Langford pairs, orthogonal Latin
 * squares, quasigroup existence, Schur and Ramsey numbers.
 *
 * <p>Begin with {@link crosshatch.instances.generate.classic.Classic}, which makes the puzzle for a name such as {@code queens-8}. Each
 * problem is a method of {@code RowProblems}, {@code SquareProblems} or {@code ColourProblems}.
 *
 * <p>Problems and their numbers: CSPLib, csplib.org. The package uses {@code crosshatch.puzzle} and {@code crosshatch.puzzle.board}.
 */
@NullMarked
package crosshatch.instances.generate.classic;

import org.jspecify.annotations.NullMarked;
