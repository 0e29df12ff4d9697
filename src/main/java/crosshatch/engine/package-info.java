/**
 * Our readable solver, for Sudokus of orders 2 to 8 and Latin squares: propagation to a fixpoint, then depth-first search.
 * It is here to be read and taken apart: every part is an option, so that what a rule, an order of cells or a way to undo is
 * worth can be measured with all else equal. {@code crosshatch.swift} is the one that is here to be fast.
 *
 * <p>Begin with {@link crosshatch.engine.GridState} (what is known, as a mask of candidates for each cell, with a {@link
 * crosshatch.engine.TrailState} or {@link crosshatch.engine.CopyState} to undo it) and {@link crosshatch.engine.Propagator}
 * (how more becomes known; a file each). {@link crosshatch.engine.Fixpoint} runs them until nothing changes, {@link
 * crosshatch.engine.Branching} says what is tried, {@link crosshatch.engine.DepthFirst} tries it. {@link
 * crosshatch.engine.EngineFamily} lists the options and names the sources of the parts.
 *
 * <p>Knows {@code crosshatch.solver}, {@code crosshatch.trace} and {@code crosshatch.puzzle}. Never reads a file or a clock.
 */
@NullMarked
package crosshatch.engine;

import org.jspecify.annotations.NullMarked;
