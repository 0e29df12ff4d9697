package crosshatch.results.report.figure;

import crosshatch.results.report.Line;
import crosshatch.results.report.figure.Plot.AtRisk;
import crosshatch.results.report.figure.Series.Point;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Draws the share of puzzles that take at least some number of backtracks. */
final class EffortFigure {
    /**
     * The largest number of points of a survival function that are all drawn; of more, only those are drawn between which it
     * falls by 2 %.
     */
    private static final int FEW_POINTS = 300;

    private static final double STEP_RATIO = 0.98;

    private static final String COUNTED = " WHERE backtracks IS NOT NULL AND ";

    private static final String EFFORTS = "SELECT line, backtracks, count(*) AS puzzles FROM puzzles" + COUNTED
            + "%s GROUP BY line, backtracks ORDER BY line, backtracks";

    private final Panel panel;
    /** The number of puzzles for each number of backtracks, by line. */
    private final Map<Integer, NavigableMap<Double, Long>> efforts = new LinkedHashMap<>();

    private EffortFigure(Panel panel) {
        this.panel = panel;
        panel.runs().query(EFFORTS.formatted(panel.isHere()), rows -> {
            while (rows.next()) {
                efforts.computeIfAbsent(rows.getInt("line"), line -> new TreeMap<>())
                        .put(rows.getDouble("backtracks"), rows.getLong("puzzles"));
            }
        });
    }

    /** Makes the figure; none if backtracks were not counted, if there were none, or if there is only one puzzle. */
    static List<Figure> of(Panel panel) {
        EffortFigure figure = new EffortFigure(panel);
        boolean searched = figure.efforts.values().stream().anyMatch(efforts -> efforts.lastKey() > 0);
        return searched && panel.puzzles() > 1 ? List.of(figure.survival()) : List.of();
    }

    private Figure survival() {
        List<Series> series = counted().stream()
                .map(line -> panel.series(line, remaining(efforts(line))))
                .toList();
        Axis x = Axis.counts("backtracks", "backtracks", mostBacktracks());
        return new Figure(
                panel.id("survival-backtracks"),
                panel.title("Share of puzzles by their number of backtracks"),
                "Both axes are logarithmic, with a place for 0 at the left. A straight line downwards is a heavy tail (Gomes"
                        + " and others 2000). " + panel.bandCaption() + Panel.AT_RISK + effortCaption(),
                Plot.of(
                                x,
                                Axis.log("share", "share of puzzles with at least this many", 1.0 / panel.puzzles(), 1),
                                new Curves(List.of("solver", "backtracks", "share"), Curves.Join.STEP_BEFORE, series)
                                        .withBands(panel.originals()),
                                List.of())
                        .with(atRisk(x)));
    }

    private List<AtRisk> atRisk(Axis x) {
        return counted().stream()
                .map(line -> panel.atRisk(line, x, tick -> efforts(line).tailMap(tick, true).values().stream()
                        .mapToLong(Long::longValue)
                        .sum()))
                .toList();
    }

    private static List<Point> remaining(NavigableMap<Double, Long> efforts) {
        long all = efforts.values().stream().mapToLong(Long::longValue).sum();
        long left = all;
        double drawnShare = 2;
        List<Point> points = new ArrayList<>();
        for (Map.Entry<Double, Long> each : efforts.entrySet()) {
            double share = left / (double) all;
            boolean last = each.getKey().equals(efforts.lastKey());
            if (share < drawnShare * STEP_RATIO || last || efforts.size() <= FEW_POINTS) {
                points.add(Point.at(each.getKey(), share));
                drawnShare = share;
            }
            left -= each.getValue();
        }
        return points;
    }

    private String effortCaption() {
        long unsolved = counted().stream()
                .mapToLong(line -> panel.fate(line.number()).unsolved())
                .sum();
        return missing()
                + (unsolved == 0
                        ? ""
                        : String.format(
                                Locale.ROOT,
                                "For %,d unsolved puzzles, the figure uses the backtracks up to the end of the run. ",
                                unsolved))
                + panel.caption();
    }

    private String missing() {
        String names = panel.lines().stream()
                .filter(line -> !efforts.containsKey(line.number()))
                .map(panel::name)
                .collect(Collectors.joining(", "));
        return names.isEmpty() ? "" : "Backtracks are not counted by " + names + ". ";
    }

    private List<Line> counted() {
        return panel.lines().stream()
                .filter(line -> efforts.containsKey(line.number()))
                .sorted(panel.bestFirst())
                .toList();
    }

    private NavigableMap<Double, Long> efforts(Line line) {
        return efforts.getOrDefault(line.number(), new TreeMap<>());
    }

    private double mostBacktracks() {
        return efforts.values().stream()
                .mapToDouble(NavigableMap::lastKey)
                .max()
                .orElse(1);
    }
}
