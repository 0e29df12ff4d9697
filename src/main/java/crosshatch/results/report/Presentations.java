package crosshatch.results.report;

import crosshatch.results.report.statistics.NestedVariance;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;

/** Sets whose puzzles were asked in several isomorphs, isomorphs of each other: how much of the effort is the puzzle's. */
final class Presentations {
    private static final double PERCENT = 100;

    private static final List<Column> COLUMNS = List.of(
            Column.text("set", "set"),
            Column.text("solver", "solver"),
            Column.number("puzzles", "puzzles"),
            Column.number("presentations", "isomorphs"),
            Column.number("runs", "runs of each"),
            Column.number("time_puzzle_percent", "time: puzzle"),
            Column.number("time_presentation_percent", "isomorph"),
            Column.number("time_run_percent", "run"),
            Column.number("backtracks_puzzle_percent", "backtracks: puzzle"),
            Column.number("backtracks_presentation_percent", "isomorph"));

    /** All runs of the puzzles that the line solved in every run, ordered; runs of a puzzle stand together. */
    private static final String RUNS = """
            WITH asked AS (
              SELECT position, bool_and(solved) AS solved, count(*) AS variants, min(runs) AS fewest, max(runs) AS most
              FROM puzzles WHERE line = %1$d GROUP BY position
            ), whole AS (
              SELECT position FROM asked
              WHERE solved AND variants = (SELECT max(variants) FROM asked) AND fewest = (SELECT max(most) FROM asked)
            )
            SELECT position, variant, ln(total_ns) AS time, ln(1 + backtracks) AS backtracks
            FROM measured JOIN lines USING ("set", question, solver, phase, threads) JOIN whole USING (position)
            WHERE line = %1$d
            ORDER BY position, variant, experiment, fork, repetition
            """;

    private Presentations() {}

    /** One table for each kind of runs in which puzzles were asked in several isomorphs. */
    static List<Table> tables(Lines lines) {
        Map<Line.Kind, List<List<Cell>>> kinds = new LinkedHashMap<>();
        List<String> sets = lines.all().stream().map(Line::set).distinct().toList();
        List<Line> bySets = lines.all().stream()
                .sorted(Comparator.comparingInt(line -> sets.indexOf(line.set())))
                .toList();
        for (Line line : bySets) {
            row(lines, line).ifPresent(row -> kinds.computeIfAbsent(line.kind(), kind -> new ArrayList<>())
                    .add(row));
        }
        List<Table> tables = new ArrayList<>();
        kinds.forEach((kind, rows) -> tables.add(new Table(
                Ids.of("presentations", kind.toString()),
                "Shares of the variance, " + kind,
                COLUMNS,
                rows,
                List.of("Shares of the variance of the logarithms of times, and of backtracks plus one: between"
                        + " puzzles, between isomorphs of one puzzle, and between runs of one isomorph."
                        + " They are components of variance of a balanced nested design. Only puzzles that"
                        + " were solved in every run. Empty: the"
                        + " solver has no such counter, or it does not vary."))));
        return tables;
    }

    private static Optional<List<Cell>> row(Lines lines, Line line) {
        Map<Integer, Map<String, List<double[]>>> runs = new LinkedHashMap<>();
        lines.database().query(RUNS.formatted(line.number()), found -> {
            while (found.next()) {
                double counted = found.getDouble("backtracks");
                double backtracks = found.wasNull() ? Double.NaN : counted;
                runs.computeIfAbsent(found.getInt("position"), position -> new LinkedHashMap<>())
                        .computeIfAbsent(found.getString("variant"), variant -> new ArrayList<>())
                        .add(new double[] {found.getDouble("time"), backtracks});
            }
        });
        if (runs.size() < 2) return Optional.empty();
        Map<String, List<double[]>> first = runs.values().iterator().next();
        if (first.size() < 2) return Optional.empty();
        Optional<NestedVariance> time = split(runs, 0);
        Optional<NestedVariance> backtracks = split(runs, 1);
        return Optional.of(List.of(
                Cell.text(line.set()),
                Cell.text(line.label()),
                Cell.count(runs.size()),
                Cell.count(first.size()),
                Cell.count(first.values().iterator().next().size()),
                share(time, NestedVariance::betweenPuzzles),
                share(time, NestedVariance::betweenPresentations),
                share(time, NestedVariance::betweenRuns),
                share(backtracks, NestedVariance::betweenPuzzles),
                share(backtracks, NestedVariance::betweenPresentations)));
    }

    private static Optional<NestedVariance> split(Map<Integer, Map<String, List<double[]>>> runs, int which) {
        double[][][] values = runs.values().stream()
                .map(puzzle -> puzzle.values().stream()
                        .map(presentation -> presentation.stream()
                                .mapToDouble(run -> run[which])
                                .toArray())
                        .toArray(double[][]::new))
                .toArray(double[][][]::new);
        return Optional.of(NestedVariance.of(values)).filter(split -> split.total() > 0);
    }

    private static Cell share(Optional<NestedVariance> split, ToDoubleFunction<NestedVariance> component) {
        return Cell.percent(split.map(each -> OptionalDouble.of(PERCENT * component.applyAsDouble(each) / each.total()))
                .orElse(OptionalDouble.empty()));
    }
}
