/**
 * Tables before they have a format, and the formats.
 *
 * <p>Begin with {@link crosshatch.results.report.table.Table}: columns, and rows of
 * {@link crosshatch.results.report.table.Cell cells}. A cell holds a text, or a number with its unit, bound and footnote. A
 * column says what its numbers are: a cost, wrong answers, open puzzles. Each class named after a format writes a table by
 * itself, and none reads the output of another. All CSV of the program comes from
 * {@link crosshatch.results.report.table.CsvFormat}.
 *
 * <p>Knows {@code crosshatch.base}, nothing of solvers, puzzles or records.
 */
@NullMarked
package crosshatch.results.report.table;

import org.jspecify.annotations.NullMarked;
