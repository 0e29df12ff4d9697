/**
 * Our readable solver, for any board of up to 64 digits: propagation to a fixpoint, then depth-first search. It is here to be read
 * and taken apart: every part is an option, so that what a rule, an order of cells or a way to undo is worth can be measured
 * with all else equal. {@code crosshatch.swift} is the one that is here to be fast.
 *
 * <p>Begin with {@link crosshatch.engine.GridState} (what is known, as a mask of candidates for each cell, with a {@link
 * crosshatch.engine.TrailState} or {@link crosshatch.engine.CopyState} to undo it) and {@link crosshatch.engine.Propagator}
 * (a rule that looks at one unit; a file each); relations have rules of their own, {@link
 * crosshatch.engine.RelationPropagator}. {@link crosshatch.engine.Fixpoint} runs them until nothing changes, {@link
 * crosshatch.engine.Branching} says what is tried, {@link crosshatch.engine.Search} tries it. {@link
 * crosshatch.engine.EngineFamily} lists the options and names the sources of the parts.
 *
 * <p>Knows {@code crosshatch.solver}, {@code crosshatch.trace}, {@code crosshatch.relation} and {@code crosshatch.puzzle}. Never
 * reads a file or a clock.
 */
@NullMarked
package crosshatch.engine;

import org.jspecify.annotations.NullMarked;
