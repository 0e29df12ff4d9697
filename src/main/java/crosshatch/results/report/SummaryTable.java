package crosshatch.results.report;

import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Column.Kind;
import crosshatch.results.report.table.Columns;
import crosshatch.results.report.table.Table;
import crosshatch.solver.Counter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes summaries: for people one table for each set and task, for programs one table of all values. */
public final class SummaryTable {
    /** The note on a column PAR2, in all tables that have one. */
    static final String PAR2 =
            "`PAR2`: mean time. For an unsolved puzzle, twice the time limit takes the place of its time.";

    public static final String LARGER =
            "'>': the true value is larger than the value shown, because some puzzles are unsolved.";

    private static final String RESULTS = "results";

    private SummaryTable() {}

    /** Returns whether a table is one of {@link #perSet}. */
    public static boolean isOfASet(Table table) {
        return table.id().startsWith(RESULTS);
    }

    /** Makes a table with a row for each summary and all its values; times are in µs. */
    public static Table everything(List<Summary> summaries) {
        Columns<Summary> columns = new Columns<Summary>()
                .text("set", "set", Summary::set)
                .text("question", "question", Summary::question)
                .text("solver", "solver", row -> row.line().spec());
        if (summaries.stream().anyMatch(row -> !row.line().level().isEmpty())) {
            columns.text("level", "level", row -> row.line().level());
        }
        number(columns, "puzzles", Summary::puzzles);
        number(columns, "solved", Summary::solved);
        status(columns, Status.CORRECT);
        number(columns, "proved", Summary::proved);
        number(columns, "agreed", Summary::agreed);
        others().forEach(each -> status(columns, each));
        number(columns, "varying", Summary::varying);
        known(columns, "backtracks_mean", row -> row.backtracks().mean());
        known(columns, "backtracks_median", row -> row.backtracks().median());
        known(columns, "backtracks_max", row -> row.backtracks().max());
        columns.number("no_search_percent", "no_search_percent", row -> Cell.percent(row.noSearchPercent()));
        columns.number("encode_percent", "encode_percent", row -> Cell.percent(row.encodePercent()));
        known(columns, "total_us_mean", row -> row.totalMicros().mean());
        known(columns, "total_us_median", row -> row.totalMicros().median());
        known(columns, "total_us_p99", row -> row.totalMicros().p99());
        known(columns, "total_us_max", row -> row.totalMicros().max());
        known(columns, "par2_us", Summary::par2Micros);
        columns.number("par2_unsolved_percent", "par2_unsolved_percent", row -> Cell.percent(row.unsolvedPercent()));
        known(columns, "throughput_per_s", Summary::throughputPerSecond);
        return columns.table("summary", "All summaries", summaries, List.of());
    }

    private static void number(Columns<Summary> columns, String id, ToLongFunction<Summary> value) {
        columns.count(id, id, value);
    }

    private static void known(Columns<Summary> columns, String id, Function<Summary, OptionalDouble> value) {
        columns.number(id, id, row -> Cell.number(value.apply(row)));
    }

    private static void status(Columns<Summary> columns, Status status) {
        number(columns, status.id(), row -> row.counts().of(status));
    }

    /** Returns the statuses after the first one and the columns of evidence. All statuses add up to the number of puzzles. */
    private static Stream<Status> others() {
        return Stream.of(Status.values()).skip(1);
    }

    /**
     * Makes a table for each set and kind of runs. Rows are sorted by fewest wrong answers, most solved puzzles, median time
     * if known, and PAR2.
     */
    public static List<Table> perSet(List<Summary> summaries) {
        return perSet(summaries, new CounterMeanings(List.of()), rows -> List.of());
    }

    /**
     * Makes the same tables with explanations of their counters in notes.
     *
     * @param names returns notes on the names in a table
     */
    static List<Table> perSet(
            List<Summary> summaries, CounterMeanings meanings, Function<List<Summary>, List<String>> names) {
        return bySetBestFirst(summaries).stream()
                .map(ranked -> table(ranked, meanings, names.apply(ranked)))
                .toList();
    }

