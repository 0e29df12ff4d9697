package crosshatch.report.figure;

import crosshatch.report.Ids;
import crosshatch.report.Line;
import crosshatch.report.Summary;
import crosshatch.report.figure.Cells.Cell;
import crosshatch.report.figure.Curves.Join;
import crosshatch.report.figure.Series.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How solvers fare from set to set: one figure for each kind of runs that several sets have. */
final class SetFigures {
    private static final int FEWEST_HOLES = 4;

    private final Line.Kind kind;
    private final List<Summary> summaries;
    private final List<String> solvers;
    private final Map<String, SolverStyle> styles;

    private SetFigures(Line.Kind kind, List<Summary> summaries) {
        this.kind = kind;
        this.summaries = summaries;
        solvers = summaries.stream().map(Summary::solver).distinct().toList();
        styles = SolverStyle.of(solvers);
    }

    static List<Figure> of(List<Summary> all) {
        Map<Line.Kind, List<Summary>> byKind = all.stream()
                .collect(Collectors.groupingBy(
                        summary -> summary.line().kind(), LinkedHashMap::new, Collectors.toList()));
        List<Figure> figures = new ArrayList<>();
        byKind.forEach((kind, summaries) -> {
            SetFigures sets = new SetFigures(kind, summaries);
            sets.heatMap().ifPresent(figures::add);
            figures.addAll(sets.againstHoles());
            figures.addAll(sets.againstOrder());
        });
        return figures;
    }

    /** A tile for each solver and set; none for one set or one solver. */
    private Optional<Figure> heatMap() {
        List<String> sets = summaries.stream().map(Summary::set).distinct().toList();
        List<String> rows = solvers.stream().sorted().toList();
        List<Cell> cells = new ArrayList<>();
        for (Summary each : summaries) {
            if (each.par2Micros().isEmpty()) continue;
            double par2 = each.par2Micros().getAsDouble();
            int row = rows.indexOf(each.solver());
            cells.add(new Cell(
                    name(rows.get(row)),
                    row,
                    label(each.set(), sets),
                    sets.indexOf(each.set()),
                    par2,
                    shown(each, par2)));
        }
        if (sets.size() < 2 || rows.size() < 2 || cells.isEmpty()) return Optional.empty();
        return Optional.of(new Figure(
                Ids.of("heatmap", kind.toString()),
                "PAR2 of solvers on sets, " + kind,
                "Mean time for a puzzle, an unsolved one counting twice the time limit; colours by its logarithm, dark is slow."
                        + " In brackets how many puzzles were not solved. An empty cell: not run, or unsolved without a limit.",
                new Plot(
                        120 + 26 * rows.size(),
                        Axis.names(
                                "set",
                                "",
                                sets.stream().map(set -> label(set, sets)).toList()),
                        Axis.names("solver", "", rows.stream().map(this::name).toList()),
                        new Cells(List.of("solver", "set", "par2_us", "shown"), cells),
                        List.of())));
    }

    private static String shown(Summary summary, double par2) {
        long unsolved = summary.puzzles() - summary.solved();
        String time = crosshatch.report.table.Cell.time(OptionalDouble.of(par2)).text();
        return unsolved == 0 ? time : String.format(Locale.ROOT, "%s (%,d)", time, unsolved);
    }

    /** Sets made with a share of holes have long names, of which only what differs is said. */
    private static String label(String set, List<String> sets) {
        Optional<MadeSet> made = MadeSet.of(set);
        boolean clear = made.isPresent()
                && sets.stream()
                                .map(MadeSet::of)
                                .flatMap(Optional::stream)
                                .filter(made.get()::equals)
                                .count()
                        == 1;
        return clear ? made.get().label() : set;
    }

    /** Median time against the share of holes, for each size of which there are enough shares. */
    private List<Figure> againstHoles() {
        List<Figure> figures = new ArrayList<>();
        made().collect(Collectors.groupingBy(each -> each.getKey().grid(), TreeMap::new, Collectors.toList()))
                .forEach((grid, entries) -> {
                    if (entries.stream()
                                    .map(each -> each.getKey().holes())
                                    .distinct()
                                    .count()
                            < FEWEST_HOLES) return;
                    double least = entries.stream()
                            .mapToDouble(each -> each.getKey().holes())
                            .min()
                            .orElseThrow();
                    double most = entries.stream()
                            .mapToDouble(each -> each.getKey().holes())
                            .max()
                            .orElseThrow();
                    figures.add(medians(
                            Ids.of("holes", grid, kind.toString()),
                            "Median time against holes, "
                                    + entries.get(0).getKey().noun() + ", " + kind,
                            Axis.linear("holes_percent", "holes, % of the cells", 100 * least - 1, 100 * most + 1),
                            entries,
                            made -> 100 * made.holes()));
                });
        return figures;
    }

