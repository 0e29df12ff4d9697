/**
 * This package runs solvers on puzzles, and validates every answer. In the packages below it, {@code worker} runs a solver in its
 * own JVM, {@code campaign} carries out a comparison from request to verdict, {@code study} holds studies that need several
 * comparisons, and {@code pack} checks published answers again.
 *
 * <p>The path of data: a {@link crosshatch.experiment.Plan} → {@link crosshatch.experiment.Runner} →
 * {@link crosshatch.experiment.Judge} → a record for {@code crosshatch.results}. The runner hands puzzles to solvers, here or
 * in a JVM of their own ({@code worker}), and takes the time. The validator turns a reported status into a verdict.
 *
 * <p>Read first: {@link crosshatch.experiment.Plan} (the runs), {@link crosshatch.experiment.Runner} (their order and the
 * measurement), {@link crosshatch.experiment.Judge} (the verdicts). {@link crosshatch.experiment.CrossCheck} lets paradigms
 * confirm each other's refutations, {@link crosshatch.experiment.Proofs} proves refutations, and
 * {@link crosshatch.experiment.Warmup} detects the steady state of a solver.
 *
 * <p>The only clock of a solver is the budget of its run. The package uses {@code crosshatch.instances},
 * {@code crosshatch.results} and their dependencies; from {@code crosshatch.results.report}, it uses only statistics. It must not
 * use {@code worker} or {@code study}, and no class here may print.
 */
@NullMarked
package crosshatch.experiment;

import org.jspecify.annotations.NullMarked;
