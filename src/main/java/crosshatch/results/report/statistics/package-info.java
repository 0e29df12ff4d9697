/**
 * Statistical comparisons of solvers as the field makes them.
 *
 * <p>Two solvers on the same puzzles: {@link crosshatch.results.report.statistics.PairedComparison}, its p-values corrected by {@link
 * crosshatch.results.report.statistics.Holm}, and {@link crosshatch.results.report.statistics.Ratio} with its bootstrap interval.
 * {@link crosshatch.results.report.statistics.PairedTimes} says how unsolved puzzles enter, {@link crosshatch.results.report.statistics.Clusters} that
 * isomorphs are one puzzle. Several solvers on several sets: {@link crosshatch.results.report.statistics.CriticalDifference}. Several solvers as a portfolio:
 * {@link crosshatch.results.report.statistics.VirtualBest}. Several solvers on the same search trees: {@link
 * crosshatch.results.report.statistics.NodeCost}.
 *
 * <p>Arrays in, numbers out: knows nothing of solvers, puzzles or records. A time of infinity stands for a puzzle that was not
 * solved. Distributions, ranks and tests come from Apache Commons Statistics. Only tests that it lacks are here, with
 * Hipparchus' integrators and regressions.
 */
@NullMarked
package crosshatch.results.report.statistics;

import org.jspecify.annotations.NullMarked;
