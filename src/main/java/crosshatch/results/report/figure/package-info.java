/**
 * Figures from records, for print and for screens. Asks the tables of {@link crosshatch.results.report.Lines}, never runs anything.
 *
 * <p>Begin with {@link crosshatch.results.report.figure.Figures}, which makes every
 * {@link crosshatch.results.report.figure.Figure} that the records have data for. A figure is a
 * {@link crosshatch.results.report.figure.Plot}: marks between two axes, with guides such as limit lines. Each kind of
 * {@link crosshatch.results.report.figure.Marks} knows its two renderings side by side, as numbers and in a chart, so that
 * neither shows what the other does not. {@link crosshatch.results.report.figure.ChartDrawing} draws SVG, PNG and, for papers,
 * PDF. Only {@link crosshatch.results.report.figure.SolverStyle} decides colours, markers and dashes of solvers.
 *
 * <p>The only package that imports JFreeChart, Batik and PDFBox. Knows {@code crosshatch.results.report} and its dependencies.
 */
@NullMarked
package crosshatch.results.report.figure;

import org.jspecify.annotations.NullMarked;