    /** Median time against sizes and holes, for each kind of puzzle of which there are several sizes with few shares each. */
    private List<Figure> againstOrder() {
        List<Figure> figures = new ArrayList<>();
        made().collect(Collectors.groupingBy(each -> each.getKey().puzzle(), TreeMap::new, Collectors.toList()))
                .forEach((puzzle, entries) -> {
                    Map<String, Long> shares = entries.stream()
                            .map(Map.Entry::getKey)
                            .distinct()
                            .collect(Collectors.groupingBy(MadeSet::grid, Collectors.counting()));
                    if (shares.size() < 2 || shares.values().stream().anyMatch(count -> count >= FEWEST_HOLES)) return;
                    List<MadeSet> sets = entries.stream()
                            .map(Map.Entry::getKey)
                            .distinct()
                            .sorted(Comparator.comparing(MadeSet::size).thenComparing(MadeSet::holes))
                            .toList();
                    figures.add(medians(
                            Ids.of("scaling", puzzle, kind.toString()),
                            "Median time as puzzles grow, "
                                    + entries.get(0).getKey().plural() + ", " + kind,
                            Axis.names(
                                    "set",
                                    "size and holes",
                                    sets.stream().map(MadeSet::label).toList()),
                            entries,
                            made -> sets.indexOf(made)));
                });
        return figures;
    }

    private Stream<Map.Entry<MadeSet, Summary>> made() {
        return summaries.stream()
                .flatMap(summary -> MadeSet.of(summary.set()).map(made -> Map.entry(made, summary)).stream());
    }

    private Figure medians(
            String id,
            String title,
            Axis x,
            List<Map.Entry<MadeSet, Summary>> entries,
            Function<MadeSet, Number> place) {
        List<Series> series = new ArrayList<>();
        for (String solver : solvers) {
            List<Point> points = entries.stream()
                    .filter(each -> each.getValue().solver().equals(solver))
                    .map(each ->
                            median(each.getValue(), place.apply(each.getKey()).doubleValue()))
                    .sorted(Comparator.comparing(Point::x))
                    .toList();
            SolverStyle style = styles.get(solver);
            if (!points.isEmpty() && style != null) series.add(new Series(name(solver), style, points));
        }
        List<Point> all =
                series.stream().flatMap(each -> each.points().stream()).toList();
        double limit = entries.get(0).getValue().limitMicros();
        List<Guide> guides =
                Series.anyStopped(series) ? List.of(new Guide.AtY(limit, "limit " + Axis.time(limit))) : List.of();
        long puzzles = entries.stream()
                .mapToLong(each -> each.getValue().puzzles())
                .max()
                .orElse(0);
        return new Figure(
                id,
                title,
                String.format(Locale.ROOT, "Medians over up to %,d puzzles a set, unsolved ones counted. ", puzzles)
                        + (guides.isEmpty()
                                ? "No median lies at the limit."
                                : "Hollow marks: the middle puzzle was stopped at the limit, so that the median is more."),
                Plot.of(
                        x,
                        Axis.micros(
                                "median_us",
                                "median time for a puzzle",
                                all.stream().mapToDouble(Point::y).min().orElse(1),
                                all.stream().mapToDouble(Point::y).max().orElse(1)),
                        new Curves(List.of("solver", x.field(), "median_us"), Join.STRAIGHT, series),
                        guides));
    }

    private static Point median(Summary summary, double x) {
        double median = summary.totalMicros().median().orElse(summary.limitMicros());
        boolean stopped = median >= summary.limitMicros();
        return new Point(x, Math.min(median, summary.limitMicros()), summary.puzzles(), stopped);
    }

    private String name(String solver) {
        return summaries.stream()
                .filter(summary -> summary.solver().equals(solver))
                .map(Summary::label)
                .findFirst()
                .orElseThrow();
    }
}
