/**
 * This package compares solvers with the usual statistical methods of the field.
 *
 * <p>Begin with {@link crosshatch.results.report.statistics.PairedComparison}, which compares two solvers on the same puzzles.
 * {@link crosshatch.results.report.statistics.Holm} corrects its p-values, and {@link crosshatch.results.report.statistics.Ratio}
 * adds a ratio of times with its bootstrap interval. {@link crosshatch.results.report.statistics.PairedTimes} defines the use of
 * unsolved puzzles. {@link crosshatch.results.report.statistics.Clusters} counts isomorphs as one puzzle.
 * {@link crosshatch.results.report.statistics.CriticalDifference} compares several solvers on several sets, and
 * {@link crosshatch.results.report.statistics.NodeCost} compares solvers on the same search trees.
 *
 * <p>Methods take arrays and return numbers. The package must not use any other package of the project, so it has no types for
 * solvers, puzzles or records. An infinite time represents an unsolved puzzle. Distributions, ranks and tests come from Apache
 * Commons Statistics. This package adds the tests that this library lacks, with Hipparchus' integrators and regressions.
 */
@NullMarked
package crosshatch.results.report.statistics;

import org.jspecify.annotations.NullMarked;
