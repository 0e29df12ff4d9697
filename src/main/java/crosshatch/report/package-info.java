/**
 * Tables from records. Reads records, never runs anything.
 *
 * <p>{@link crosshatch.report.Summary} aggregates the runs of one solver on one set; {@link crosshatch.report.SummaryTable}
 * shows summaries to people or as CSV, {@link crosshatch.report.SetsBySolvers} how solvers fare from set to set.
 */
@NullMarked
package crosshatch.report;

import org.jspecify.annotations.NullMarked;
