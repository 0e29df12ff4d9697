package crosshatch.results.report.figure;

import crosshatch.results.report.figure.Series.Point;
import crosshatch.results.report.statistics.Ratio;
import java.awt.BasicStroke;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.annotations.XYLineAnnotation;
import org.jfree.chart.plot.XYPlot;

/**
 * A forest plot: a number with its interval in each row.
 *
 * @param columns the columns of the data: row, number, low end, high end
 * @param rows the rows from top to bottom, in the order of the axis of names
 */
record Intervals(List<String> columns, List<Row> rows) implements Marks {
    private static final float STROKE_WIDTH = 1.5f;
    private static final int FRAME_HEIGHT = 150;
    private static final int ROW_HEIGHT = 24;

    /**
     * One row of a forest plot.
     *
     * @param name a name that is unique in its figure
     */
    record Row(String name, SolverStyle style, double value, double low, double high) {}

    /** Makes a row; a ratio without an interval is a point. */
    static Row row(String name, SolverStyle style, Ratio ratio) {
        return ratio.hasInterval()
                ? new Row(name, style, ratio.ratio(), ratio.low(), ratio.high())
                : new Row(name, style, ratio.ratio(), ratio.ratio(), ratio.ratio());
    }

    /**
     * Makes a plot of ratios of times, with a line at 1, which is no change.
     *
     * @param column the column of the data that names rows
     */
    static Plot plot(String column, List<Row> rows) {
        return new Plot(
                FRAME_HEIGHT + ROW_HEIGHT * rows.size(),
                Axis.log(
                        "ratio",
                        "× time",
                        rows.stream().mapToDouble(Row::low).reduce(1, Math::min),
                        rows.stream().mapToDouble(Row::high).reduce(1, Math::max)),
                Axis.names(column, "", rows.stream().map(Row::name).toList()),
                new Intervals(List.of(column, "ratio", "low", "high"), rows),
                List.of(new Guide.AtX(1, "")));
    }

    Intervals {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    @Override
    public Data data(Axis x, Axis y) {
        Data data = new Data(columns);
        for (Row row : rows) data.add(row.name(), row.value(), row.low(), row.high());
        return data;
    }

    private List<Series> points() {
        List<Series> points = new ArrayList<>();
        for (int at = 0; at < rows.size(); at++) {
            Row row = rows.get(at);
            points.add(new Series(row.name(), row.style(), List.of(Point.at(row.value(), at))));
        }
        return points;
    }

    @Override
    public void draw(XYPlot plot, Axis x, Axis y) {
        for (int at = 0; at < rows.size(); at++) {
            Row row = rows.get(at);
            plot.addAnnotation(
                    new XYLineAnnotation(
                            x.position(row.low()),
                            at,
                            x.position(row.high()),
                            at,
                            new BasicStroke(STROKE_WIDTH),
                            row.style().color()),
                    false);
        }
        Markers.draw(plot, points(), x, y);
    }
}
