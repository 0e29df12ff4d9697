/**
 * This package writes a report as one HTML file for browsers. A content security policy in the file forbids it to load other
 * files.
 *
 * <p>Begin with {@link crosshatch.results.report.page.Page} and its template {@code page.html.mustache}. All tables are in
 * the markup, readable without a script. {@code Script.ofThePage} gives the order of the scripts. {@code data.js} has the data.
 * {@code state.js} has the choices of the reader, and the runs that they select. {@code look.js} and {@code axes.js} style
 * figures. {@code figures.js}, {@code tables.js}, {@code rows.js} (the table of puzzles) and {@code puzzle.js} (one puzzle) draw.
 * {@code page.js} has the controls. The scripts draw from {@link crosshatch.results.report.page.PageData}, embedded as JSON. The size of the page is bounded: {@link crosshatch.results.report.page.PuzzleSample} chooses puzzles if there are too many, and the page shows
 * a note.
 *
 * <p>The page of a running comparison is the same page, with the progress in words, and reloads itself.
 *
 * <p>Libraries come from jars of Maven Central: DataTables (which needs jQuery) and Apache ECharts.
 *
 * <p>The package uses {@code crosshatch.results.report}, its packages of tables and figures, {@code crosshatch.puzzle} and
 * {@code crosshatch.base}. Records contain no grids, so callers that know the puzzle sets pass {@link
 * crosshatch.results.report.page.Grids}.
 */
@NullMarked
package crosshatch.results.report.page;

import org.jspecify.annotations.NullMarked;
