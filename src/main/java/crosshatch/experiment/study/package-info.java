/**
 * Studies that need more than one comparison, one package each. A study plans runs, has them made or reads their records, and draws
 * a conclusion.
 *
 * <p>The path of data: a request → plans and puzzles → runs by {@code crosshatch.experiment} or its {@code campaign} → records → a
 * table or a file with the conclusion.
 *
 * <p>Read first: {@link crosshatch.experiment.study.hunt.Hunt} (wrong answers), {@link crosshatch.experiment.study.tune.Tuning} (configurations).
 *
 * <p>Studies do not know each other. They know {@code crosshatch.experiment}, {@code crosshatch.results},
 * {@code crosshatch.instances} and their dependencies.
 */
@NullMarked
package crosshatch.experiment.study;

import org.jspecify.annotations.NullMarked;
