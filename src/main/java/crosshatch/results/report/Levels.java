package crosshatch.results.report;

import crosshatch.base.InputException;
import crosshatch.results.report.statistics.Ratio;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Columns;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The levels by which experiments are compared. Each solver at each level is a line of its own.
 *
 * @param factor the kind of levels: {@code commit}; empty if experiments are not compared
 * @param meanings a text for each level, in the order of the records
 */
public record Levels(String factor, Map<String, String> meanings) {
    /** No levels: all experiments are pooled. */
    static final Levels NONE = new Levels("", Map.of());

    /**
     * A solver at one level, compared with the same solver at another level.
     *
     * @param ratio the geometric mean of the time on {@code line} divided by the time on {@code reference}, over puzzles
     */
    public record Change(Line line, Line reference, Ratio ratio) {}

    /** Compares each solver at each level with itself at its first level, if it solved some puzzle at both. */
    public List<Change> changes(Lines lines) {
        return comparisons(lines).stream()
                .flatMap(each -> each.ratio().map(ratio -> new Change(each.line(), each.reference(), ratio)).stream())
                .toList();
    }

    private List<Comparison> comparisons(Lines lines) {
        if (meanings.isEmpty()) return List.of();
        return alike(lines).stream()
                .flatMap(group ->
                        group.stream().skip(1).flatMap(line -> Comparison.of(lines, line, group.get(0)).stream()))
                .toList();
    }

    /**
     * Makes one table for each kind of runs.
     *
     * @throws InputException if no solver has the same task on one set at two levels
     */
    List<Comparisons> tables(Lines lines, List<Summary> summaries) {
        if (meanings.isEmpty()) return List.of();
        Map<Line.Kind, List<Comparison>> comparisons = comparisons(lines).stream()
                .collect(Collectors.groupingBy(each -> each.line().kind(), LinkedHashMap::new, Collectors.toList()));
        if (comparisons.isEmpty()) {
            throw new InputException("nothing to compare by " + factor
                    + ": expected a solver that ran with the same task on the same puzzles at two of these levels: "
                    + String.join("; ", meanings.values()));
        }
        List<Comparisons> tables = new ArrayList<>();
        comparisons.forEach((kind, rows) -> tables.add(table(kind, rows, summaries)));
        return tables;
    }

    /** Returns the levels of each set, solver and kind of runs, in their order. */
    private List<List<Line>> alike(Lines lines) {
        List<String> order = List.copyOf(meanings.keySet());
        List<String> sets = lines.all().stream().map(Line::set).distinct().toList();
        return lines.all().stream()
                .sorted(Comparator.comparingInt((Line line) -> sets.indexOf(line.set()))
                        .thenComparingInt(line -> order.indexOf(line.level())))
                .collect(Collectors.groupingBy(
                        line -> List.of(line.set(), line.kind(), line.spec()), LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .toList();
    }

    private Comparisons table(Line.Kind kind, List<Comparison> rows, List<Summary> summaries) {
        return new Comparisons(
                Ids.of("by", factor, kind.toString()),
                "Each solver compared with itself, by " + factor + ", " + kind,
                new Columns<Comparison>()
                        .text("set", "set", each -> each.line().set())
                        .text(
                                "solver",
                                "solver",
                                each -> SolverNames.recorded(each.line().label()))
                        .text("level", factor, each -> each.line().level())
                        .text("beside", "compared with", each -> each.reference()
                                .level())
                        .with(Column.micros("median_us", "median"), each -> median(each.line(), summaries))
                        .with(
                                Column.micros("median_us_beside", "median, reference"),
                                each -> median(each.reference(), summaries)),
                rows,
                List.of(
                        "Each solver is compared with itself on the same puzzles at two levels.",
                        "Solvers of one experiment take turns, but experiments do not. If something disturbed one experiment, the"
                                + " disturbance is part of the ratio, and no test detects it.",
                        "Levels: " + String.join("; ", meanings.values()) + "."));
    }

    /** Returns the median time of a line; summaries are in the order of lines. */
    private static Cell median(Line line, List<Summary> summaries) {
        Summary summary = summaries.get(line.number() - 1);
        return summary.medianTime();
    }
}
