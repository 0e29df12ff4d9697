package crosshatch.results.report.figure;

import crosshatch.results.report.Ids;
import crosshatch.results.report.SolverNames;
import crosshatch.results.report.figure.Series.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Draws throughput against threads: one figure for each set and task. */
public final class ThroughputFigures {
    private ThroughputFigures() {}

    /**
     * Makes the figures. A set has none if all its measurements used the same number of threads.
     *
     * @param names the shown names of the solvers
     */
    public static List<Figure> of(List<Throughput> all, SolverNames names) {
        Map<List<String>, List<Throughput>> groups = all.stream()
                .collect(Collectors.groupingBy(
                        each -> List.of(each.set(), each.question()), LinkedHashMap::new, Collectors.toList()));
        List<Figure> figures = new ArrayList<>();
        groups.forEach((group, rows) -> {
            if (rows.stream().map(Throughput::threads).distinct().count() > 1) figures.add(figure(rows, names));
        });
        return figures;
    }

    private static Figure figure(List<Throughput> rows, SolverNames names) {
        List<String> specs =
                rows.stream().map(ThroughputFigures::spec).distinct().toList();
        Map<String, SolverStyle> styles = SolverStyle.of(specs);
        List<Series> series = new ArrayList<>();
        styles.forEach((spec, style) -> series.add(new Series(
                name(spec, specs, names),
                style,
                rows.stream()
                        .filter(row -> spec(row).equals(spec))
                        .sorted(Comparator.comparing(Throughput::threads))
                        .map(row -> Point.at(row.threads(), row.median()))
                        .toList())));
        series.sort(Comparator.comparing(ThroughputFigures::most).reversed());
        Throughput any = rows.get(0);
        int threads = rows.stream().mapToInt(Throughput::threads).max().orElse(1);
        return new Figure(
                Ids.of("throughput", any.set(), "question", any.question()),
                "Throughput against threads: " + any.set() + ", question " + any.question(),
                String.format(
                        Locale.ROOT,
                        "Medians of %d rounds through %,d puzzles, in which the solvers take turns. Quartiles are"
                                + " in %s. Every answer was validated. Runs have no limit.",
                        any.rounds(),
                        any.puzzles(),
                        Throughput.FILE),
                Plot.of(
                        Axis.threads(threads),
                        Axis.log(
                                "per_second",
                                "puzzles a second",
                                rows.stream()
                                        .mapToDouble(Throughput::median)
                                        .min()
                                        .orElse(1),
                                rows.stream()
                                        .mapToDouble(Throughput::median)
                                        .max()
                                        .orElse(1)),
                        new Curves(List.of("solver", "threads", "per_second"), Curves.Join.STRAIGHT, series),
                        List.of()));
    }

    /** The schedule is named where a solver has several. */
    private static String name(String spec, List<String> specs, SolverNames names) {
        int schedule = spec.lastIndexOf('/');
        String solver = spec.substring(0, schedule);
        boolean several = specs.stream()
                        .filter(other ->
                                other.substring(0, other.lastIndexOf('/')).equals(solver))
                        .count()
                > 1;
        return names.label(solver) + (several ? spec.substring(schedule) : "");
    }

    private static String spec(Throughput row) {
        return row.solver() + "/" + row.schedule();
    }

    private static double most(Series series) {
        return series.points().stream().mapToDouble(Point::y).max().orElse(0);
    }
}
