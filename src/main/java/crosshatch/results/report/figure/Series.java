package crosshatch.results.report.figure;

import java.util.List;
import java.util.function.Predicate;

/**
 * The points of one solver.
 *
 * @param name a name that is unique in its figure
 * @param style the style of its marks
 * @param points the points in the order in which a line joins them
 */
record Series(String name, SolverStyle style, List<Point> points) {
    /**
     * One point of a series.
     *
     * @param count the number of puzzles at this point
     * @param stopped whether a limit stopped their runs here, so that the value is a lower bound
     */
    record Point(double x, double y, long count, boolean stopped) {
        static Point at(double x, double y) {
            return new Point(x, y, 1, false);
        }
    }

    Series {
        points = List.copyOf(points);
    }

    /** Returns the series with only these points. */
    Series where(Predicate<Point> wanted) {
        return new Series(name, style, points.stream().filter(wanted).toList());
    }

    static boolean anyStopped(List<Series> series) {
        return series.stream().flatMap(each -> each.points().stream()).anyMatch(Point::stopped);
    }
}
