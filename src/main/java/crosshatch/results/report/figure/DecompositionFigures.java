package crosshatch.results.report.figure;

import crosshatch.results.report.DecomposedPair;
import crosshatch.results.report.Decomposition;
import crosshatch.results.report.Decomposition.Both;
import crosshatch.results.report.Decomposition.Cost;
import crosshatch.results.report.Ids;
import crosshatch.results.report.Line;
import crosshatch.results.report.figure.Series.Point;
import crosshatch.results.report.statistics.MedianInterval;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Draws the reasons why one of two solvers is faster: their effort on each set, puzzle by puzzle, and their time per effort
 * over sets.
 */
final class DecompositionFigures {
    /** The height that makes the plot about square. */
    private static final int HEIGHT = 560;

    private final List<Decomposition> sets;
    private final DecomposedPair pair;
    private final Map<String, SolverStyle> styles;

    private DecompositionFigures(List<Decomposition> sets) {
        this.sets = sets;
        pair = sets.get(0).pair();
        styles = SolverStyle.of(sets.stream()
                .flatMap(set -> Stream.of(set.first(), set.second()))
                .map(Line::solver)
                .toList());
    }

    /** Makes the figures; none without decompositions, or if efforts may not be compared. */
    static List<Figure> of(List<Decomposition> sets) {
        List<Decomposition> comparable =
                sets.stream().filter(Decomposition::comparable).toList();
        return comparable.isEmpty() ? List.of() : new DecompositionFigures(comparable).figures();
    }

    private List<Figure> figures() {
        List<Figure> figures = new ArrayList<>(sets.stream().map(this::efforts).toList());
        if (sets.size() > 1) figures.add(timePerEffort());
        return figures;
    }

    private Figure efforts(Decomposition set) {
        List<Series> series = List.of(
                lessOf(
                        set.first(),
                        set,
                        both -> both.first().effort() < both.second().effort()),
                lessOf(
                        set.second(),
                        set,
                        both -> both.second().effort() < both.first().effort()),
                new Series(
                        "equal",
                        SolverStyle.UNKNOWN,
                        points(
                                set,
                                both -> both.first().effort() == both.second().effort())));
        double most = set.both().stream()
                .flatMap(both -> Stream.of(both.first(), both.second()))
                .mapToDouble(Cost::effort)
                .max()
                .orElse(1);
        return new Figure(
                Ids.of(
                        "effort-of-both",
                        pair.first(),
                        pair.second(),
                        set.first().set(),
                        set.first().kind().toString()),
                "Effort of " + pair.first() + " and " + pair.second() + ", puzzle by puzzle: "
                        + set.first().set() + ", " + set.first().kind(),
                String.format(
                        Locale.ROOT,
                        "Effort: %s. Below the diagonal, %s needs less effort. On the outer diagonals, the efforts differ by a factor of ten."
                                + " n = %,d puzzles that both solved.",
                        pair.effort(),
                        pair.second(),
                        set.both().size()),
                new Plot(
                        HEIGHT,
                        Axis.counts("x_effort", pair.firstEffort().column() + " of " + pair.first(), most),
                        Axis.counts("y_effort", pair.secondEffort().column() + " of " + pair.second(), most),
                        new Dots(
                                List.of("less_effort", "x_effort", "y_effort"),
                                series.stream()
                                        .filter(each -> !each.points().isEmpty())
                                        .toList()),
                        List.of(
                                new Guide.Diagonal(1, ""),
                                new Guide.Diagonal(10, "10 ×"),
                                new Guide.Diagonal(0.1, "10 ×"))));
    }

    private Series lessOf(Line line, Decomposition set, Predicate<Both> less) {
        List<Point> points = points(set, less);
        return new Series(
                String.format(
                        Locale.ROOT,
                        "%s less on %,d",
                        line.label(),
                        points.stream().mapToLong(Point::count).sum()),
                style(line),
                points);
    }

    /** Returns the points, where equal pairs of counts are one point. */
    private static List<Point> points(Decomposition set, Predicate<Both> wanted) {
        return set.both().stream()
                .filter(wanted)
                .collect(Collectors.groupingBy(
                        both -> List.of(both.first().effort() - 1, both.second().effort() - 1),
                        LinkedHashMap::new,
                        Collectors.counting()))
                .entrySet()
                .stream()
                .map(each -> new Point(each.getKey().get(0), each.getKey().get(1), each.getValue(), false))
                .toList();
    }

    private SolverStyle style(Line line) {
        return Objects.requireNonNull(styles.get(line.solver()));
    }

    private Figure timePerEffort() {
        List<Decomposition> bySize = sets.stream()
                .sorted(Comparator.comparing(DecompositionFigures::size))
                .toList();
        List<Medians.Row> rows = new ArrayList<>();
        for (int at = 0; at < bySize.size(); at++)
            rows.add(row(at, bySize.get(at).first(), bySize.get(at), Both::first));
        for (int at = 0; at < bySize.size(); at++)
            rows.add(row(at, bySize.get(at).second(), bySize.get(at), Both::second));
        return new Figure(
                Ids.of("time-per-effort", pair.first(), pair.second()),
                "Time per effort of " + pair.first() + " and " + pair.second(),
                "Effort: " + pair.effort()
                        + ", plus 1. Medians over the puzzles that both solved, without encoding and without the start of a program. Each interval"
                        + " lies between two of the values and is at least a 95 % interval (from the binomial distribution).",
                Plot.of(
                        Axis.names("set", "set", bySize.stream().map(this::name).toList()),
                        Axis.micros(
                                "micros_per_effort",
                                "median time per effort",
                                rows.stream()
                                        .mapToDouble(Medians.Row::low)
                                        .min()
                                        .orElse(1),
                                rows.stream()
                                        .mapToDouble(Medians.Row::high)
                                        .max()
                                        .orElse(1)),
                        new Medians(List.of("solver", "panel", "set", "micros_per_effort", "low_us", "high_us"), rows),
                        List.of()));
    }

    private Medians.Row row(int at, Line line, Decomposition set, Function<Both, Cost> solver) {
        MedianInterval interval = MedianInterval.of(set.both().stream()
                .map(solver)
                .mapToDouble(Cost::microsPerEffort)
                .toArray());
        return new Medians.Row(
                line.label(), style(line), "", at, interval.median(), interval.low(), interval.high(), false);
    }

    /** Returns a key that sorts sets by cells in a row, then by holes; other sets come first, in their order. */
    private static double size(Decomposition set) {
        return MadeSet.of(set.first().set())
                .map(made -> made.size() + made.holes())
                .orElse(0.0);
    }

    private String name(Decomposition set) {
        String name = MadeSet.of(set.first().set())
                .map(MadeSet::label)
                .orElse(set.first().set());
        boolean oneKind =
                sets.stream().map(each -> each.first().kind()).distinct().count() == 1;
        return oneKind ? name : name + ", " + set.first().kind();
    }
}
