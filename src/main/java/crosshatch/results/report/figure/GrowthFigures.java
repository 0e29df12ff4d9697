package crosshatch.results.report.figure;

import crosshatch.results.report.Ids;
import crosshatch.results.report.Line;
import crosshatch.results.report.Lines;
import crosshatch.results.report.statistics.MedianInterval;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * Draws median times on generated sets against the size of their puzzles. The first panel has the set with the fewest holes of
 * each size, the second panel has the set with the second fewest holes, and so on. So the puzzles of a panel are about equally
 * hard for their size.
 */
final class GrowthFigures {
    private static final int MOST_PANELS = 3;

    /** A number for each puzzle of the set, in whatever isomorphs it was asked: infinite where half of them were not solved. */
    private static final String TIMES = """
            SELECT CASE WHEN 2 * count_if(solved) > count(*)
              THEN quantile_cont(CASE WHEN solved THEN micros ELSE 'Infinity'::DOUBLE END, 0.5) ELSE 'Infinity'::DOUBLE END
            FROM puzzles WHERE line = %d GROUP BY position
            """;

    private final Lines lines;
    private final Line.Kind kind;
    private final Map<Line, MadeSet> made = new LinkedHashMap<>();
    private final Map<String, SolverStyle> styles;

    private GrowthFigures(Lines lines, Line.Kind kind, List<Line> ofKind) {
        this.lines = lines;
        this.kind = kind;
        for (Line line : ofKind) MadeSet.of(line.set()).ifPresent(set -> made.put(line, set));
        styles = SolverStyle.of(ofKind.stream().map(Line::solver).toList());
    }

    /** Makes the figures for each kind of runs; none without generated sets. */
    static List<Figure> of(Lines lines) {
        Map<Line.Kind, List<Line>> kinds = lines.all().stream()
                .collect(Collectors.groupingBy(Line::kind, LinkedHashMap::new, Collectors.toList()));
        List<Figure> figures = new ArrayList<>();
        kinds.forEach((kind, ofKind) -> figures.addAll(new GrowthFigures(lines, kind, ofKind).figures()));
        return figures;
    }

    /** Makes a figure for each kind of puzzle with several sizes of few hole fractions each. */
    private List<Figure> figures() {
        List<Figure> figures = new ArrayList<>();
        byKind().forEach((ofKind, sets) -> {
            Map<Integer, List<MadeSet>> sizes = new LinkedHashMap<>();
            for (MadeSet set : sets)
                sizes.computeIfAbsent(set.size(), size -> new ArrayList<>()).add(set);
            int panels = sizes.values().stream().mapToInt(List::size).max().orElse(0);
            if (sizes.size() < 2 || panels > MOST_PANELS) return;
            figures.add(inPanels(ofKind, sizes, panels));
        });
        return figures;
    }

    /**
     * Draws medians against size, in panels.
     *
     * @param sizes the sets of each size, fewest holes first
     */
    private Figure inPanels(String ofKind, Map<Integer, List<MadeSet>> sizes, int panels) {
        List<MadeSet> places = new ArrayList<>();
        Map<MadeSet, String> panelOf = new LinkedHashMap<>();
        List<Guide> between = new ArrayList<>();
        for (int panel = 0; panel < panels; panel++) {
            int number = panel;
            List<MadeSet> here = sizes.values().stream()
                    .filter(sets -> sets.size() > number)
                    .map(sets -> sets.get(number))
                    .toList();
            here.forEach(set -> panelOf.put(set, name(number, panels)));
            places.addAll(here);
            between.add(new Guide.AtX(places.size() - 0.5, panels == 1 ? "" : name(panel, panels)));
        }
        List<Medians.Row> rows = rows(places, panelOf);
        boolean stopped = rows.stream().anyMatch(Medians.Row::stopped);
        return new Figure(
                Ids.of("scaling", ofKind, kind.toString()),
                "Median time as puzzles grow, " + places.get(0).plural() + ", " + kind,
                (panels == 1
                                ? ""
                                : "Each panel shows one hole fraction of each size, from the smallest to the largest fraction. ")
                        + "Medians over all puzzles of each set, unsolved puzzles included. Each interval lies between two of the measured"
                        + " times and contains the median with a probability of at least 95 % (from the binomial distribution). "
                        + (stopped
                                ? "At hollow marks the median is larger than shown, because half of the puzzles reached the limit."
                                : "No median lies at the limit."),
                plot(places, rows, between));
    }

