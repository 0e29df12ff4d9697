/**
 * What a solver does, step by step, for those who want to watch: decisions, propagations with their reason, dead ends,
 * backtracks, solutions.
 *
 * <p>Begin with {@link crosshatch.solver.trace.Event}. A solver is handed a {@link crosshatch.solver.trace.Trace}; the one that is off
 * costs one test of a final field, and one that wants no words costs little more.
 *
 * <p>Knows {@code crosshatch.puzzle}.
 */
@NullMarked
package crosshatch.solver.trace;

import org.jspecify.annotations.NullMarked;
