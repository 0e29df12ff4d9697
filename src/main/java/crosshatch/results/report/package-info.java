/**
 * This package makes reports from the database of recorded runs.
 *
 * <p>Begin with {@link crosshatch.results.report.Lines}: it groups the runs of one solver on one puzzle in tables that all
 * reports read. {@link crosshatch.results.report.Summary#of} makes one {@link crosshatch.results.report.Summary} for each
 * {@link crosshatch.results.report.Line}. {@link crosshatch.results.report.SummaryTable} lists them set by set, and {@link
 * crosshatch.results.report.SetsBySolvers} shows solvers against sets.
 *
 * <p>The package uses {@code crosshatch.results.database}, {@code crosshatch.results.noise}, its own packages {@code
 * statistics} and {@code table}, and their dependencies. No class here may run a solver or read a clock.
 */
@NullMarked
package crosshatch.results.report;

import org.jspecify.annotations.NullMarked;