    private Plot plot(List<MadeSet> places, List<Medians.Row> rows, List<Guide> between) {
        double limit = made.keySet().iterator().next().limitMicros();
        List<Guide> guides = new ArrayList<>(between);
        if (Double.isFinite(limit) && rows.stream().anyMatch(row -> row.high() >= limit))
            guides.add(new Guide.AtY(limit, "limit " + Axis.time(limit)));
        return Plot.of(
                Axis.names(
                        "set",
                        "size and holes",
                        places.stream().map(MadeSet::label).toList()),
                Axis.micros(
                        "median_us",
                        "median time for a puzzle",
                        ends(rows).min().orElse(1),
                        ends(rows).max().orElse(1)),
                new Medians(List.of("solver", "panel", "set", "median_us", "low_us", "high_us"), rows),
                guides);
    }

    private static String name(int panel, int panels) {
        if (panel == 0) return "fewest holes";
        return panel == panels - 1 ? "most holes" : "more holes";
    }

    /** Sets without what only their seeds differ in, smaller ones and those with fewer holes first. */
    private Map<String, List<MadeSet>> byKind() {
        return made.values().stream()
                .distinct()
                .sorted(Comparator.comparing(MadeSet::size).thenComparing(MadeSet::holes))
                .collect(Collectors.groupingBy(MadeSet::kind, TreeMap::new, Collectors.toList()));
    }

    private List<Medians.Row> rows(List<MadeSet> places, Map<MadeSet, String> panelOf) {
        List<Medians.Row> rows = new ArrayList<>();
        for (String solver : styles.keySet()) {
            for (MadeSet set : places) {
                made.forEach((line, of) -> {
                    if (of.equals(set) && line.solver().equals(solver)) {
                        row(line, places.indexOf(set), Objects.requireNonNull(panelOf.get(set)))
                                .ifPresent(rows::add);
                    }
                });
            }
        }
        return rows;
    }

    /** Returns the median of a line; empty if nothing is solved and there is no limit. */
    private Optional<Medians.Row> row(Line line, double x, String panel) {
        double[] micros = lines.database().list(TIMES.formatted(line.number()), row -> row.getDouble(1)).stream()
                .mapToDouble(Double::doubleValue)
                .toArray();
        double limit = Double.isFinite(line.limitMicros()) ? line.limitMicros() : longest(micros);
        if (Double.isInfinite(limit)) return Optional.empty();
        MedianInterval interval = MedianInterval.of(micros);
        return Optional.of(new Medians.Row(
                line.label(),
                Objects.requireNonNull(styles.get(line.solver())),
                panel,
                x,
                Math.min(interval.median(), limit),
                Math.min(interval.low(), limit),
                Math.min(interval.high(), limit),
                interval.median() >= limit));
    }

    /** Returns the longest time of a solved puzzle, which bounds unsolved ones without a limit; infinite if none is solved. */
    private static double longest(double[] micros) {
        return DoubleStream.of(micros).filter(Double::isFinite).max().orElse(Double.POSITIVE_INFINITY);
    }

    private static DoubleStream ends(Collection<Medians.Row> rows) {
        return rows.stream()
                .map(row -> Stream.of(row.low(), row.high()))
                .flatMapToDouble(ends -> ends.mapToDouble(Double::doubleValue));
    }
}
