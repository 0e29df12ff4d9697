/**
 * A report as one HTML file for browsers: nothing is loaded from anywhere, and a content security policy in the file forbids
 * it.
 *
 * <p>Begin with {@link crosshatch.results.report.page.Page} and its template {@code page.html.mustache}. All tables are in the
 * markup, readable without a script. {@link crosshatch.results.report.page.Script#ofThePage} gives the order of the scripts.
 * {@code data.js} holds the data. {@code state.js} holds the choices of the reader, and the runs that they leave.
 * {@code look.js} and {@code axes.js} style figures. {@code figures.js}, {@code tables.js}, {@code rows.js} (the table of
 * puzzles) and {@code puzzle.js} (one puzzle) draw. {@code page.js} has the controls. They draw from
 * {@link crosshatch.results.report.page.PageData}, embedded as JSON. It is bounded:
 * {@link crosshatch.results.report.page.PuzzleSample} chooses puzzles when there are too many, and the page shows a note.
 *
 * <p>{@link crosshatch.results.report.page.LivePage} is the same page over the runs of a comparison that is running, with its progress,
 * without the filters. {@code live.js} asks for it again.
 *
 * <p>Libraries come from the jars that Maven Central holds of them: DataTables (which needs jQuery) and Apache ECharts.
 *
 * <p>Knows {@code crosshatch.results.report}, its packages of tables and figures, {@code crosshatch.puzzle} and
 * {@code crosshatch.base}. Grids are not in records: callers that know the puzzle sets hand in
 * {@link crosshatch.results.report.page.Grids}.
 */
@NullMarked
package crosshatch.results.report.page;

import org.jspecify.annotations.NullMarked;
