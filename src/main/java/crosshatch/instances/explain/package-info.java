/**
 * Solutions of puzzles, step by step, for people.
 *
 * <p>Begin with {@link crosshatch.instances.explain.Explainer}, which uses the techniques of {@code crosshatch.instances.explain.technique} and,
 * if asked, trials where these end; {@link crosshatch.instances.explain.HomerExplainer} uses the operations of one published program.
 * Both give an {@link crosshatch.instances.explain.Explanation}, which {@link crosshatch.instances.explain.ExplanationText} writes as text and
 * {@code crosshatch.instances.explain.picture} as pictures.
 *
 * <p>A technique never takes away a digit that a solution has, and a trial only a digit that led to a contradiction. So an
 * explanation that ends at a solution with no assumption open also shows that there is no other.
 *
 * <p>Knows {@code crosshatch.instances.explain.technique}, {@code crosshatch.solvers.published.homer} and {@code crosshatch.puzzle}.
 */
@NullMarked
package crosshatch.instances.explain;

import org.jspecify.annotations.NullMarked;
