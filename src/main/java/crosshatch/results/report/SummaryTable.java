package crosshatch.results.report;

import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Column.Kind;
import crosshatch.results.report.table.Table;
import crosshatch.solver.Counter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Shows summaries: to people as a table for each set and question, to programs as one table with everything in it. */
public final class SummaryTable {
    private static final String RESULTS = "results";

    private SummaryTable() {}

    /** Whether a table is one of {@link #perSet}. */
    public static boolean isOfASet(Table table) {
        return table.id().startsWith(RESULTS);
    }

    /** A row for each summary with everything that is known of it; times in µs. */
    public static Table everything(List<Summary> summaries) {
        Map<Column, Function<Summary, Cell>> columns = new LinkedHashMap<>();
        text(columns, "set", Summary::set);
        text(columns, "question", Summary::question);
        text(columns, "solver", row -> row.line().spec());
        if (summaries.stream().anyMatch(row -> !row.line().level().isEmpty())) {
            text(columns, "level", row -> row.line().level());
        }
        count(columns, "puzzles", Summary::puzzles);
        count(columns, "solved", Summary::solved);
        status(columns, Status.CORRECT);
        count(columns, "proved", Summary::proved);
        count(columns, "agreed", Summary::agreed);
        others().forEach(each -> status(columns, each));
        count(columns, "varying", Summary::varying);
        number(columns, "backtracks_mean", row -> Cell.number(row.backtracks().mean()));
        number(columns, "backtracks_median", row -> Cell.number(row.backtracks().median()));
        number(columns, "backtracks_max", row -> Cell.number(row.backtracks().max()));
        number(columns, "no_search_percent", row -> Cell.percent(row.noSearchPercent()));
        number(columns, "encode_percent", row -> Cell.percent(row.encodePercent()));
        number(columns, "total_us_mean", row -> Cell.number(row.totalMicros().mean()));
        number(columns, "total_us_median", row -> Cell.number(row.totalMicros().median()));
        number(columns, "total_us_p99", row -> Cell.number(row.totalMicros().p99()));
        number(columns, "total_us_max", row -> Cell.number(row.totalMicros().max()));
        number(columns, "par2_us", row -> Cell.number(row.par2Micros()));
        number(columns, "throughput_per_s", row -> Cell.number(row.throughputPerSecond()));
        return filled("summary", "Everything that is summed up", columns, summaries, List.of());
    }

    private static void text(Map<Column, Function<Summary, Cell>> columns, String id, Function<Summary, String> value) {
        columns.put(Column.text(id, id), row -> Cell.text(value.apply(row)));
    }

    private static void count(Map<Column, Function<Summary, Cell>> columns, String id, ToLongFunction<Summary> value) {
        number(columns, id, row -> Cell.count(value.applyAsLong(row)));
    }

    private static void status(Map<Column, Function<Summary, Cell>> columns, Status status) {
        count(columns, status.id(), row -> row.counts().of(status));
    }

    /** Behind the first column of a status, those of evidence; then these. All statuses add up to the number of puzzles. */
    private static Stream<Status> others() {
        return Stream.of(Status.values()).skip(1);
    }

    private static void number(Map<Column, Function<Summary, Cell>> columns, String id, Function<Summary, Cell> cell) {
        columns.put(Column.number(id, id), cell);
    }

    /** A table for each set and kind of runs: fewest wrong, most puzzles solved first, then by median time if it is known, then by PAR2. */
    public static List<Table> perSet(List<Summary> summaries) {
        return perSet(summaries, new CounterMeanings(List.of()), rows -> List.of());
    }

    /**
     * The same, with what its counters mean at the foot.
     *
     * @param names what must be known of the names in a table
     */
    static List<Table> perSet(
            List<Summary> summaries, CounterMeanings meanings, Function<List<Summary>, List<String>> names) {
        return bySetBestFirst(summaries).stream()
                .map(ranked -> table(ranked, meanings, names.apply(ranked)))
                .toList();
    }

    /** The summaries of each set and kind of runs, in the order of {@link #perSet}. */
    static List<List<Summary>> bySetBestFirst(List<Summary> summaries) {
        Map<String, List<Summary>> bySet = new LinkedHashMap<>();
        for (Summary summary : summaries) {
            bySet.computeIfAbsent(title(summary), set -> new ArrayList<>()).add(summary);
        }
        return bySet.values().stream()
                .map(rows -> rows.stream()
                        .sorted(Comparator.comparingLong(Summary::wrong)
                                .thenComparing(Comparator.comparingLong(Summary::solved)
                                        .reversed())
                                .thenComparingDouble(row -> row.medianIsBound()
                                        ? Double.POSITIVE_INFINITY
                                        : row.totalMicros().median().orElse(Double.POSITIVE_INFINITY))
                                .thenComparingDouble(row -> row.par2Micros().orElse(Double.POSITIVE_INFINITY)))
                        .toList())
                .toList();
    }

    private static String title(Summary summary) {
        return summary.set() + ", " + summary.line().kind();
    }

    private static Table table(List<Summary> ranked, CounterMeanings meanings, List<String> names) {
        String title = title(ranked.get(0));
        return filled(
                Ids.of(RESULTS, title),
                title + " (" + puzzles(ranked.get(0)) + ")",
                columns(ranked),
                ranked,
                notes(ranked, meanings, names));
    }

