/**
 * Classic problems of constraint programming as boards: n-queens, magic squares, Costas arrays, Langford pairs, orthogonal Latin
 * squares, quasigroup existence, Schur and Ramsey numbers.
 *
 * <p>Begin with {@link crosshatch.instances.generate.classic.Classic}, which reads the name of a problem, such as {@code queens-8}, and has its
 * puzzle. The boards are put together in {@code RowProblems}, {@code SquareProblems} and {@code ColourProblems}, a method each.
 *
 * <p>Problems and their numbers: CSPLib, csplib.org. Knows {@code crosshatch.puzzle} and {@code crosshatch.puzzle.board}.
 */
@NullMarked
package crosshatch.instances.generate.classic;

import org.jspecify.annotations.NullMarked;
