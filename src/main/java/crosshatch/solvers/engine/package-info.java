/**
 * Our readable solver, for any board of up to 64 digits: propagation to a fixpoint, then depth-first search. It is here to be read
 * and taken apart: every part is an option, so that what a rule, an order of cells or a way to undo is worth can be measured
 * with all else equal. {@code crosshatch.solvers.swift} is the one that is here to be fast.
 *
 * <p>Begin with {@link crosshatch.solvers.engine.GridState} (what is known, as a mask of candidates for each cell, with a {@link
 * crosshatch.solvers.engine.TrailState} or {@link crosshatch.solvers.engine.CopyState} to undo it) and {@link crosshatch.solvers.engine.Propagator}
 * (a rule that looks at one unit; a file each); relations have rules of their own, {@link
 * crosshatch.solvers.engine.RelationPropagator}. {@link crosshatch.solvers.engine.Fixpoint} runs them until nothing changes, {@link
 * crosshatch.solvers.engine.Branching} says what is tried, {@link crosshatch.solvers.engine.DepthFirstSearch} tries it. {@link
 * crosshatch.solvers.engine.EngineFamily} lists the options and names the sources of the parts.
 *
 * <p>Knows {@code crosshatch.solver}, {@code crosshatch.puzzle} and {@code crosshatch.solvers.matching}. Never reads
 * a file or a clock.
 */
@NullMarked
package crosshatch.solvers.engine;

import org.jspecify.annotations.NullMarked;
