/**
 * Runs solvers on puzzles and has every answer judged. Solvers read no clock but the budget that this room hands them; {@code
 * crosshatch.experiment.worker} and {@code crosshatch.app.cli} have clocks for waits and progress.
 *
 * <p>Begin with {@link crosshatch.experiment.Plan} (what is run) and {@link crosshatch.experiment.Runner} (in which order,
 * and what is measured); {@link crosshatch.experiment.Judge} turns a claim into a verdict, {@link
 * crosshatch.experiment.CrossCheck} lets paradigms confirm each other's refutations, {@link
 * crosshatch.experiment.Proofs} proves them, {@link crosshatch.experiment.Warmup} says when a solver has reached its steady state.
 *
 * <p>Knows {@code crosshatch.results}, {@code crosshatch.instances.sets}, {@code crosshatch.solvers.catalog}, {@code crosshatch.proof.certify} and what these know. Nothing
 * here prints.
 */
@NullMarked
package crosshatch.experiment;

import org.jspecify.annotations.NullMarked;
