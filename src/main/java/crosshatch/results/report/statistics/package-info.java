/**
 * Statistical comparisons of solvers with the usual methods of the field.
 *
 * <p>Two solvers on the same puzzles: {@link crosshatch.results.report.statistics.PairedComparison}, its p-values corrected
 * by {@link crosshatch.results.report.statistics.Holm}, and {@link crosshatch.results.report.statistics.Ratio} with its
 * bootstrap interval. {@link crosshatch.results.report.statistics.PairedTimes} defines the use of unsolved puzzles. {@link
 * crosshatch.results.report.statistics.Clusters} counts isomorphs as one puzzle. Several solvers on several sets: {@link
 * crosshatch.results.report.statistics.CriticalDifference}. Several solvers on the same search trees: {@link
 * crosshatch.results.report.statistics.NodeCost}.
 *
 * <p>Methods take arrays and return numbers; they know nothing about solvers, puzzles or records. An infinite time represents
 * an unsolved puzzle. Distributions, ranks and tests come from Apache Commons Statistics. Tests that it lacks are here, with
 * Hipparchus' integrators and regressions.
 */
@NullMarked
package crosshatch.results.report.statistics;

import org.jspecify.annotations.NullMarked;
