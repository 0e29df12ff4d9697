package crosshatch.results.report.figure;

import crosshatch.results.report.statistics.Ratio;
import java.awt.BasicStroke;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import org.jfree.chart.annotations.XYLineAnnotation;
import org.jfree.chart.plot.XYPlot;

/**
 * Ratios over the years, each with its interval, joined by a line for each solver.
 *
 * @param paths the lines in the order of the legend
 */
record Trend(List<Path> paths) implements Marks {
    private static final List<String> COLUMNS = List.of("solver", "year", "ratio", "low", "high", "version");
    private static final float STROKE_WIDTH = 1.5f;

    /**
     * The ratio of one release.
     *
     * @param version the version that was released then
     */
    record Point(double year, String version, double ratio, double low, double high) {
        /** Makes a point; a ratio without an interval has none. */
        static Point of(double year, String version, Ratio ratio) {
            return ratio.hasInterval()
                    ? new Point(year, version, ratio.ratio(), ratio.low(), ratio.high())
                    : new Point(year, version, ratio.ratio(), ratio.ratio(), ratio.ratio());
        }
    }

    /**
     * The line of one solver.
     *
     * @param points the points, the oldest first
     */
    record Path(String solver, SolverStyle style, List<Point> points) {
        Path {
            points = List.copyOf(points);
        }

        Series series() {
            return new Series(
                    solver,
                    style,
                    points.stream()
                            .map(point -> Series.Point.at(point.year, point.ratio))
                            .toList());
        }
    }

    Trend {
        paths = List.copyOf(paths);
    }

    /** Makes a plot with a line at 1, which is the newest release. */
    static Plot plot(List<Path> paths) {
        List<Point> all = paths.stream().flatMap(path -> path.points.stream()).toList();
        Axis ratios = Axis.log(
                "ratio",
                "× time of the newest",
                all.stream().mapToDouble(Point::low).reduce(1, Math::min),
                all.stream().mapToDouble(Point::high).reduce(1, Math::max));
        return Plot.of(
                years(all.stream().mapToDouble(Point::year)), ratios, new Trend(paths), List.of(new Guide.AtY(1, "")));
    }

    /** Makes an axis of whole years around the given days. */
    private static Axis years(DoubleStream years) {
        double[] sorted = years.sorted().toArray();
        int first = (int) Math.floor(sorted[0]);
        int last = (int) Math.ceil(sorted[sorted.length - 1]);
        List<Axis.Tick> ticks = new ArrayList<>();
        for (int year = first; year <= last; year++) ticks.add(new Axis.Tick(year, "" + year));
        return new Axis("year", "year of release", Axis.Scale.LINEAR, first, last, ticks);
    }

    private List<Series> series() {
        return paths.stream().map(Path::series).toList();
    }

    @Override
    public List<Series> legend() {
        return series();
    }

    @Override
    public boolean joined() {
        return true;
    }

    @Override
    public Data data(Axis x, Axis y) {
        Data data = new Data(COLUMNS);
        for (Path path : paths) {
            for (Point each : path.points) {
                data.add(path.solver, each.year, each.ratio, each.low, each.high, each.version);
            }
        }
        return data;
    }

    @Override
    public void draw(XYPlot plot, Axis x, Axis y) {
        for (Path path : paths) {
            for (Point each : path.points) {
                plot.addAnnotation(
                        new XYLineAnnotation(
                                x.position(each.year),
                                y.position(each.low),
                                x.position(each.year),
                                y.position(each.high),
                                new BasicStroke(STROKE_WIDTH),
                                path.style.color()),
                        false);
            }
        }
        new Curves(COLUMNS.subList(0, 3), Curves.Join.STRAIGHT, series()).draw(plot, x, y);
    }
}
