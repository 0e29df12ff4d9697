/**
 * What records say. Asks the database of runs, never runs anything.
 *
 * <p>Begin with {@link crosshatch.report.Lines}: it takes the runs of one solver on one puzzle together, in tables that all
 * reports read. {@link crosshatch.report.Summaries} makes one {@link crosshatch.report.Summary} for each {@link
 * crosshatch.report.Line}; {@link crosshatch.report.SummaryTable} lays them out set by set, {@link
 * crosshatch.report.SetsBySolvers} solvers against sets.
 *
 * <p>Knows {@code crosshatch.database}, {@code crosshatch.results}, {@code crosshatch.noise} and {@code crosshatch.report.table}.
 */
@NullMarked
package crosshatch.report;

import org.jspecify.annotations.NullMarked;
