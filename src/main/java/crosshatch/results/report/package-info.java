/**
 * Reports on records. Asks the database of runs, never runs anything.
 *
 * <p>Begin with {@link crosshatch.results.report.Lines}: it takes the runs of one solver on one puzzle together, in tables that all
 * reports read. {@link crosshatch.results.report.Summary#of} makes one {@link crosshatch.results.report.Summary} for each {@link
 * crosshatch.results.report.Line}; {@link crosshatch.results.report.SummaryTable} lays them out set by set, {@link
 * crosshatch.results.report.SetsBySolvers} solvers against sets.
 *
 * <p>Knows {@code crosshatch.results.database}, {@code crosshatch.results.noise}, its own packages {@code statistics} and
 * {@code table}, and their dependencies.
 */
@NullMarked
package crosshatch.results.report;

import org.jspecify.annotations.NullMarked;
