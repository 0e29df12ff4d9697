package crosshatch.results.report.figure;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/** Draws the points of series in a chart: hollow if a limit stopped a run, larger if they represent many puzzles. */
final class Markers extends XYLineAndShapeRenderer {
    /** The radius of the point of one puzzle, in pixels. */
    static final double RADIUS = 3.6;

    /** The increase of the radius for ten times as many puzzles, in pixels. */
    static final double RADIUS_GROWTH = 1.3;

    private final transient List<Series> drawn = new ArrayList<>();

    private Markers(boolean hollow) {
        super(false, true);
        setUseFillPaint(true);
        setDrawOutlines(hollow);
        setUseOutlinePaint(true);
    }

    /** Draws all points, hollow ones on top. */
    static void draw(XYPlot plot, List<Series> series, Axis x, Axis y) {
        add(plot, series, false, x, y);
        if (Series.anyStopped(series)) add(plot, series, true, x, y);
    }

    private static void add(XYPlot plot, List<Series> series, boolean stopped, Axis x, Axis y) {
        Markers renderer = new Markers(stopped);
        XYSeriesCollection points = new XYSeriesCollection();
        for (Series each : series) {
            Series shown = each.where(point -> point.stopped() == stopped);
            renderer.add(shown, stopped);
            points.addSeries(positions(shown, x, y));
        }
        int index = plot.getDatasetCount();
        plot.setDataset(index, points);
        plot.setRenderer(index, renderer);
    }

    private static XYSeries positions(Series series, Axis x, Axis y) {
        XYSeries positions = new XYSeries(series.name(), false);
        series.points().forEach(point -> positions.add(x.position(point.x()), y.position(point.y())));
        return positions;
    }

    private void add(Series series, boolean hollow) {
        int index = drawn.size();
        drawn.add(series);
        setSeriesPaint(index, series.style().color());
        setSeriesFillPaint(index, hollow ? Color.WHITE : series.style().color());
        setSeriesOutlinePaint(index, series.style().color());
        setSeriesOutlineStroke(index, new BasicStroke(1.2f));
    }

    @Override
    public Shape getItemShape(int row, int column) {
        Series series = drawn.get(row);
        return series.style().marker().shape(radius(series.points().get(column).count()));
    }

    private static double radius(long count) {
        return RADIUS + RADIUS_GROWTH * Math.log10((double) count);
    }
}
