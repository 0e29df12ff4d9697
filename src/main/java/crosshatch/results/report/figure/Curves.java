package crosshatch.results.report.figure;

import crosshatch.results.report.figure.Series.Point;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/**
 * A line for each solver, with some of its points marked, or all where there are few.
 *
 * @param columns of the data: solver, x, y
 * @param join how a line goes from point to point
 * @param series best first
 */
record Curves(List<String> columns, Join join, List<Series> series) implements Marks {
    /** About how many points of a line of more than twice that number are marked, besides all that are stopped; zeros never. */
    private static final int MARKED_POINTS = 8;

    /** How a line goes from point to point. */
    enum Join {
        STRAIGHT,
        /** y keeps its value up to the next x. */
        STEP_AFTER,
        /** y has its value from the x before. */
        STEP_BEFORE
    }

    Curves {
        columns = List.copyOf(columns);
        series = List.copyOf(series);
    }

    @Override
    public List<Series> legend() {
        return series;
    }

    @Override
    public boolean joined() {
        return true;
    }

    @Override
    public Data data(Axis x, Axis y) {
        boolean stopped = Series.anyStopped(series);
        List<String> names = new ArrayList<>(columns);
        if (stopped) names.add("stopped");
        Data data = new Data(names);
        for (Series each : series) {
            for (Point point : each.points()) {
                if (stopped) data.add(each.name(), x.named(point.x()), y.named(point.y()), point.stopped());
                else data.add(each.name(), x.named(point.x()), y.named(point.y()));
            }
        }
        return data;
    }

    @Override
    public void draw(XYPlot plot, Axis x, Axis y) {
        XYSeriesCollection lines = new XYSeriesCollection();
        XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, false);
        renderer.setDrawSeriesLineAsPath(true);
        for (Series each : series) {
            renderer.setSeriesPaint(lines.getSeriesCount(), each.style().color());
            renderer.setSeriesStroke(lines.getSeriesCount(), each.style().stroke());
            lines.addSeries(line(each, x, y));
        }
        plot.setDataset(0, lines);
        plot.setRenderer(0, renderer);
        Markers.draw(plot, series.stream().map(Curves::marked).toList(), x, y);
    }

    private XYSeries line(Series each, Axis x, Axis y) {
        XYSeries line = new XYSeries(each.name(), false);
        for (Point point : each.points()) {
            double toX = x.position(point.x());
            double toY = y.position(point.y());
            int last = line.getItemCount() - 1;
            if (last >= 0 && join == Join.STEP_AFTER) line.add(toX, line.getY(last));
            if (last >= 0 && join == Join.STEP_BEFORE) line.add(line.getX(last), Double.valueOf(toY));
            line.add(toX, toY);
        }
        return line;
    }

    private static Series marked(Series each) {
        int points = each.points().size();
        int interval = points <= 2 * MARKED_POINTS ? 1 : points / MARKED_POINTS;
        List<Point> marked = new ArrayList<>();
        for (int i = 0; i < points; i++) {
            Point point = each.points().get(i);
            if (point.stopped() || (point.y() > 0 && i % interval == 0)) {
                marked.add(new Point(point.x(), point.y(), 1, point.stopped()));
            }
        }
        return new Series(each.name(), each.style(), marked);
    }
}
