/**
 * A report as one HTML file for browsers: nothing is loaded from anywhere, and a content security policy in the file says so.
 *
 * <p>Begin with {@link crosshatch.results.report.page.Page} and its template {@code page.html.mustache}. All tables are in the markup,
 * readable without a script. The scripts, in the order of {@link crosshatch.results.report.page.Script#ofThePage}: {@code data.js} (what is
 * known), {@code state.js} (what the reader chose, and which runs that leaves), {@code look.js} and {@code axes.js} (how figures look),
 * {@code figures.js}, {@code tables.js}, {@code rows.js} (the table of puzzles), {@code puzzle.js} (one puzzle), {@code page.js} (the
 * controls). What they draw from is {@link crosshatch.results.report.page.PageData}, embedded as JSON. That is bounded: {@link
 * crosshatch.results.report.page.PuzzleSample} says which puzzles are in it when there are too many, and the page says so too.
 *
 * <p>Libraries come from the jars that Maven Central holds of them: DataTables (which needs jQuery) and Apache ECharts.
 *
 * <p>Knows {@code crosshatch.results.report}, its packages of tables and figures, {@code crosshatch.puzzle} and {@code
 * crosshatch.base}. Grids are not in records: who knows the puzzle sets hands in {@link crosshatch.results.report.page.Grids}.
 */
@NullMarked
package crosshatch.results.report.page;

import org.jspecify.annotations.NullMarked;
