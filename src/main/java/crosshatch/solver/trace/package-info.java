/**
 * The steps of a solver, for observers: decisions, propagations with their reasons, failures, backtracks, solutions.
 *
 * <p>Begin with {@link crosshatch.solver.trace.Event}. A solver sends its events to a {@link crosshatch.solver.trace.Trace}. A trace
 * that is off costs one test of a final field; a trace without words costs little more.
 *
 * <p>Knows {@code crosshatch.puzzle}.
 */
@NullMarked
package crosshatch.solver.trace;

import org.jspecify.annotations.NullMarked;