    private static List<String> notes(List<Summary> rows, CounterMeanings meanings, List<String> names) {
        Line line = rows.get(0).line();
        List<String> notes = new ArrayList<>();
        notes.add(String.format(
                Locale.ROOT,
                "n = %s, each run %s. The time of a puzzle is the median of its runs, in µs. It is wall-clock time from the puzzle"
                        + " in memory to the answer in memory, and includes the encoding. p99 is the 99th percentile over all"
                        + " runs%s.",
                puzzles(rows.get(0)),
                rows.stream().map(row -> often(row.line())).distinct().collect(Collectors.joining(" or ")),
                line.threads() == 1 ? "" : ". " + line.threads() + " runs shared the machine at a time"));
        notes.add(unsolved(rows));
        notes.addAll(names);
        notes.addAll(VerdictNotes.of(rows));
        notes.add(meanings.note(
                Counter.BACKTRACKS, rows.stream().map(Summary::solver).toList()));
        notes.addAll(Caveats.of(rows.stream().map(Summary::line).toList()));
        return notes;
    }

    /** How the unsolved puzzles of rows with one limit count, for people. */
    public static String unsolved(List<Summary> rows) {
        return rows.stream()
                .filter(row -> row.solved() < row.puzzles())
                .findFirst()
                .map(row -> unsolved(row.limitMicros()))
                .orElse("PAR2 is the mean time, because every puzzle is solved.");
    }

    private static String unsolved(double limitMicros) {
        return (Double.isFinite(limitMicros)
                        ? "Unsolved puzzles count as the limit of " + limitMicros / 1e6
                                + " s in median, mean and p99, and as twice the limit in PAR2 (mean time)."
                                + " How soon a run ended makes no difference."
                        : "Without a time limit, unsolved puzzles have no time. Each time that depends on one is empty.")
                + " Their backtracks and encoding count until the run ended. '>': the true value is larger.";
    }

    private static String puzzles(Summary row) {
        return String.format(Locale.ROOT, "%,d %s", row.puzzles(), row.puzzles() == 1 ? "puzzle" : "puzzles");
    }

    private static String often(Line line) {
        String times = line.repetitions() == 1 ? "once" : line.repetitions() + " times";
        return line.forks() == 1 ? times + " in one fork" : times + " in each of " + line.forks() + " forks";
    }

    private static Map<Column, Function<Summary, Cell>> columns(List<Summary> rows) {
        Map<Column, Function<Summary, Cell>> columns = new LinkedHashMap<>();
        columns.put(Column.text("solver", "solver"), row -> Cell.text(row.label()));
        columns.put(Column.number("solved", "solved").as(Kind.SOLVED), row -> Cell.count(row.solved()));
        columns.put(
                Column.number("correct", "correct"),
                row -> Cell.count(row.counts().of(Status.CORRECT)));
        whereAny(columns, rows, Column.number("proved", "proved"), Summary::proved);
        whereAny(columns, rows, Column.number("agreed", "agreed only"), Summary::agreed);
        columns.put(Column.number("wrong", "wrong").as(Kind.WRONG), SummaryTable::wrong);
        others().skip(1)
                .forEach(each -> whereAny(
                        columns, rows, Column.number(each.id(), each.header()).as(each.kind()), row -> row.counts()
                                .of(each)));
        columns.put(Column.number("backtracks_mean", "backtracks"), Summary::meanBacktracks);
        columns.put(Column.number("no_search_percent", "no search"), row -> Cell.percent(row.noSearchPercent()));
        cost(columns, "total_us_median", "median", Summary::medianTime);
        cost(columns, "total_us_mean", "mean", Summary::meanTime);
        cost(columns, "total_us_p99", "p99", Summary::p99Time);
        cost(columns, "par2_us", "PAR2", row -> Cell.time(row.par2Micros()));
        columns.put(Column.number("encode_percent", "encode"), row -> Cell.percent(row.encodePercent()));
        return columns;
    }

    private static void cost(
            Map<Column, Function<Summary, Cell>> columns, String id, String header, Function<Summary, Cell> time) {
        columns.put(Column.micros(id, header).as(Kind.COST), time);
    }

    private static Cell wrong(Summary row) {
        return row.wrong() == 0 ? Cell.few(0) : Cell.count(row.wrong()).marked(VerdictNotes.mark(row));
    }

    private static void whereAny(
            Map<Column, Function<Summary, Cell>> columns,
            List<Summary> rows,
            Column column,
            ToLongFunction<Summary> count) {
        if (rows.stream().anyMatch(row -> count.applyAsLong(row) > 0)) {
            columns.put(column, row -> Cell.few(count.applyAsLong(row)));
        }
    }

    private static Table filled(
            String id,
            String title,
            Map<Column, Function<Summary, Cell>> columns,
            List<Summary> rows,
            List<String> notes) {
        List<List<Cell>> cells = rows.stream()
                .map(row ->
                        columns.values().stream().map(cell -> cell.apply(row)).toList())
                .toList();
        return new Table(id, title, List.copyOf(columns.keySet()), cells, notes);
    }
}
