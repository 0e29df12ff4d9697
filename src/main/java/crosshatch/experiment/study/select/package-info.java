/**
 * Turns records into a scenario from which other tools learn to choose a solver for each puzzle: features of puzzles and their cost.
 *
 * <p>Begin with {@link crosshatch.experiment.study.select.Scenario}, which is made from records and the grids of their
 * puzzles. {@link crosshatch.experiment.study.select.AslibFiles} writes it in the format of ASlib.
 *
 * <p>Knows {@code crosshatch.results.report} and its packages, {@code
 * crosshatch.solvers.engine} for a look without a search, and {@code crosshatch.puzzle}; never runs a solver.
 */
@NullMarked
package crosshatch.experiment.study.select;

import org.jspecify.annotations.NullMarked;
