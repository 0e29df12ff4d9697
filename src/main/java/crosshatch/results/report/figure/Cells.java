package crosshatch.results.report.figure;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jfree.chart.annotations.XYBoxAnnotation;
import org.jfree.chart.annotations.XYTextAnnotation;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.PaintScale;
import org.jfree.chart.title.PaintScaleLegend;
import org.jfree.chart.title.Title;
import org.jfree.chart.ui.RectangleEdge;

/**
 * A heat map: a rectangle for each row and column, darker for larger values. Values are written into the rectangles if all
 * are wide enough.
 *
 * @param columns the columns of the data: row, column, value, text
 * @param cells the cells in any order
 * @param values the axis from the lightest to the darkest value
 */
record Cells(List<String> columns, List<Cell> cells, Axis values) implements Marks {
    /** The colours from light to dark, which keep their order in grey print: C. Brewer's scheme "YlGnBu". */
    private static final List<Integer> COLORS =
            List.of(0xFFFFD9, 0xEDF8B1, 0xC7E9B4, 0x7FCDBB, 0x41B6C4, 0x1D91C0, 0x225EA8, 0x253494);

    /** The width of the strip of colours, in pixels. */
    private static final double STRIP_WIDTH = 9;

    /** The share of the scale from which on texts are white. */
    private static final double DARK_SHARE = 0.6;

    /**
     * One rectangle.
     *
     * @param row the number of the row from 0
     * @param column the number of the column from 0
     * @param value the value, on the axis of values
     * @param text the text in the rectangle
     */
    record Cell(String rowName, int row, String columnName, int column, double value, String text) {}

    Cells {
        columns = List.copyOf(columns);
        cells = List.copyOf(cells);
    }

    @Override
    public Data data(Axis x, Axis y) {
        List<String> names = new ArrayList<>(columns);
        names.add("darkness");
        Data data = new Data(names);
        for (Cell cell : cells) {
            data.add(cell.rowName(), cell.columnName(), cell.value(), cell.text(), darkness(cell.value()));
        }
        return data;
    }

    /** Returns the position of a value on the scale, from 0 to 1. */
    private double darkness(double value) {
        double from = values.position(false);
        return (values.position(value) - from) / (values.position(true) - from);
    }

    @Override
    public Optional<Title> scale() {
        TickAxis axis = new TickAxis(values);
        axis.setLabelFont(ChartDrawing.SMALL);
        axis.setTickLabelFont(ChartDrawing.SMALL);
        PaintScaleLegend scale = new PaintScaleLegend(
                new PaintScale() {
                    @Override
                    public double getLowerBound() {
                        return values.position(false);
                    }

                    @Override
                    public double getUpperBound() {
                        return values.position(true);
                    }

                    @Override
                    public Paint getPaint(double position) {
                        return color((position - getLowerBound()) / (getUpperBound() - getLowerBound()));
                    }
                },
                axis);
        scale.setPosition(RectangleEdge.BOTTOM);
        scale.setAxisLocation(AxisLocation.BOTTOM_OR_LEFT);
        scale.setStripWidth(STRIP_WIDTH);
        scale.setStripOutlineVisible(false);
        scale.setBackgroundPaint(Color.WHITE);
        scale.setPadding(8, 60, 4, 30);
        return Optional.of(scale);
    }

    @Override
    public void draw(XYPlot plot, Axis x, Axis y) {
        double widest = cells.stream()
                .mapToDouble(cell -> Typeface.width(cell.text(), ChartDrawing.SMALL))
                .max()
                .orElse(0);
        for (Cell cell : cells) {
            double dark = darkness(cell.value());
            plot.addAnnotation(
                    new XYBoxAnnotation(
                            cell.column() - 0.5,
                            cell.row() + 0.5, // the axis of rows runs downwards
                            cell.column() + 0.5,
                            cell.row() - 0.5,
                            new BasicStroke(1),
                            Color.WHITE,
                            color(dark)),
                    false);
            XYTextAnnotation text = new TextWithin(cell, widest);
            text.setFont(ChartDrawing.SMALL);
            text.setPaint(dark > DARK_SHARE ? Color.WHITE : ChartDrawing.INK);
            plot.addAnnotation(text, false);
        }
    }

    /** A text that is drawn if each cell is wide enough for the widest text. */
    private static final class TextWithin extends XYTextAnnotation {
        private final double widest;

        TextWithin(Cell cell, double widest) {
            super(cell.text(), cell.column(), cell.row());
            this.widest = widest;
        }

        @Override
        public void draw(
                Graphics2D g2,
                XYPlot plot,
                Rectangle2D area,
                ValueAxis x,
                ValueAxis y,
                int renderer,
                PlotRenderingInfo info) {
            double cell = x.lengthToJava2D(1, area, RectangleEdge.BOTTOM);
            if (widest <= cell) super.draw(g2, plot, area, x, y, renderer, info);
        }
    }

    private static Color color(double darkness) {
        double place = Math.min(1, Math.max(0, darkness)) * (COLORS.size() - 1);
        int below = (int) Math.min(place, COLORS.size() - 2.0);
        Color light = new Color(COLORS.get(below));
        Color dark = new Color(COLORS.get(below + 1));
        double share = place - below;
        return new Color(
                between(light.getRed(), dark.getRed(), share),
                between(light.getGreen(), dark.getGreen(), share),
                between(light.getBlue(), dark.getBlue(), share));
    }

    private static int between(int from, int to, double share) {
        return (int) Math.round(from + share * (to - from));
    }
}
