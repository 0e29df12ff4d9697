/**
 * Solutions of puzzles, step by step, for people.
 *
 * <p>Begin with {@link crosshatch.instances.explain.Explainer}, which uses the techniques of {@code crosshatch.instances.explain.technique}
 * and on request trials; {@link crosshatch.instances.explain.HomerExplainer} uses the operations of one published program. Both make an
 * {@link crosshatch.instances.explain.Explanation}, which {@link crosshatch.instances.explain.ExplanationText} writes as text and
 * {@code crosshatch.instances.explain.picture} as pictures.
 *
 * <p>A technique never removes a digit of a solution, and a trial only a digit that led to a contradiction. So an explanation that
 * ends at a solution without an open assumption also shows that there is no other.
 *
 * <p>Knows {@code crosshatch.instances.explain.technique}, {@code crosshatch.solvers.published.homer} and {@code crosshatch.puzzle}.
 */
@NullMarked
package crosshatch.instances.explain;

import org.jspecify.annotations.NullMarked;
