/**
 * Our readable solver, for any board of up to 64 digits: propagation to a fixpoint, then depth-first search. It is written for
 * readers: every part is an option. So the effect of a rule, an order of cells or a way to undo can be measured with all else
 * equal. {@code crosshatch.solvers.swift} is written for speed.
 *
 * <p>Begin with {@link crosshatch.solvers.engine.GridState}, which holds a mask of candidates for each cell. A
 * {@link crosshatch.solvers.engine.TrailState} or {@link crosshatch.solvers.engine.CopyState} undoes it. A
 * {@link crosshatch.solvers.engine.Propagator} is a rule that looks at one unit; each has a file. Relations have rules of their
 * own, {@link crosshatch.solvers.engine.RelationPropagator}. {@link crosshatch.solvers.engine.Fixpoint} runs them until nothing
 * changes, {@link crosshatch.solvers.engine.Branching} chooses alternatives, {@link crosshatch.solvers.engine.DepthFirstSearch}
 * tries them. {@link crosshatch.solvers.engine.EngineFamily} lists the options and names the sources of the parts.
 *
 * <p>Knows {@code crosshatch.solver}, {@code crosshatch.puzzle} and {@code crosshatch.solvers.matching}. Never reads
 * a file or a clock.
 */
@NullMarked
package crosshatch.solvers.engine;

import org.jspecify.annotations.NullMarked;
