/**
 * Compares measures of difficulty with the effort of solvers, from the records of puzzles and their isomorphs.
 *
 * <p>Begin with {@link crosshatch.experiment.study.difficulty.Study}. {@code Case} is one puzzle: its ratings, and the effort of
 * each solver in each of its isomorphs. The effort is a count, so records from a busy machine are valid.
 *
 * <p>Knows {@code crosshatch.results.report} and its packages, {@code crosshatch.instances.rate} and their dependencies.
 */
@NullMarked
package crosshatch.experiment.study.difficulty;

import org.jspecify.annotations.NullMarked;
