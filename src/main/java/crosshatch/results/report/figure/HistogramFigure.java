package crosshatch.results.report.figure;

import crosshatch.results.report.Line;
import crosshatch.results.report.figure.Series.Point;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** Draws the distribution of times, counted exactly in bins of equal width on a logarithmic axis. */
final class HistogramFigure {
    private static final int BINS_A_DECADE = 10;
    private static final long FEWEST_PUZZLES = 20;

    private static final String BINS = """
            SELECT line, floor(%d * log10(micros))::INTEGER AS bin, count(*) AS puzzles
            FROM puzzles WHERE solved AND micros > 0 AND %s
            GROUP BY line, bin ORDER BY line, bin
            """;

    private HistogramFigure() {}

    /** Makes the figures; none for few puzzles, which need no bins. */
    static List<Figure> of(Panel panel) {
        Map<Integer, NavigableMap<Integer, Long>> bins = bins(panel);
        if (bins.isEmpty() || panel.puzzles() < FEWEST_PUZZLES) return List.of();
        List<Series> series = panel.lines().stream()
                .sorted(panel.bestFirst())
                .filter(line -> bins.containsKey(line.number()))
                .map(line ->
                        panel.series(line, outline(panel, line, bins.getOrDefault(line.number(), new TreeMap<>()))))
                .toList();
        double least = bins.values().stream()
                .mapToDouble(each -> edge(each.firstKey()))
                .min()
                .orElseThrow();
        double most = bins.values().stream()
                .mapToDouble(each -> edge(each.lastKey() + 1))
                .max()
                .orElseThrow();
        double highest = series.stream()
                .flatMap(each -> each.points().stream())
                .mapToDouble(Point::y)
                .max()
                .orElseThrow();
        return List.of(new Figure(
                panel.id("histogram"),
                panel.title("How many puzzles take how long"),
                "Counts in " + BINS_A_DECADE + " bins for each power of ten, outlined at their edges. "
                        + (panel.showsLimit() ? "Hollow marks at the limit show the number of unsolved puzzles. " : "")
                        + panel.caption(),
                Plot.of(
                        Axis.micros(
                                TimeFigures.TIME,
                                TimeFigures.TIME_TITLE,
                                least,
                                panel.showsLimit() ? Math.max(most, panel.limitMicros()) : most),
                        Axis.counts("puzzles", "puzzles", highest),
                        new Curves(List.of("solver", TimeFigures.TIME, "puzzles"), Curves.Join.STEP_AFTER, series),
                        panel.limitAcross())));
    }

    private static Map<Integer, NavigableMap<Integer, Long>> bins(Panel panel) {
        Map<Integer, NavigableMap<Integer, Long>> bins = new LinkedHashMap<>();
        panel.runs().query(BINS.formatted(BINS_A_DECADE, panel.isHere()), rows -> {
            while (rows.next()) {
                bins.computeIfAbsent(rows.getInt("line"), line -> new TreeMap<>())
                        .put(rows.getInt("bin"), rows.getLong("puzzles"));
            }
        });
        return bins;
    }

    /** The left edge of each bin with its count, empty ones too, and the right edge of the last with none. */
    private static List<Point> outline(Panel panel, Line line, NavigableMap<Integer, Long> bins) {
        List<Point> points = new ArrayList<>();
        points.add(Point.at(edge(bins.firstKey()), 0));
        for (int bin = bins.firstKey(); bin <= bins.lastKey() + 1; bin++) {
            points.add(Point.at(edge(bin), bins.getOrDefault(bin, 0L)));
        }
        long unsolved = panel.fate(line.number()).unsolved();
        if (unsolved > 0 && panel.showsLimit()) points.add(new Point(panel.limitMicros(), unsolved, unsolved, true));
        return points;
    }

    private static double edge(int bin) {
        return Math.pow(10, bin / (double) BINS_A_DECADE);
    }
}
