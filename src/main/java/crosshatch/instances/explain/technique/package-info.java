/**
 * Techniques by which people solve a Sudoku, each with its usual name and its justification.
 *
 * <p>Begin with {@link crosshatch.instances.explain.technique.CandidateGrid} (digits and pencil marks), then {@link
 * crosshatch.instances.explain.technique.Technique}, which lists the techniques, simplest first; they give a {@link
 * crosshatch.instances.explain.technique.Deduction}. They find the deduction that is easiest to see, and are not built for speed.
 *
 * <p>The names are those in common use among players; where names vary, Hodoku decides (B. Hobiger, hodoku.sourceforge.net,
 * "Solving Techniques"). No technique assumes that the solution is the only one.
 *
 * <p>Knows {@code crosshatch.puzzle}.
 */
@NullMarked
package crosshatch.instances.explain.technique;

import org.jspecify.annotations.NullMarked;
