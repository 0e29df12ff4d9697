/**
 * Techniques by which people solve a Sudoku: each has its usual name and the reason why it holds.
 *
 * <p>Begin with {@link crosshatch.instances.explain.technique.CandidateGrid} (digits and pencil marks), then {@link
 * crosshatch.instances.explain.technique.Technique}, which lists the techniques, simplest first; they give a {@link
 * crosshatch.instances.explain.technique.Deduction}. They look for the first thing to see, not for speed.
 *
 * <p>The names are those in common use among players; where names vary, Hodoku decides (B. Hobiger, hodoku.sourceforge.net,
 * "Solving Techniques"). No technique supposes that the solution is the only one.
 *
 * <p>Knows {@code crosshatch.puzzle}.
 */
@NullMarked
package crosshatch.instances.explain.technique;

import org.jspecify.annotations.NullMarked;
