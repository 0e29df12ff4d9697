package crosshatch.results.report.figure;

import crosshatch.results.report.Ids;
import crosshatch.results.report.Line;
import crosshatch.results.report.figure.Series.Point;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Compares two solvers puzzle by puzzle: the best solver with the best solver of each other paradigm, or with the second-best
 * solver if there is only one paradigm. If experiments are compared, each solver is compared with itself.
 */
final class PairFigures {
    /** The height that makes the plot about square. */
    private static final int HEIGHT = 560;

    private static final String PAIRS = """
            CREATE OR REPLACE TEMP TABLE pairs AS
            SELECT NOT (one.solved AND other.solved) AS stopped,
              CASE WHEN one.solved AND (NOT other.solved OR one.micros < other.micros) THEN 'one'
                WHEN other.solved AND (NOT one.solved OR other.micros < one.micros) THEN 'other' ELSE 'equal' END AS winner,
              CASE WHEN one.solved THEN one.micros ELSE %3$s END AS x,
              CASE WHEN other.solved THEN other.micros ELSE %3$s END AS y
            FROM puzzles one JOIN puzzles other USING (position, variant)
            WHERE one.line = %1$d AND other.line = %2$d AND (one.solved OR other.solved)
            """;

    private static final String OPEN_FOR_BOTH = """
            SELECT count(*) FROM puzzles one JOIN puzzles other USING (position, variant)
            WHERE one.line = %d AND other.line = %d AND NOT one.solved AND NOT other.solved
            """;

    private static final String POINTS = """
            SELECT winner, stopped, %s AS x, %s AS y, count(*) AS puzzles
            FROM pairs GROUP BY ALL ORDER BY ALL
            """;

    private final Panel panel;
    private final Line one;
    private final Line other;

    private PairFigures(Panel panel, Line one, Line other) {
        this.panel = panel;
        this.one = one;
        this.other = other;
    }

    /** Makes the figures; none for one solver, or one puzzle. */
    static List<Figure> of(Panel panel) {
        if (panel.puzzles() < 2) return List.of();
        List<Line> ranked = panel.lines().stream()
                .filter(line -> panel.fate(line.number()).solved() > 0)
                .sorted(panel.bestFirst())
                .toList();
        if (ranked.size() < 2) return List.of();
        if (ranked.stream().anyMatch(line -> !line.level().isEmpty())) return ofLevels(panel);
        Line best = ranked.get(0);
        Map<String, Line> rivals = new LinkedHashMap<>();
        for (Line line : ranked.subList(1, ranked.size())) {
            if (!line.paradigm().equals(best.paradigm())) rivals.putIfAbsent(line.paradigm(), line);
        }
        if (rivals.isEmpty()) rivals.put(best.paradigm(), ranked.get(1));
        return rivals.values().stream()
                .map(rival -> new PairFigures(panel, best, rival).figure())
                .toList();
    }

    /** Compares each solver with itself, at the first level and at the others. */
    private static List<Figure> ofLevels(Panel panel) {
        Map<String, Line> first = new LinkedHashMap<>();
        List<Figure> figures = new ArrayList<>();
        for (Line line : panel.lines()) {
            if (panel.fate(line.number()).solved() == 0) continue;
            Line reference = first.putIfAbsent(line.spec(), line);
            if (reference != null) figures.add(new PairFigures(panel, reference, line).figure());
        }
        return figures;
    }

    private Figure figure() {
        double unsolved = unsolvedAt();
        panel.runs().execute(PAIRS.formatted(one.number(), other.number(), Bins.literal(unsolved)));
        Bins bins = Bins.of(panel.runs(), "pairs");
        Map<String, List<Point>> points = new LinkedHashMap<>();
        panel.runs().query(POINTS.formatted(bins.of("x"), bins.of("y")), rows -> {
            while (rows.next()) {
                points.computeIfAbsent(rows.getString("winner"), winner -> new ArrayList<>())
                        .add(point(rows));
            }
        });
        List<Series> series = new ArrayList<>(List.of(
                faster(one, points.getOrDefault("one", List.of())),
                faster(other, points.getOrDefault("other", List.of()))));
        List<Point> equal = points.getOrDefault("equal", List.of());
        if (!equal.isEmpty()) {
            series.add(
                    new Series(String.format(Locale.ROOT, "equal on %,d", count(equal)), SolverStyle.UNKNOWN, equal));
        }
        List<Point> all =
                series.stream().flatMap(each -> each.points().stream()).toList();
        double least = all.stream()
                .mapToDouble(each -> Math.min(each.x(), each.y()))
                .min()
                .orElse(1);
        double most = all.stream()
                .mapToDouble(each -> Math.max(each.x(), each.y()))
                .max()
                .orElse(1);
        return new Figure(
                panel.id(Ids.of("scatter", panel.name(one), panel.name(other))),
                panel.title(panel.name(one) + " and " + panel.name(other) + ", puzzle by puzzle"),
                "Below the diagonal " + panel.name(other)
                        + " is faster. On the outer diagonals, the times differ by a factor of ten. "
                        + unsolvedNote(all) + openNote() + bins.caption() + panel.caption(),
                new Plot(
                        HEIGHT,
                        Axis.micros("x_us", "time of " + panel.name(one), least, most),
                        Axis.micros("y_us", "time of " + panel.name(other), least, most),
                        new Dots(List.of("faster", "x_us", "y_us"), series),
                        guides(all, unsolved)));
    }

    private Series faster(Line line, List<Point> points) {
        Series plain = panel.series(line, points);
        return new Series(
                String.format(Locale.ROOT, "%s faster on %,d", panel.name(line), count(points)), plain.style(), points);
    }

    private static long count(List<Point> points) {
        return points.stream().mapToLong(Point::count).sum();
    }

    private static Point point(ResultSet row) throws SQLException {
        return new Point(row.getDouble("x"), row.getDouble("y"), row.getLong("puzzles"), row.getBoolean("stopped"));
    }

    /** Returns the position of unsolved puzzles: the limit, or a time beyond all others without a limit. */
    private double unsolvedAt() {
        if (Double.isFinite(panel.limitMicros())) return panel.limitMicros();
        return 3
                * panel.runs()
                        .list(
                                "SELECT max(micros) FROM puzzles WHERE line IN (" + one.number() + ", " + other.number()
                                        + ")",
                                row -> row.getDouble(1))
                        .get(0);
    }

    private String unsolvedNote(List<Point> points) {
        return points.stream().anyMatch(Point::stopped)
                ? "At hollow marks, one of the two solvers did not solve the puzzle, so its time is drawn on the dashed line. "
                : "";
    }

    private String openNote() {
        long open = panel.runs()
                .list(OPEN_FOR_BOTH.formatted(one.number(), other.number()), row -> row.getLong(1))
                .get(0);
        return open == 0 ? "" : String.format(Locale.ROOT, "Left out as open (not solved) for both: %,d. ", open);
    }

    private List<Guide> guides(List<Point> points, double unsolved) {
        List<Guide> guides = new ArrayList<>();
        guides.add(new Guide.Diagonal(1, ""));
        guides.add(new Guide.Diagonal(10, "10 ×"));
        guides.add(new Guide.Diagonal(0.1, "10 ×"));
        if (points.stream().noneMatch(Point::stopped)) return guides;
        String label = panel.showsLimit() ? panel.limitLabel() : "not solved";
        guides.add(new Guide.AtX(unsolved, label));
        guides.add(new Guide.AtY(unsolved, label));
        return guides;
    }
}
