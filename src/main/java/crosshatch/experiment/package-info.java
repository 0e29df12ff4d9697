/**
 * Runs solvers on puzzles and has every answer validated. A campaign is one comparison from request to verdict; {@code study}
 * holds the studies that are built on campaigns and runs.
 *
 * <p>The path of data: a {@link crosshatch.experiment.Plan} → {@link crosshatch.experiment.Runner} →
 * {@link crosshatch.experiment.Judge} → a record for {@code crosshatch.results}. The runner hands puzzles to solvers, here or
 * in a JVM of their own ({@code worker}), and takes the time. The validator turns a reported status into a verdict.
 *
 * <p>Read first: {@link crosshatch.experiment.Plan} (the runs), {@link crosshatch.experiment.Runner} (their order and the
 * measurement), {@link crosshatch.experiment.Judge} (the verdicts). {@link crosshatch.experiment.CrossCheck} lets paradigms
 * confirm each other's refutations, {@link crosshatch.experiment.Proofs} proves them, and {@link crosshatch.experiment.Warmup}
 * detects the steady state of a solver.
 *
 * <p>The only clock of a solver is the budget of its run. Knows {@code crosshatch.instances}, {@code crosshatch.results} and their
 * dependencies; from {@code crosshatch.results.report}, this package uses only statistics. Nothing here prints.
 */
@NullMarked
package crosshatch.experiment;

import org.jspecify.annotations.NullMarked;
