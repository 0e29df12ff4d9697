/**
 * This package makes tables, and writes them as text, Markdown, CSV, JSON, LaTeX and HTML.
 *
 * <p>Begin with {@link crosshatch.results.report.table.Table}: columns, and rows of {@link
 * crosshatch.results.report.table.Cell cells}. A cell contains a text, or a number with its unit, bound and footnote. A
 * column states the kind of its numbers: a cost, wrong answers, open puzzles.
 *
 * <p>All tables are made in the same way. {@link crosshatch.results.report.table.Columns} make a table with one row for each
 * value:
 *
 * <pre>{@code
 * Table table = new Columns<Trial>()
 *         .text("solver", "solver", Trial::solver)
 *         .count("puzzles", "puzzles", Trial::puzzles)
 *         .with(Column.micros("median_us", "median"), trial -> Cell.time(trial.median()))
 *         .table("trials", "What was tried", trials, List.of("n = 30 puzzles."));
 * }</pre>
 *
 * <p>A format then writes the table. {@code new TextFormat(width, colours).of(table)} is for a terminal,
 * {@code LatexFormat.of(table, points)} for a paper, and {@code HtmlFormat.of(table)} for a page.
 * {@code MarkdownFormat.of(table)} writes only the table, and {@code section} adds title and notes. {@code CsvFormat.of(table)}
 * and {@code JsonFormat.of(table)} write exact numbers and the ids of columns. No format reads the output of another format. All
 * CSV of the program comes from {@link crosshatch.results.report.table.CsvFormat}.
 *
 * <p>Of this project, the package may use only {@code crosshatch.base}, so it has no types for solvers, puzzles or records.
 */
@NullMarked
package crosshatch.results.report.table;

import org.jspecify.annotations.NullMarked;
