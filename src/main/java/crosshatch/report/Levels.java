package crosshatch.report;

import crosshatch.puzzle.InputException;
import crosshatch.report.table.Cell;
import crosshatch.report.table.Column;
import crosshatch.report.table.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What experiments are set beside each other by: each solver at each level is a line of its own.
 *
 * @param factor what levels are: {@code commit}; empty if experiments are not set beside each other
 * @param meanings what stands for each level, in the order in which they were met
 */
record Levels(String factor, Map<String, String> meanings) {
    /** Everything is taken together. */
    static final Levels NONE = new Levels("", Map.of());

    /**
     * Each solver at each level beside itself at the first level that it was run at: one table for each kind of runs.
     *
     * @throws InputException if no solver was asked a question on one set at two levels
     */
    List<Table> tables(Lines lines, List<Summary> summaries) {
        if (meanings.isEmpty()) return List.of();
        Map<Line.Kind, List<Comparison>> comparisons = new LinkedHashMap<>();
        for (List<Line> group : alike(lines).values()) {
            Line first = group.get(0);
            for (Line line : group.subList(1, group.size())) {
                Comparison.of(lines, line, first).ifPresent(found -> comparisons
                        .computeIfAbsent(line.kind(), kind -> new ArrayList<>())
                        .add(found));
            }
        }
        if (comparisons.isEmpty()) {
            throw new InputException("nothing to set beside each other by " + factor
                    + ": no solver was asked the same question about the same puzzles at two of "
                    + String.join("; ", meanings.values()));
        }
        Map<Line, Summary> summed = summaries.stream().collect(Collectors.toMap(Summary::line, each -> each));
        List<Table> tables = new ArrayList<>();
        comparisons.forEach((kind, rows) -> tables.add(table(kind, rows, summed)));
        return tables;
    }

    /** By solver, set and kind of runs: the levels of each, in their order. */
    Map<List<Object>, List<Line>> alike(Lines lines) {
        List<String> order = List.copyOf(meanings.keySet());
        Map<List<Object>, List<Line>> groups = lines.all().stream()
                .collect(Collectors.groupingBy(
                        line -> List.of(line.kind(), line.set(), line.spec()),
                        LinkedHashMap::new,
                        Collectors.toCollection(ArrayList::new)));
        groups.values()
                .forEach(group -> group.sort(java.util.Comparator.comparingInt(line -> order.indexOf(line.level()))));
        return groups;
    }

    private Table table(Line.Kind kind, List<Comparison> rows, Map<Line, Summary> summed) {
        return Comparisons.table(
                Ids.of("by", factor, kind.toString()),
                "Each solver beside itself, by " + factor + ", " + kind,
                List.of(
                        Column.text("set", "set"),
                        Column.text("solver", "solver"),
                        Column.text("level", factor),
                        Column.text("beside", "beside"),
                        Column.number("median_us", "median µs"),
                        Column.number("median_us_beside", "beside")),
                rows,
                each -> List.of(
                        Cell.text(each.line().set()),
                        Cell.text(SolverNames.spec(each.line().label())),
                        Cell.text(each.line().level()),
                        Cell.text(each.reference().level()),
                        median(summed.get(each.line())),
                        median(summed.get(each.reference()))),
                "Each solver beside itself, the same puzzles at two levels. Levels: "
                        + String.join("; ", meanings.values()) + ".");
    }

    private static Cell median(Summary summary) {
        return summary.censored(summary.totalMicros().median(), Cell::number);
    }
}
