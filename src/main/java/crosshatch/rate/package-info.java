/**
 * How hard puzzles are, by several measures that need not agree.
 *
 * <p>Begin with {@link crosshatch.rate.Rater}, which makes a {@link crosshatch.rate.Rating} of a puzzle of order 3; {@link
 * crosshatch.rate.RatingSummary} adds up those of a set. None is a clock: the same puzzle has the same rating everywhere.
 *
 * <p>Knows {@code crosshatch.catalog}, {@code crosshatch.explain}, {@code crosshatch.solver} and {@code crosshatch.puzzle}.
 */
@NullMarked
package crosshatch.rate;

import org.jspecify.annotations.NullMarked;
