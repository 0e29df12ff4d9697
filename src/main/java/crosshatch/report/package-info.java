/**
 * Tables from records. Asks the database of runs, never runs anything.
 *
 * <p>{@link crosshatch.report.Summaries} asks for one {@link crosshatch.report.Summary} for each solver on each set; {@link
 * crosshatch.report.SummaryTable} shows summaries to people or as CSV.
 */
@NullMarked
package crosshatch.report;

import org.jspecify.annotations.NullMarked;
