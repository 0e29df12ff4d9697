package crosshatch.results.report.figure;

import crosshatch.results.report.Ids;
import crosshatch.results.report.figure.Series.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Draws one quantity against another, puzzle by puzzle: P. Norvig's plot of time against backtracks, and lengths of proofs. A
 * figure shows all solvers if their points are few, otherwise one solver.
 */
final class CostFigures {
    private static final String BACKTRACKS = "backtracks";
    private static final String LEMMAS = "proof_lemmas";
    private static final String HINTS = "proof_hints";
    private static final String OF_PROOFS =
            "The figure has only proofs that follow the steps of the solver. It counts the lemmas that the last step needs, and the hints, which are the clauses that these lemmas name. ";

    /** The two quantities of a figure; a column in micros is a time. */
    private enum Pair {
        BACKTRACKS_TIME(
                "backtracks-time",
                "Time",
                BACKTRACKS,
                BACKTRACKS,
                "micros",
                "A plot that Norvig used. Puzzles without any backtrack lie at"
                        + " 0, for which the logarithmic axis has a place of its own. "),
        PROOF_TIME("proof-time", "Time", LEMMAS, "lemmas of the proof", "micros", OF_PROOFS),
        PROOF_HINTS("proof-hints", "Hints of the proof", LEMMAS, "lemmas of the proof", HINTS, OF_PROOFS),
        BACKTRACKS_PROOF("backtracks-proof", "Lemmas of the proof", BACKTRACKS, BACKTRACKS, LEMMAS, OF_PROOFS);

        private final String id;
        private final String what;
        private final String x;
        private final String against;
        private final String y;
        private final String method;

        Pair(String id, String what, String x, String against, String y, String method) {
            this.id = id;
            this.what = what;
            this.x = x;
            this.against = against;
            this.y = y;
            this.method = method;
        }

        private boolean isTime() {
            return y.equals("micros");
        }

        private String outcome() {
            return isTime() ? TimeFigures.TIME : y;
        }
    }

    private static final String POINTS = """
            CREATE OR REPLACE TEMP TABLE costs AS SELECT line, %1$s AS cost, %2$s AS outcome, status IN ('MEMORY', 'TIMEOUT', 'SEARCH_LIMIT') AS stopped
            FROM puzzles WHERE %1$s IS NOT NULL AND %2$s > 0 AND (solved OR stopped) AND %3$s
            """;

    private static final String BINNED = """
            SELECT line, stopped, %s AS x, %s AS y, count(*) AS puzzles FROM costs GROUP BY ALL ORDER BY ALL
            """;

    private final Panel panel;
    private final Pair pair;
    private final Bins bins;
    private final List<Series> series;

    private CostFigures(Panel panel, Pair pair) {
        this.panel = panel;
        this.pair = pair;
        panel.runs().make(POINTS.formatted(pair.x, pair.y, panel.isHere()));
        bins = Bins.of(panel.runs(), "costs");
        Map<Integer, List<Point>> points = new LinkedHashMap<>();
        panel.runs().query(BINNED.formatted(bins.of("cost"), bins.of("outcome")), rows -> {
            while (rows.next()) {
                points.computeIfAbsent(rows.getInt("line"), line -> new ArrayList<>())
                        .add(new Point(
                                rows.getDouble("x"),
                                rows.getDouble("y"),
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

    /** Makes the figures; none if a quantity is unknown, or if there is only one puzzle. */
    static List<Figure> of(Panel panel) {
        return Arrays.stream(Pair.values())
                .flatMap(pair -> new CostFigures(panel, pair).figures().stream())
                .toList();
    }

    private List<Figure> figures() {
        if (series.isEmpty() || panel.puzzles() < 2) return List.of();
        if (!bins.areNeeded() && !panel.hasSeveralOfAFamily()) {
            return List.of(figure(panel.id(pair.id), pair.what + " against " + pair.against, series));
        }
        return series.stream()
                .map(each -> figure(
                        panel.id(Ids.of(pair.id, each.name())),
                        pair.what + " of " + each.name() + " against " + pair.against,
                        List.of(each)))
                .toList();
    }

    /** All have the same axes. */
    private Figure figure(String id, String title, List<Series> shown) {
        List<Point> all =
                series.stream().flatMap(each -> each.points().stream()).toList();
        double cost = all.stream().mapToDouble(Point::x).max().orElseThrow();
        double least = all.stream().mapToDouble(Point::y).min().orElseThrow();
        double most = all.stream().mapToDouble(Point::y).max().orElseThrow();
        boolean stopped = Series.anyStopped(shown);
        return new Figure(
                id,
                panel.title(title),
                pair.method
                        + (stopped ? "Hollow marks: stopped by a limit, with the time and effort until then. " : "")
                        + bins.caption()
                        + panel.caption(),
                Plot.of(
                        Axis.counts(pair.x, pair.against, cost),
                        pair.isTime()
                                ? Axis.micros(TimeFigures.TIME, TimeFigures.TIME_TITLE, least, most)
                                : Axis.counts(pair.y, pair.what.toLowerCase(Locale.ROOT), most),
                        new Dots(List.of("solver", pair.x, pair.outcome()), shown),
                        stopped && pair.isTime() && panel.showsLimit()
                                ? List.of(new Guide.AtY(panel.limitMicros(), panel.limitLabel()))
                                : List.of()));
    }
}