    /** Groups the summaries by set and kind of runs, in the order of {@link #perSet}. */
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
        return columns(ranked)
                .table(
                        Ids.of(RESULTS, title),
                        title + " (" + puzzles(ranked.get(0)) + ")",
                        ranked,
                        notes(ranked, meanings, names));
    }

    private static List<String> notes(List<Summary> rows, CounterMeanings meanings, List<String> names) {
        Line line = rows.get(0).line();
        List<String> notes = new ArrayList<>(VerdictNotes.of(rows));
        notes.addAll(Caveats.of(rows.stream().map(Summary::line).toList()));
        notes.add(String.format(
                Locale.ROOT,
                "n = %s. Each solver ran on each puzzle %s.%s",
                puzzles(rows.get(0)),
                rows.stream().map(row -> often(row.line())).distinct().collect(Collectors.joining(" or ")),
                line.threads() == 1 ? "" : " " + line.threads() + " runs shared the machine at the same time."));
        notes.addAll(names);
        notes.add(
                "Times are wall-clock times, from the puzzle in memory to the answer in memory. They include the encoding.");
        if (rows.stream().anyMatch(row -> row.line().repetitions() > 1)) {
            notes.add("The time of a puzzle in a fork is the median of its repetitions.");
        }
        if (rows.stream().anyMatch(row -> row.line().forks() > 1)) {
            notes.add("The time of a puzzle is the geometric mean of its times in the forks.");
        }
        notes.add("`p99`: 99th percentile of the time over all runs.");
        notes.addAll(unsolved(rows));
        notes.add(meanings.note(
                Counter.BACKTRACKS, rows.stream().map(Summary::solver).toList()));
        return notes;
    }

    /** Returns notes that explain the use of unsolved puzzles in each column, for rows with the same limit. */
    public static List<String> unsolved(List<Summary> rows) {
        return rows.stream()
                .filter(row -> row.solved() < row.puzzles())
                .findFirst()
                .map(row -> unsolved(row.limitMicros()))
                .orElse(List.of(PAR2));
    }

    private static List<String> unsolved(double limitMicros) {
        List<String> notes = new ArrayList<>();
        if (Double.isFinite(limitMicros)) {
            notes.add("In `median`, `mean` and `p99`, the limit of " + limitMicros / 1e6
                    + " s takes the place of the time of an unsolved puzzle, even if its run ended before the limit.");
            notes.add(PAR2);
            notes.add("`unsolved in PAR2`: share of PAR2 that comes from unsolved puzzles.");
        } else {
            notes.add(
                    "Without a time limit, an unsolved puzzle has no time. A field is empty if its time depends on an unsolved puzzle.");
        }
        notes.add(
                "For an unsolved puzzle, the table uses the backtracks and the encoding time up to the end of the run.");
        notes.add(LARGER);
        return notes;
    }

    private static String puzzles(Summary row) {
        return String.format(Locale.ROOT, "%,d %s", row.puzzles(), row.puzzles() == 1 ? "puzzle" : "puzzles");
    }

    private static String often(Line line) {
        return often(line.repetitions(), line.forks());
    }

    /** Says how often each solver ran on each puzzle, as the end of a sentence. */
    public static String often(int repetitions, int forks) {
        String times = repetitions == 1 ? "once" : repetitions + " times";
        return times + (forks == 1 ? " in one fork (JVM)" : " in each of " + forks + " forks (JVMs)");
    }

    private static Columns<Summary> columns(List<Summary> rows) {
        Columns<Summary> columns = new Columns<Summary>()
                .text("solver", "solver", Summary::label)
                .with(Column.number("solved", "solved").as(Kind.SOLVED), row -> Cell.count(row.solved()))
                .count("correct", "correct", row -> row.counts().of(Status.CORRECT));
        whereAny(columns, rows, Column.number("proved", "proved"), Summary::proved);
        whereAny(columns, rows, Column.number("agreed", "agreed only"), Summary::agreed);
        columns.with(Column.number("wrong", "wrong").as(Kind.WRONG), SummaryTable::wrong);
        others().skip(1)
                .forEach(each -> whereAny(
                        columns, rows, Column.number(each.id(), each.header()).as(each.kind()), row -> row.counts()
                                .of(each)));
        columns.number("backtracks_mean", "backtracks", Summary::meanBacktracks);
        columns.number("no_search_percent", "solved without search", row -> Cell.percent(row.noSearchPercent()));
        cost(columns, "total_us_median", "median", Summary::medianTime);
        cost(columns, "total_us_mean", "mean", Summary::meanTime);
        cost(columns, "total_us_p99", "p99", Summary::p99Time);
        cost(columns, "par2_us", "PAR2", row -> Cell.time(row.par2Micros()));
        if (rows.stream().anyMatch(row -> row.solved() < row.puzzles())) {
            columns.number("par2_unsolved_percent", "unsolved in PAR2", row -> Cell.percent(row.unsolvedPercent()));
        }
        return columns.number("encode_percent", "encode", row -> Cell.percent(row.encodePercent()));
    }

    private static void cost(Columns<Summary> columns, String id, String header, Function<Summary, Cell> time) {
        columns.with(Column.micros(id, header).as(Kind.COST), time);
    }

    private static Cell wrong(Summary row) {
        return row.wrong() == 0 ? Cell.few(0) : Cell.count(row.wrong()).marked(VerdictNotes.mark(row));
    }

    private static void whereAny(
            Columns<Summary> columns, List<Summary> rows, Column column, ToLongFunction<Summary> count) {
        if (rows.stream().anyMatch(row -> count.applyAsLong(row) > 0)) {
            columns.with(column, row -> Cell.few(count.applyAsLong(row)));
        }
    }
}
