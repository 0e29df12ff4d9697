/**
 * The contract of the laboratory: what is asked, what is claimed, what is counted, how long it may take.
 *
 * <p>Begin with {@link crosshatch.solver.Solver}; then {@link crosshatch.solver.Question}, {@link
 * crosshatch.solver.Claim} and {@link crosshatch.solver.Counters}. A {@link crosshatch.solver.Family} describes all
 * solvers of one kind, their options and what their counters mean; a {@link crosshatch.solver.SolverSpec} names one of
 * them with nothing left unsaid.
 *
 * <p>Knows {@code crosshatch.puzzle} and {@code crosshatch.solver.trace}.
 */
@NullMarked
package crosshatch.solver;

import org.jspecify.annotations.NullMarked;
