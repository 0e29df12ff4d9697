/**
 * This package defines the contract between experiments and solvers: tasks, answers, counters, budgets, options. All solvers are
 * called in the same way, so that experiments, proofs and reports depend on no particular solver.
 *
 * <p>The path of data: a {@link crosshatch.puzzle.Puzzle}, a {@link crosshatch.solver.Question} and a
 * {@link crosshatch.solver.Budget} go into a {@link crosshatch.solver.Solver}. An {@link crosshatch.solver.Answer} comes out: a
 * {@link crosshatch.solver.Claim}, not yet validated, and {@link crosshatch.solver.Counters}. The steps of a solver go to
 * {@code trace}.
 *
 * <p>Read first: {@link crosshatch.solver.Solver}, {@link crosshatch.solver.Claim}, {@link crosshatch.solver.Family}. A family
 * describes all solvers of one kind, their options and the meaning of their counters; a {@link crosshatch.solver.SolverSpec}
 * names one of these solvers.
 *
 * <p>The package uses {@code crosshatch.puzzle} and {@code crosshatch.base}. No class here may read a clock.
 */
@NullMarked
package crosshatch.solver;

import org.jspecify.annotations.NullMarked;
