/**
 * Figures from records, for print and for screens. Asks the tables of {@link crosshatch.report.Lines}, never runs anything.
 *
 * <p>Begin with {@link crosshatch.report.figure.Figures}, which makes every {@link crosshatch.report.figure.Figure} that the
 * records have data for. A figure is a {@link crosshatch.report.figure.Plot}: marks between two axes, with guides such as limit
 * lines. Each kind of {@link crosshatch.report.figure.Marks} knows its three renderings side by side, as numbers, in a chart
 * and in Vega-Lite, so that none of them shows what another does not. {@link crosshatch.report.figure.ChartDrawing} draws
 * SVG, PNG and, for papers, PDF and TikZ, {@link crosshatch.report.figure.VegaLite} writes specifications. How solvers look is said in {@link
 * crosshatch.report.figure.SolverStyle} alone.
 *
 * <p>The only room that knows JFreeChart, Batik and PDFBox. Knows {@code crosshatch.report} and what it knows.
 */
@NullMarked
package crosshatch.report.figure;

import org.jspecify.annotations.NullMarked;
