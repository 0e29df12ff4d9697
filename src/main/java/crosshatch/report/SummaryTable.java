package crosshatch.report;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.ColumnData;
import com.github.freva.asciitable.HorizontalAlign;
import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;

/** Shows summaries: to people as a table for each set, fastest solver first; to programs as CSV. */
public final class SummaryTable {
    private SummaryTable() {}

    /** The columns of the CSV, one row per summary; what is not known is empty. Times in µs, unrounded. */
    public static String csv(List<Summary> summaries) {
        StringWriter text = new StringWriter();
        CsvWriter csv = CsvWriter.builder().bufferSize(0).build(text); // a StringWriter needs no second buffer
        csv.writeRecord(csvColumns().keySet());
        for (Summary summary : summaries) {
            csv.writeRecord(csvColumns().values().stream()
                    .map(column -> column.apply(summary))
                    .toList());
        }
        return text.toString();
    }

    private static Map<String, Function<Summary, String>> csvColumns() {
        Map<String, Function<Summary, String>> columns = new LinkedHashMap<>();
        columns.put("set", Summary::set);
        columns.put("question", Summary::question);
        columns.put("solver", Summary::solver);
        columns.put("puzzles", summary -> "" + summary.puzzles());
        columns.put("solved", summary -> "" + summary.solved());
        columns.put("correct", summary -> "" + summary.correct());
        columns.put("wrong", summary -> "" + summary.wrong());
        columns.put("unconfirmed", summary -> "" + summary.unconfirmed());
        columns.put("timeouts", summary -> "" + summary.timeouts());
        columns.put("gave_up", summary -> "" + summary.gaveUp());
        columns.put("crashed", summary -> "" + summary.crashed());
        columns.put("varying", summary -> "" + summary.varying());
        columns.put("backtracks_mean", summary -> raw(summary.backtracks().mean()));
        columns.put("backtracks_median", summary -> raw(summary.backtracks().median()));
        columns.put("backtracks_max", summary -> raw(summary.backtracks().max()));
        columns.put("no_search_percent", summary -> raw(summary.noSearchPercent()));
        columns.put("encode_percent", summary -> raw(summary.encodePercent()));
        columns.put("total_us_mean", summary -> raw(summary.totalMicros().mean()));
        columns.put("total_us_median", summary -> raw(summary.totalMicros().median()));
        columns.put("total_us_p99", summary -> raw(summary.totalMicros().p99()));
        columns.put("total_us_max", summary -> raw(summary.totalMicros().max()));
        columns.put("par2_us", summary -> raw(summary.par2Micros()));
        columns.put("throughput_per_s", summary -> raw(summary.throughputPerSecond()));
        return columns;
    }

    private static String raw(OptionalDouble value) {
        if (value.isEmpty()) return "";
        double number = value.getAsDouble();
        return number == Math.rint(number) && Math.abs(number) < 1e15 ? "" + (long) number : "" + number;
    }

    /** A table for each set and question: most puzzles solved first, then by median time. */
    public static String text(List<Summary> summaries) {
        Map<String, List<Summary>> bySet = new LinkedHashMap<>();
        for (Summary summary : summaries) {
            bySet.computeIfAbsent(summary.set() + ", question " + summary.question(), set -> new ArrayList<>())
                    .add(summary);
        }
        StringBuilder text = new StringBuilder();
        bySet.forEach((title, rows) -> text.append(text.isEmpty() ? "" : "\n").append(table(title, rows)));
        return text.toString();
    }

    private static String table(String title, List<Summary> rows) {
        List<Summary> ranked = rows.stream()
                .sorted(Comparator.comparingLong(Summary::wrong)
                        .thenComparing(Comparator.comparingLong(Summary::solved).reversed())
                        .thenComparingDouble(row -> row.totalMicros().median().orElse(0)))
                .toList();
        long puzzles = ranked.get(0).puzzles();
        List<ColumnData<Summary>> columns = new ArrayList<>();
        List<String> solvers = ranked.stream().map(Summary::solver).toList();
        columns.add(left("solver", row -> SolverNames.shortName(row.solver(), solvers)));
        columns.add(right("solved", row -> grouped(row.solved())));
        columns.add(right("correct", row -> grouped(row.correct())));
        columns.add(right("wrong", row -> few(row.wrong())));
        if (any(ranked, Summary::unconfirmed)) columns.add(right("unconf.", row -> few(row.unconfirmed())));
        if (any(ranked, Summary::timeouts)) columns.add(right("timeout", row -> few(row.timeouts())));
        if (any(ranked, Summary::gaveUp)) columns.add(right("gave up", row -> few(row.gaveUp())));
        if (any(ranked, Summary::crashed)) columns.add(right("crashed", row -> few(row.crashed())));
        columns.add(right("backtracks", row -> mean(row.backtracks(), row)));
        columns.add(right("no search", row -> percent(row.noSearchPercent())));
        columns.add(right("median µs", row -> timed(row.totalMicros().median(), row)));
        columns.add(right("mean µs", row -> mean(row.totalMicros(), row)));
        columns.add(right("p99 µs", row -> timed(row.totalMicros().p99(), row)));
        columns.add(right("PAR2 µs", row -> rounded(row.par2Micros())));
        columns.add(right("encode", row -> percent(row.encodePercent())));
        return title + " (" + grouped(puzzles) + (puzzles == 1 ? " puzzle" : " puzzles") + ")\n"
                + AsciiTable.getTable(AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER, ranked, columns)
                + "\n";
    }

    private static boolean any(List<Summary> rows, Function<Summary, Long> count) {
        return rows.stream().anyMatch(row -> count.apply(row) > 0);
    }

    private static ColumnData<Summary> left(String header, Function<Summary, String> cell) {
        return new Column()
                .header(header)
                .headerAlign(HorizontalAlign.LEFT)
                .dataAlign(HorizontalAlign.LEFT)
                .maxWidth(100)
                .with(cell);
    }

    private static ColumnData<Summary> right(String header, Function<Summary, String> cell) {
        return new Column()
                .header(header)
                .headerAlign(HorizontalAlign.RIGHT)
                .dataAlign(HorizontalAlign.RIGHT)
                .with(cell);
    }

    private static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** None is shown as a dash, so that the eye finds the others. */
    private static String few(long number) {
        return number == 0 ? "-" : grouped(number);
    }

    private static String percent(OptionalDouble value) {
        return value.isEmpty() ? "" : String.format(Locale.ROOT, "%.1f %%", value.getAsDouble());
    }

    /** A time that lies at the limit is that of a run that was stopped there: all that is known is that it needs more. */
    private static String timed(OptionalDouble micros, Summary row) {
        boolean censored = micros.isPresent() && micros.getAsDouble() >= row.limitMicros();
        return censored ? "> " + rounded(OptionalDouble.of(row.limitMicros())) : rounded(micros);
    }

    /** Runs that were stopped count with what they had done by then, so that the mean is a lower bound. */
    private static String mean(Summary.Spread spread, Summary row) {
        boolean bound = row.timeouts() > 0 && spread.mean().isPresent();
        return (bound ? "> " : "") + rounded(spread.mean());
    }

    /** Three digits at least, none that the spread would drown. */
    private static String rounded(OptionalDouble value) {
        if (value.isEmpty()) return "";
        double number = value.getAsDouble();
        String pattern = number >= 100 ? "%,.0f" : number >= 10 ? "%.1f" : "%.2f";
        return String.format(Locale.ROOT, pattern, number);
    }
}
