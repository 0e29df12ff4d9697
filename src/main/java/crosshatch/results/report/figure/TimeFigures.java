package crosshatch.results.report.figure;

import crosshatch.results.report.Line;
import crosshatch.results.report.figure.Curves.Join;
import crosshatch.results.report.figure.Plot.AtRisk;
import crosshatch.results.report.figure.Ranking.Ranked;
import crosshatch.results.report.figure.Series.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Draws the times of the puzzles of a set for each solver: cactus plot, cumulative distribution, survival function. */
final class TimeFigures {
    static final String TIME = "total_us";
    static final String TIME_TITLE = "time for a puzzle";

    private static final String SOLVED_TIMES = "SELECT line, micros AS value FROM puzzles WHERE solved AND ";

    private static final String LEFT = """
            SELECT line, tick, count(*) - count_if(solved AND micros < tick) AS puzzles
            FROM puzzles, (SELECT unnest([%s]) AS tick) WHERE %s GROUP BY line, tick
            """;

    private final Panel panel;
    private final Ranking times;

    private TimeFigures(Panel panel) {
        this.panel = panel;
        this.times = Ranking.of(panel, SOLVED_TIMES + panel.isHere());
    }

    /** Makes the figures; none if nothing was solved, or if there is only one puzzle. */
    static List<Figure> of(Panel panel) {
        TimeFigures figures = new TimeFigures(panel);
        if (figures.times.isEmpty() || panel.puzzles() < 2) return List.of();
        return List.of(figures.cactus(), figures.distribution(), figures.survival());
    }

    private Figure cactus() {
        Axis x = Axis.linear("solved", "puzzles solved", panel.puzzles() * 1.02);
        List<Guide> guides =
                panel.showsLimit() ? List.of(new Guide.AtY(panel.limitMicros(), panel.limitLabel())) : List.of();
        Curves curves = curves(List.of("solver", "solved", TIME), Join.STRAIGHT, line -> times.of(line).stream()
                .map(each -> Point.at((double) each.rank(), each.value()))
                .toList());
        return new Figure(
                panel.id("cactus"),
                panel.title("Puzzles solved within a time"),
                "Each line goes through the puzzles that its solver solves, fastest first, and ends with the slowest of them. A solver without a line solves no puzzle. "
                        + panel.caption() + times.caption(),
                Plot.of(x, timeAxis(), curves, guides));
    }

    private Figure distribution() {
        Curves curves = banded(Join.STEP_AFTER, this::solvedShares);
        return new Figure(
                panel.id("ecdf"),
                panel.title("Share of puzzles solved within a time"),
                "Empirical distribution functions over all puzzles. " + hollow("the share that is solved at the limit")
                        + panel.bandCaption() + panel.caption() + times.caption(),
                Plot.of(timeAxis(), Axis.share("share", "share of puzzles"), curves, panel.limitAcross()));
    }

    private List<Point> solvedShares(Line line) {
        Panel.OutcomeCounts fate = panel.fate(line.number());
        List<Point> points = new ArrayList<>();
        for (Ranked each : times.of(line)) {
            points.add(Point.at(each.value(), each.rank() / (double) fate.puzzles()));
        }
        if (fate.unsolved() > 0 && panel.showsLimit()) {
            points.add(new Point(panel.limitMicros(), fate.solved() / (double) fate.puzzles(), fate.unsolved(), true));
        }
        return points;
    }

    private Figure survival() {
        Curves curves = banded(Join.STEP_BEFORE, this::remainingShares);
        Axis y = Axis.log("share", "share of puzzles that take at least this time", 1.0 / panel.puzzles(), 1);
        return new Figure(
                panel.id("survival"),
                panel.title("Share of puzzles by the time that they take at least"),
                "Both axes are logarithmic, so a straight line downwards is a heavy tail. "
                        + hollow("the share that is not solved at the limit") + panel.bandCaption() + Panel.AT_RISK
                        + panel.caption()
                        + times.caption(),
                Plot.of(timeAxis(), y, curves, panel.limitAcross()).with(atRisk(timeAxis())));
    }

    private List<AtRisk> atRisk(Axis x) {
        String ticks =
                x.ticks().stream().map(tick -> Bins.literal(tick.value())).collect(Collectors.joining(", "));
        Map<Integer, Map<Double, Long>> left = new HashMap<>();
        panel.runs().query(LEFT.formatted(ticks, panel.isHere()), rows -> {
            while (rows.next()) {
                left.computeIfAbsent(rows.getInt("line"), line -> new HashMap<>())
                        .put(rows.getDouble("tick"), rows.getLong("puzzles"));
            }
        });
        return ordered()
                .map(line -> panel.atRisk(line, x, tick -> left.getOrDefault(line.number(), Map.of())
                        .getOrDefault(tick, 0L)))
                .toList();
    }

    private List<Point> remainingShares(Line line) {
        Panel.OutcomeCounts fate = panel.fate(line.number());
        List<Point> points = new ArrayList<>();
        for (Ranked each : times.of(line)) {
            points.add(Point.at(each.value(), (fate.puzzles() - each.rank() + 1) / (double) fate.puzzles()));
        }
        if (fate.unsolved() > 0 && panel.showsLimit()) {
            points.add(
                    new Point(panel.limitMicros(), fate.unsolved() / (double) fate.puzzles(), fate.unsolved(), true));
        }
        return points;
    }

    private String hollow(String what) {
        return panel.showsLimit() ? "Hollow marks show " + what + ". " : "No puzzle is left out. ";
    }

    private Axis timeAxis() {
        double most = panel.showsLimit() ? Math.max(times.most(), panel.limitMicros()) : times.most();
        return Axis.micros(TIME, TIME_TITLE, times.least(), most);
    }

    /** Makes curves of shares of puzzles by time, with their bands. */
    private Curves banded(Join join, Function<Line, List<Point>> points) {
        return curves(List.of("solver", TIME, "share"), join, points).withBands(panel.originals());
    }

    /** Makes the curves, ordered by most solved puzzles, then by median time. */
    private Curves curves(List<String> columns, Join join, Function<Line, List<Point>> points) {
        return new Curves(
                columns,
                join,
                ordered().map(line -> panel.series(line, points.apply(line))).toList());
    }

    private Stream<Line> ordered() {
        Comparator<Line> solved =
                Comparator.comparing(line -> -panel.fate(line.number()).solved());
        return panel.lines().stream().sorted(solved.thenComparing(this::middle));
    }

    private double middle(Line line) {
        List<Ranked> ranked = times.of(line);
        return ranked.isEmpty()
                ? Double.POSITIVE_INFINITY
                : ranked.get(ranked.size() / 2).value();
    }
}
