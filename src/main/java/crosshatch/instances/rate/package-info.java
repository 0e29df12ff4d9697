/**
 * The difficulty of puzzles, by several measures that need not agree.
 *
 * <p>Begin with {@link crosshatch.instances.rate.Rater}, which makes a {@link crosshatch.instances.rate.Rating} of a puzzle of
 * order 3; {@link crosshatch.instances.rate.RatingSummary} adds up the ratings of a set. No measure uses a clock, so ratings do
 * not depend on the machine.
 *
 * <p>Knows {@code crosshatch.solvers.catalog}, {@code crosshatch.instances.explain}, {@code crosshatch.solver} and {@code crosshatch.puzzle}.
 */
@NullMarked
package crosshatch.instances.rate;

import org.jspecify.annotations.NullMarked;
