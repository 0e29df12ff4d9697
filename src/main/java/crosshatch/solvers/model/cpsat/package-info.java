/**
 * Puzzles as models for CP-SAT, the solver of OR-Tools that learns clauses over Booleans, which it makes lazily from integers.
 *
 * <p>Begin with {@link crosshatch.solvers.model.cpsat.CpSatFamily} (its options). {@code Formulation} states a puzzle: Booleans
 * with exactly-one, integers with all-different, or clauses. {@code CpSatSolver} finds more than one solution.
 * {@code Solves} is one call of the library: budget in, statistics out; learnt clauses by {@code DratFile}.
 * {@link crosshatch.solvers.model.cpsat.CpSatLibrary} gives the reason if the native library cannot be used.
 *
 * <p>The models are protocol buffers made by hand, not by the library's {@code CpModel}, so that the common part of all puzzles of a
 * board is made once. Every native object is deleted before the call that made it returns.
 *
 * <p>The package uses {@code crosshatch.solver}, {@code crosshatch.puzzle}, {@code crosshatch.solvers.model.cnf} and, to read clauses, {@code crosshatch.proof}; the only package that imports OR-Tools.
 *
 * <p>Ideas: L. Perron, F. Didier and S. Gay, The CP-SAT-LP Solver, CP 2023; H. Simonis, Sudoku as a Constraint Problem,
 * 2005 (all-different); I. Lynce and J. Ouaknine, Sudoku as a SAT Problem, 2006 (the Booleans).
 */
@NullMarked
package crosshatch.solvers.model.cpsat;

import org.jspecify.annotations.NullMarked;
