/**
 * A report as one HTML file for browsers: nothing is loaded from anywhere, and a content security policy in the file says so.
 *
 * <p>Begin with {@link crosshatch.report.page.Page} and its template {@code page.html.mustache}. All tables are in the markup,
 * readable without a script; {@code page.js} makes them sortable, draws the figures, and opens a puzzle from a row or a point.
 * What it draws from is {@link crosshatch.report.page.PageData}, embedded as JSON. That is bounded: {@link
 * crosshatch.report.page.PuzzleSample} says which puzzles are in it when there are too many, and the page says so too.
 *
 * <p>Libraries come from the jars that Maven Central holds of them: DataTables (which needs jQuery) and Apache ECharts.
 *
 * <p>Knows {@code crosshatch.report}, its rooms of tables and figures, {@code crosshatch.puzzle} and {@code
 * crosshatch.template}. Grids are not in records: who knows the puzzle sets hands in {@link crosshatch.report.page.Grids}.
 */
@NullMarked
package crosshatch.report.page;

import org.jspecify.annotations.NullMarked;
