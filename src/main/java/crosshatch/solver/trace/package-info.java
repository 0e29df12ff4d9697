/**
 * This package passes the steps of a solver to observers: decisions, propagations with their reasons, failures, backtracks,
 * solutions.
 *
 * <p>Begin with {@link crosshatch.solver.trace.Event}. A solver sends its events to a {@link crosshatch.solver.trace.Trace}. If a
 * trace is off, an event costs one test of a final field. If a trace needs no reasons in words, an event costs little more.
 *
 * <p>The package uses {@code crosshatch.puzzle}.
 */
@NullMarked
package crosshatch.solver.trace;

import org.jspecify.annotations.NullMarked;
