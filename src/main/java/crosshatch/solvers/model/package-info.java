/**
 * Puzzles as models for solver libraries: one package per library, and the encodings as clauses that two of them share. Only its own
 * package imports a library.
 *
 * <p>The path of data: a {@link crosshatch.puzzle.Puzzle} becomes a model of Choco or CP-SAT, or clauses by
 * {@link crosshatch.solvers.model.cnf.Encoder}. The library solves it; the package turns its result into an answer.
 *
 * <p>Read first: {@link crosshatch.solvers.model.choco.ChocoFamily}, {@link crosshatch.solvers.model.cpsat.CpSatFamily}, {@link
 * crosshatch.solvers.model.sat4j.Sat4jFamily}.
 *
 * <p>The package uses {@code crosshatch.solver}, {@code crosshatch.puzzle} and, to read learnt clauses, {@code crosshatch.proof}.
 */
@NullMarked
package crosshatch.solvers.model;

import org.jspecify.annotations.NullMarked;
