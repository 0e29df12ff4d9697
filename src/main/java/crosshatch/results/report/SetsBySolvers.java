package crosshatch.results.report;

import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.MarkdownFormat;
import crosshatch.results.report.table.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Shows the results of solvers from set to set, as sets grow larger or get more holes. There is one table for each measure,
 * with a row for each set and a column for each solver. A value that a limit cut off is shown as {@code > limit}.
 */
public final class SetsBySolvers {

    private SetsBySolvers() {}

    /** Makes a table for each kind of runs and measure, with the solvers in alphabetical order. */
    public static List<Table> tables(List<Summary> summaries) {
        Map<Line.Kind, List<Summary>> byKind = new LinkedHashMap<>();
        for (Summary summary : summaries) {
            byKind.computeIfAbsent(summary.line().kind(), kind -> new ArrayList<>())
                    .add(summary);
        }
        List<Table> tables = new ArrayList<>();
        byKind.forEach((kind, rows) -> {
            tables.add(table("Solved", "Solved, " + kind, kind, rows, SetsBySolvers::solved, List.of()));
            tables.add(
                    table("Median time", "Median time", kind, rows, Summary::medianTime, List.of(SummaryTable.LARGER)));
            tables.add(
                    table("PAR2", "PAR2", kind, rows, row -> Cell.time(row.par2Micros()), List.of(SummaryTable.PAR2)));
            List<String> means = List.of("The backtracks of a puzzle are the mean over its runs.", SummaryTable.LARGER);
            tables.add(table(
                    "Median backtracks", "Median backtracks", kind, rows, SetsBySolvers::medianBacktracks, means));
        });
        return tables;
    }

    private static Table table(
            String measure,
            String corner,
            Line.Kind kind,
            List<Summary> summaries,
            Function<Summary, Cell> cell,
            List<String> method) {
        List<String> solvers =
                summaries.stream().map(Summary::solver).distinct().sorted().toList();
        Map<String, String> labels =
                summaries.stream().collect(Collectors.toMap(Summary::solver, Summary::label, (one, same) -> one));
        Map<String, Map<String, Summary>> sets = new LinkedHashMap<>();
        for (Summary summary : summaries) {
            sets.computeIfAbsent(summary.set(), set -> new LinkedHashMap<>()).put(summary.solver(), summary);
        }
        List<Column> columns = Stream.concat(
                        Stream.of(Column.text("set", corner)),
                        solvers.stream().map(solver -> Column.number(solver, labels.getOrDefault(solver, solver))))
                .toList();
        List<String> notes = Stream.concat(method.stream(), VerdictNotes.of(summaries).stream())
                .toList();
        List<List<Cell>> rows = new ArrayList<>();
        sets.forEach((set, row) -> rows.add(
                Stream.concat(Stream.of(Cell.text(set)), solvers.stream().map(solver -> shown(row.get(solver), cell)))
                        .toList()));
        return new Table(
                Ids.of("sets", measure, kind.toString()),
                measure + ", " + kind,
                columns,
                rows,
                Caveats.after(notes, lines(summaries)));
    }

    /** Returns the tables as Markdown, with caveats on their times, but without notes on their method. */
    public static String markdown(List<Summary> summaries) {
        String caveats = Caveats.of(lines(summaries)).stream()
                .map(caveat -> caveat + "\n\n")
                .collect(Collectors.joining());
        return MarkdownFormat.of(tables(summaries)) + caveats;
    }

    private static List<Line> lines(List<Summary> summaries) {
        return summaries.stream().map(Summary::line).toList();
    }

    private static Cell shown(@Nullable Summary summary, Function<Summary, Cell> cell) {
        return summary == null ? Cell.empty() : cell.apply(summary);
    }

    private static Cell solved(Summary row) {
        String wrong = row.wrong() > 0 ? String.format(Locale.ROOT, ", %,d wrong", row.wrong()) : "";
        return Cell.count(row.solved())
                .followedBy(String.format(Locale.ROOT, "of %,d", row.puzzles()) + wrong)
                .marked(VerdictNotes.mark(row));
    }

    /** Returns the median of backtracks; a lower bound if half of the puzzles were not solved. */
    private static Cell medianBacktracks(Summary row) {
        OptionalDouble median = row.backtracks().median();
        if (median.isEmpty()) return Cell.empty();
        Cell shown = Cell.decimals(median.getAsDouble(), 0);
        return row.medianIsBound() ? shown.atLeast() : shown;
    }
}
