/**
 * Our own engine: propagation to a fixpoint, then depth-first search, plain and readable, each part an option of its own.
 *
 * <p>Begin with {@link crosshatch.engine.GridState} (what is known of a grid, and how it is undone), then {@link
 * crosshatch.engine.Propagator} (a rule that looks at one unit) and {@link crosshatch.engine.Fixpoint} (which of them looks
 * next), last {@link crosshatch.engine.Search}. Relations have rules of their own, {@link
 * crosshatch.engine.RelationPropagator}. One technique a file, with its paper.
 *
 * <p>Knows the contract and {@code crosshatch.relation}. Never reads a file or a clock.
 *
 * <p>Ideas: P. Norvig, norvig.com/sudoku.html; the trail of MiniCP (Michel, Schaus, Van Hentenryck, 2021).
 */
@NullMarked
package crosshatch.engine;

import org.jspecify.annotations.NullMarked;
