package crosshatch.report.figure;

import crosshatch.report.Ids;
import crosshatch.report.figure.Series.Point;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** P. Norvig's plot: time against backtracks. All solvers together if their points are few, else one after the other. */
final class CostFigures {
    private static final String BACKTRACKS = "backtracks";

    private static final String POINTS = """
            CREATE OR REPLACE TEMP TABLE costs AS SELECT line, backtracks, micros, out_of_budget AS stopped
            FROM puzzles WHERE backtracks IS NOT NULL AND micros > 0 AND (solved OR out_of_budget) AND %s
            """;

    private static final String BINNED = """
            SELECT line, stopped, %s AS effort, %s AS time, count(*) AS puzzles FROM costs GROUP BY ALL ORDER BY ALL
            """;

    private final Panel panel;
    private final Bins bins;
    private final List<Series> series;

    private CostFigures(Panel panel) {
        this.panel = panel;
        panel.runs().make(POINTS.formatted(panel.isHere()));
        bins = Bins.of(panel.runs(), "costs");
        Map<Integer, List<Point>> points = new LinkedHashMap<>();
        panel.runs().query(BINNED.formatted(bins.of(BACKTRACKS), bins.of("micros")), rows -> {
            while (rows.next()) {
                points.computeIfAbsent(rows.getInt("line"), line -> new ArrayList<>())
                        .add(new Point(
                                rows.getDouble("effort"),
                                rows.getDouble("time"),
                                rows.getLong("puzzles"),
                                rows.getBoolean("stopped")));
            }
        });
        series = panel.lines().stream()
                .filter(line -> points.containsKey(line.number()))
                .sorted(panel.bestFirst())
                .map(line -> panel.series(line, points.getOrDefault(line.number(), List.of())))
                .toList();
    }

    /** None if no backtracks were counted, or if there is but one puzzle. */
    static List<Figure> of(Panel panel) {
        CostFigures costs = new CostFigures(panel);
        if (costs.series.isEmpty() || panel.puzzles() < 2) return List.of();
        if (!costs.bins.areNeeded() && !panel.hasSeveralOfAFamily()) {
            return List.of(costs.figure(panel.id("backtracks-time"), "Time against backtracks", costs.series));
        }
        return costs.series.stream()
                .map(each -> costs.figure(
                        panel.id(Ids.of("backtracks-time", each.name())),
                        "Time of " + each.name() + " against backtracks",
                        List.of(each)))
                .toList();
    }

    /** All have the same axes. */
    private Figure figure(String id, String title, List<Series> shown) {
        List<Point> all =
                series.stream().flatMap(each -> each.points().stream()).toList();
        double effort = all.stream().mapToDouble(Point::x).max().orElseThrow();
        double least = all.stream().mapToDouble(Point::y).min().orElseThrow();
        double most = all.stream().mapToDouble(Point::y).max().orElseThrow();
        boolean stopped = Series.anyStopped(shown);
        return new Figure(
                id,
                panel.title(title),
                "Norvig's plot. Puzzles without any backtrack lie at 0, for which the logarithmic axis has a place of its own. "
                        + (stopped ? "Hollow marks: stopped by a limit, with what was done by then. " : "")
                        + bins.caption() + panel.caption(),
                Plot.of(
                        Axis.counts(BACKTRACKS, BACKTRACKS, effort),
                        Axis.micros(TimeFigures.TIME, TimeFigures.TIME_TITLE, least, most),
                        new Dots(List.of("solver", BACKTRACKS, TimeFigures.TIME), shown),
                        stopped && panel.showsLimit()
                                ? List.of(new Guide.AtY(panel.limitMicros(), panel.limitLabel()))
                                : List.of()));
    }
}
