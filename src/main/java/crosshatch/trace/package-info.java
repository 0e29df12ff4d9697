/**
 * What a solver does, step by step, for those who want to watch: decisions, propagations with their reason, dead ends,
 * backtracks, solutions.
 *
 * <p>Begin with {@link crosshatch.trace.Event}. A solver is handed a {@link crosshatch.trace.Trace}; the one that is off
 * costs one test of a final field, and one that wants no words costs little more.
 *
 * <p>Knows {@code crosshatch.puzzle}.
 */
@NullMarked
package crosshatch.trace;

import org.jspecify.annotations.NullMarked;
