package crosshatch.results.report.figure;

import java.util.List;
import java.util.function.Predicate;

/**
 * The points of one solver.
 *
 * @param name unique in its figure
 * @param style how it looks
 * @param points in the order in which a line joins them
 */
record Series(String name, SolverStyle style, List<Point> points) {
    /**
     * @param count number of puzzles that lie here
     * @param stopped whether a limit ended their runs here, which need more
     */
    record Point(double x, double y, long count, boolean stopped) {
        static Point at(double x, double y) {
            return new Point(x, y, 1, false);
        }
    }

    Series {
        points = List.copyOf(points);
    }

    /** With these points only. */
    Series where(Predicate<Point> wanted) {
        return new Series(name, style, points.stream().filter(wanted).toList());
    }

    static boolean anyStopped(List<Series> series) {
        return series.stream().flatMap(each -> each.points().stream()).anyMatch(Point::stopped);
    }
}
