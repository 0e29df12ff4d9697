/**
 * The power of measures of difficulty to predict the effort of solvers, from the records of puzzles and their isomorphs.
 *
 * <p>Begin with {@link crosshatch.experiment.study.difficulty.Study}. {@code Case} is one puzzle: its ratings, and the cost for
 * each solver in each of its isomorphs. The effort is a count, so that records of a busy machine do as well.
 *
 * <p>Knows {@code crosshatch.results.report} and its packages, {@code crosshatch.instances.rate} and their dependencies.
 */
@NullMarked
package crosshatch.experiment.study.difficulty;

import org.jspecify.annotations.NullMarked;
