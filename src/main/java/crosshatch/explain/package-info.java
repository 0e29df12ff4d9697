/**
 * How a puzzle is solved, step by step, for people.
 *
 * <p>Begin with {@link crosshatch.explain.Explainer}, which uses the techniques of {@code crosshatch.explain.technique} and,
 * if asked, trials where these end; {@link crosshatch.explain.HomerExplainer} uses the operations of one published program.
 * Both give an {@link crosshatch.explain.Explanation}, which {@link crosshatch.explain.ExplanationText} writes as text and
 * {@code crosshatch.explain.picture} as pictures.
 *
 * <p>A technique never takes away a digit that a solution has, and a trial only what led to a contradiction. So an
 * explanation that ends at a solution with no assumption open also shows that there is no other.
 *
 * <p>Knows {@code crosshatch.explain.technique}, {@code crosshatch.published.homer} and {@code crosshatch.puzzle}.
 */
@NullMarked
package crosshatch.explain;

import org.jspecify.annotations.NullMarked;
