package crosshatch.results.report.figure;

import crosshatch.results.report.Ids;
import crosshatch.results.report.Line;
import crosshatch.results.report.Lines;
import crosshatch.results.report.Versions;
import crosshatch.results.report.statistics.Ratio;
import java.time.LocalDate;
import java.time.Year;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Draws releases of libraries over the years: the times of each solver relative to its newest release. */
final class VersionFigures {
    private VersionFigures() {}

    /** Makes one figure for each set and kind of runs with several dated releases of a solver. */
    static List<Figure> of(Lines lines) {
        Map<String, List<Versions.Row>> parts = new LinkedHashMap<>();
        for (Versions.Row row : Versions.of(lines).rows()) {
            if (row.built().isEmpty()) continue;
            parts.computeIfAbsent(row.line().set() + " " + row.line().kind(), part -> new ArrayList<>())
                    .add(row);
        }
        return parts.values().stream()
                .filter(rows -> rows.stream().anyMatch(row -> row.ratio().isPresent()))
                .map(VersionFigures::figure)
                .toList();
    }

    private static Figure figure(List<Versions.Row> rows) {
        Map<String, List<Trend.Point>> points = new LinkedHashMap<>();
        for (Versions.Row row : rows) {
            boolean newest = row.line().equals(row.newest());
            if (!newest && row.ratio().isEmpty()) continue;
            Ratio ratio = row.ratio().orElse(new Ratio(1, Double.NaN, Double.NaN));
            points.computeIfAbsent(row.solver(), solver -> new ArrayList<>())
                    .add(Trend.Point.of(year(row.built().orElseThrow()), row.version(), ratio));
        }
        Map<String, SolverStyle> styles = SolverStyle.of(List.copyOf(points.keySet()));
        List<Trend.Path> paths = new ArrayList<>();
        points.forEach((solver, ofSolver) ->
                paths.add(new Trend.Path(solver, Objects.requireNonNull(styles.get(solver)), ofSolver)));
        Line line = rows.get(0).line();
        return new Figure(
                Ids.of("versions", line.set(), line.kind().toString()),
                "Releases over the years: " + line.set() + ", " + line.kind(),
                "Times of each solver divided by its times with the newest release in the records: geometric mean over the"
                        + " puzzles that it solved with both releases, with a 95 % bootstrap interval. Above 1 is slower than the newest"
                        + " release. A release is drawn at the day when its jar was built.",
                Trend.plot(paths));
    }

    /** A day as a number of years. */
    private static double year(LocalDate day) {
        return day.getYear()
                + (day.getDayOfYear() - 1.0) / Year.of(day.getYear()).length();
    }
}
