/**
 * Runs solvers on puzzles and has every answer validated. A campaign is one comparison from request to verdict; {@code study} holds what
 * is built on campaigns and runs.
 *
 * <p>The path of data: a {@link crosshatch.experiment.Plan} → {@link crosshatch.experiment.Runner}, which hands puzzles to solvers, here
 * or in a JVM of their own ({@code worker}), and takes the time → {@link crosshatch.experiment.Judge}, which turns a claim into a
 * verdict → a record for {@code crosshatch.results}.
 *
 * <p>Read first: {@link crosshatch.experiment.Plan} (what is run), {@link crosshatch.experiment.Runner} (in which order, and what is
 * measured), {@link crosshatch.experiment.Judge} (what is believed). {@link crosshatch.experiment.CrossCheck} lets paradigms confirm
 * each other's refutations, {@link crosshatch.experiment.Proofs} proves them, and {@link crosshatch.experiment.Warmup} says when a
 * solver has reached its steady state.
 *
 * <p>Solvers read no clock but the budget that this group hands them. Knows {@code crosshatch.instances}, {@code crosshatch.results} and
 * what these know; of {@code crosshatch.results.report}, this package knows statistics only. Nothing here prints.
 */
@NullMarked
package crosshatch.experiment;

import org.jspecify.annotations.NullMarked;
