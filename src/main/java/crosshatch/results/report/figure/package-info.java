/**
 * This package draws figures from records, for print and for screens. Figures read the tables of
 * {@link crosshatch.results.report.Lines}.
 *
 * <p>Begin with {@link crosshatch.results.report.figure.Figures}, which makes every {@link
 * crosshatch.results.report.figure.Figure} for which the records have data. A figure is a {@link
 * crosshatch.results.report.figure.Plot}: marks between two axes, with guides such as limit lines. Each kind of {@link
 * crosshatch.results.report.figure.Marks} has two renderings with the same content: numbers and a chart. {@link
 * crosshatch.results.report.figure.ChartDrawing} draws the chart, and {@link crosshatch.results.report.figure.Drawing} writes
 * any picture as SVG, PNG or PDF. Only {@link crosshatch.results.report.figure.SolverStyle} decides colours, markers and dashes of solvers.
 *
 * <p>This is the only package that imports JFreeChart, Batik and OpenPDF. It uses {@code crosshatch.results.report} and its
 * dependencies.
 */
@NullMarked
package crosshatch.results.report.figure;

import org.jspecify.annotations.NullMarked;
