/**
 * The steps of a solver, for observers: decisions, propagations with their reason, failures, backtracks, solutions.
 *
 * <p>Begin with {@link crosshatch.solver.trace.Event}. A solver is handed a {@link crosshatch.solver.trace.Trace}; the one that is off
 * costs one test of a final field, and one that wants no words costs little more.
 *
 * <p>Knows {@code crosshatch.puzzle}.
 */
@NullMarked
package crosshatch.solver.trace;

import org.jspecify.annotations.NullMarked;
