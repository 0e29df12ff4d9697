/**
 * The choice of a solver for each puzzle: features of puzzles and their cost, scenarios for the field's tools, and a selector.
 *
 * <p>Begin with {@link crosshatch.experiment.study.select.Scenario}, which is made of records and of the grids of their
 * puzzles. {@link crosshatch.experiment.study.select.AslibFiles} writes it in the format of ASlib;
 * {@link crosshatch.experiment.study.select.AlgorithmSelection} learns from it by nested cross-validation which solver to
 * choose. It reports the benefit less the cost of features.
 *
 * <p>The only package that imports Tribuo. Knows {@code crosshatch.results.report} and its packages, {@code
 * crosshatch.solvers.engine} for a look without a search, and {@code crosshatch.puzzle}; never runs a solver.
 */
@NullMarked
package crosshatch.experiment.study.select;

import org.jspecify.annotations.NullMarked;
