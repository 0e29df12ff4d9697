package crosshatch.experiment.study.release;

import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.CodeMarks;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.MarkdownFormat;
import crosshatch.results.report.table.Table;
import crosshatch.solver.OptionValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Writes the result of a gate as a comment in Markdown for a pull request. */
public final class GateComment {
    private static final int SHOWN = 20;

    private static final List<Column> COLUMNS = List.of(
            Column.text("solver", "solver"),
            Column.number("puzzles", "puzzles"),
            Column.number("bad", "wrong or crashed"),
            Column.number("lost", "lost answers"),
            Column.number("changed", "counters changed"),
            Column.number("effort", "× search"),
            Column.number("ratio", "× time"),
            Column.number("low", "95 % from"),
            Column.number("high", "to"));

    private GateComment() {}

    /** Writes the whole comment, which ends with a line feed. */
    public static String of(ReleaseGate.Result result) {
        StringBuilder text = new StringBuilder("## ")
                .append(result.isOpen() ? "Open" : "Closed")
                .append(": ")
                .append(result.head().name())
                .append(" against ")
                .append(result.base().name())
                .append(", suite ")
                .append(result.suite())
                .append("\n\n");
        text.append("Versions: ")
                .append(result.head().version().orElse("unknown"))
                .append(" against ")
                .append(result.base().version().orElse("unknown"))
                .append(". ")
                .append(result.suite().about())
                .append("\n\n");
        list(text, "Reasons to refuse the change", result.closed());
        list(text, "Warnings", result.warnings());
        text.append(MarkdownFormat.section(table(result)));
        return text.toString();
    }

    private static void list(StringBuilder text, String title, List<String> lines) {
        if (lines.isEmpty()) return;
        text.append("### ").append(title).append("\n\n");
        lines.stream()
                .limit(SHOWN)
                .forEach(line -> text.append("- ").append(line).append('\n'));
        if (lines.size() > SHOWN)
            text.append("- and ").append(lines.size() - SHOWN).append(" more\n");
        text.append('\n');
    }

    private static Table table(ReleaseGate.Result result) {
        List<List<Cell>> rows = new ArrayList<>();
        for (ReleaseGate.Row row : result.rows()) {
            rows.add(List.of(
                    Cell.text(OptionValues.text(
                            row.head().family().line(), row.head().chosen())),
                    Cell.count(row.compared().pairs()),
                    Cell.few(row.bad().size()),
                    Cell.few(row.compared().lost().size()),
                    Cell.few(row.compared().changed().size()
                            - row.compared().lost().size()),
                    number(row.effort()),
                    number(row.compared().ratio()),
                    number(row.compared().low()),
                    number(row.compared().high())));
        }
        List<String> notes = new ArrayList<>(
                List.of(
                        "`puzzles`: number of puzzles that both releases answered.",
                        "The gate is closed by wrong answers, lost answers and changed counters, because these findings are the same on every machine. "
                                + times(result.allowed().time()),
                        "`× search`: decisions and conflicts of "
                                + CodeMarks.of(result.head().name()) + ", divided by the decisions and conflicts of "
                                + CodeMarks.of(result.base().name()) + ".",
                        "`× time`: geometric mean of the ratios of times, with a 95 % bootstrap interval. The runs of both releases alternated."));
        if (!result.lacking().isEmpty()) {
            notes.add("Not compared, because one of the two releases cannot run them: " + CodeMarks.of(result.lacking())
                    + ".");
        }
        return new Table("gate", "Each configuration", COLUMNS, rows, notes);
    }

    private static String times(@Nullable Double tolerance) {
        return tolerance == null
                ? "Times only cause warnings."
                : String.format(
                        Locale.ROOT, "Times close it if the whole interval of `× time` is above %.2f.", tolerance);
    }

    private static Cell number(double number) {
        return Double.isNaN(number) ? Cell.empty() : Cell.decimals(number, 2);
    }
}
