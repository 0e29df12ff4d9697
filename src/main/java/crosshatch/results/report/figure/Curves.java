package crosshatch.results.report.figure;

import crosshatch.results.report.figure.Series.Point;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import org.apache.commons.statistics.distribution.BetaDistribution;
import org.jfree.chart.annotations.XYPolygonAnnotation;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/**
 * A line for each solver. Some points of a line are marked, or all points if there are few.
 *
 * @param columns the columns of the data: solver, x, y
 * @param join the course of a line between points
 * @param series the series, the best first
 * @param bands an interval around each y of each series; empty for curves without bands
 */
record Curves(List<String> columns, Join join, List<Series> series, List<List<Band>> bands) implements Marks {
    /** The largest number of series with drawn bands, because more would hide each other. The data contain all bands. */
    static final int MOST_BANDS = 6;

    private static final int BAND_OPACITY = 32;

    /** About the number of marked points of a long line, besides points of stopped runs; zeros are never marked. */
    private static final int MARKED_POINTS = 8;

    /** The courses of a line between points. */
    enum Join {
        STRAIGHT,
        /** The line keeps its y up to the next x. */
        STEP_AFTER,
        /** The line has the y of a point from the x before it. */
        STEP_BEFORE
    }

    Curves {
        columns = List.copyOf(columns);
        series = List.copyOf(series);
        bands = List.copyOf(bands);
    }

    Curves(List<String> columns, Join join, List<Series> series) {
        this(columns, join, series, List.of());
    }

    /**
     * Returns the same curves with an interval around each y, which is a share of puzzles.
     *
     * @param puzzles the number of puzzles, where isomorphs are not counted
     */
    Curves withBands(long puzzles) {
        return new Curves(
                columns,
                join,
                series,
                series.stream()
                        .map(each -> each.points().stream()
                                .map(point -> Band.of(point.y(), puzzles))
                                .toList())
                        .toList());
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
        if (!bands.isEmpty()) names.addAll(List.of("low", "high"));
        if (stopped) names.add("stopped");
        Data data = new Data(names);
        for (int s = 0; s < series.size(); s++) {
            Series each = series.get(s);
            for (int i = 0; i < each.points().size(); i++) {
                Point point = each.points().get(i);
                List<Object> row = new ArrayList<>(List.of(each.name(), x.named(point.x()), y.named(point.y())));
                if (!bands.isEmpty()) {
                    row.add(bands.get(s).get(i).low());
                    row.add(bands.get(s).get(i).high());
                }
                if (stopped) row.add(point.stopped());
                data.add(row.toArray());
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
        if (series.size() <= MOST_BANDS) {
            for (int s = 0; s < bands.size(); s++) drawBand(plot, series.get(s), bands.get(s), x, y);
        }
        Markers.draw(plot, series.stream().map(Curves::marked).toList(), x, y);
    }

    private void drawBand(XYPlot plot, Series each, List<Band> band, Axis x, Axis y) {
        XYSeries below = line(moved(each, band, edge -> Math.max(edge.low(), y.low())), x, y);
        XYSeries above = line(moved(each, band, edge -> Math.min(edge.high(), y.high())), x, y);
        if (below.isEmpty()) return;
        DoubleStream.Builder outline = DoubleStream.builder();
        for (int i = 0; i < below.getItemCount(); i++) {
            outline.add(below.getX(i).doubleValue()).add(below.getY(i).doubleValue());
        }
        for (int i = above.getItemCount() - 1; i >= 0; i--) {
            outline.add(above.getX(i).doubleValue()).add(above.getY(i).doubleValue());
        }
        Color own = each.style().color();
        Color pale = new Color(own.getRed(), own.getGreen(), own.getBlue(), BAND_OPACITY);
        plot.addAnnotation(new XYPolygonAnnotation(outline.build().toArray(), null, null, pale), false);
    }

    private static Series moved(Series each, List<Band> band, ToDoubleFunction<Band> edge) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < band.size(); i++) {
            points.add(Point.at(each.points().get(i).x(), edge.applyAsDouble(band.get(i))));
        }
        return new Series(each.name(), each.style(), points);
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

    /**
     * The 95 % interval of a share at one place of a curve.
     *
     * @param low the lower end, 0 to 1
     * @param high the upper end, 0 to 1
     */
    private record Band(double low, double high) {
        private static final double TAIL = 0.025;

        /**
         * Returns the exact interval of a binomial share (C. Clopper and E. Pearson, Biometrika 26, 1934). Isomorphs of a
         * puzzle resemble each other, so only puzzles count as draws. The share itself may be taken over all isomorphs.
         *
         * @param share the share, 0 to 1
         * @param puzzles the number of puzzles, where isomorphs are not counted
         */
        static Band of(double share, long puzzles) {
            double hits = share * puzzles;
            double misses = puzzles - hits;
            return new Band(
                    hits <= 0 ? 0 : BetaDistribution.of(hits, misses + 1).inverseCumulativeProbability(TAIL),
                    misses <= 0 ? 1 : BetaDistribution.of(hits + 1, misses).inverseSurvivalProbability(TAIL));
        }
    }
}
