package crosshatch.results.report.figure;

import crosshatch.results.report.Line;
import crosshatch.results.report.figure.Ranking.Ranked;
import crosshatch.results.report.figure.Series.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Draws performance profiles (E. D. Dolan, J. J. Moré, Mathematical Programming 91, 2002): for each factor, the share of the
 * puzzles on which a solver needs at most this factor times the time of the fastest solver.
 */
final class ProfileFigure {
    private static final String RATIOS = """
            SELECT line, micros / best AS value
            FROM puzzles JOIN (
              SELECT position, variant, min(micros) AS best FROM puzzles WHERE solved AND %1$s GROUP BY position, variant
            ) USING (position, variant)
            WHERE solved AND %1$s""";

    private ProfileFigure() {}

    /** Makes the figures; none for one solver, or one puzzle. */
    static List<Figure> of(Panel panel) {
        Ranking ratios = Ranking.of(panel, RATIOS.formatted(panel.isHere()));
        if (ratios.isEmpty() || panel.lines().size() < 2 || panel.puzzles() < 2) return List.of();
        List<Series> series = panel.lines().stream()
                .sorted(Comparator.comparing((Line line) -> -wins(ratios.of(line)))
                        .thenComparing(line -> -panel.fate(line.number()).solved()))
                .map(line -> panel.series(line, shares(ratios, line, panel.puzzles())))
                .toList();
        return List.of(new Figure(
                panel.id("profile"),
                panel.title("Performance profile"),
                "For each factor, the share of all puzzles that a solver solves within this factor times the time"
                        + " of the fastest solver on the same puzzle (Dolan and Moré 2002). At 1, the curve shows the share on"
                        + " which the solver is the fastest. At the right, it shows the share that the solver solves. "
                        + panel.caption()
                        + ratios.caption(),
                Plot.of(
                        Axis.log("ratio", "time divided by the time of the fastest solver", 1, ratios.most()),
                        Axis.share("share", "share of puzzles"),
                        new Curves(List.of("solver", "ratio", "share"), Curves.Join.STEP_AFTER, series),
                        List.of())));
    }

    /** The greatest rank at ratio 1. */
    private static long wins(List<Ranked> ranked) {
        return ranked.stream()
                .filter(each -> each.value() <= 1)
                .mapToLong(Ranked::rank)
                .max()
                .orElse(0);
    }

    private static List<Point> shares(Ranking ratios, Line line, long puzzles) {
        List<Point> points = new ArrayList<>();
        for (Ranked each : ratios.of(line)) {
            boolean tied = !points.isEmpty() && points.get(points.size() - 1).x() == each.value();
            if (tied) points.remove(points.size() - 1); // the greatest rank counts
            points.add(Point.at(each.value(), each.rank() / (double) puzzles));
        }
        if (points.isEmpty()) points.add(Point.at(1, 0));
        Point last = points.get(points.size() - 1);
        if (last.x() < ratios.most()) points.add(Point.at(ratios.most(), last.y()));
        return points;
    }
}
