/**
 * The packages below this one hold studies that need more than one comparison, one package for each study. A study plans runs,
 * makes them or reads their records, and draws a conclusion.
 *
 * <p>The path of data: a request → plans and puzzles → runs by {@code crosshatch.experiment} or its {@code campaign} → records → a
 * table or a file with the conclusion.
 *
 * <p>Read first: {@link crosshatch.experiment.study.hunt.Hunt} (wrong answers),
 * {@link crosshatch.experiment.study.release.Bisection} (releases), {@link crosshatch.experiment.study.reproduce.Figure}
 * (published figures).
 *
 * <p>A study must not use another study. Studies use {@code crosshatch.experiment}, {@code crosshatch.results},
 * {@code crosshatch.instances} and their dependencies.
 */
@NullMarked
package crosshatch.experiment.study;

import org.jspecify.annotations.NullMarked;
