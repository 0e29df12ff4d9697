package crosshatch.results.report.page;

import crosshatch.results.RunColumn;
import crosshatch.results.report.Lines;
import crosshatch.solver.Counter;
import java.math.BigDecimal;
import java.math.MathContext;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The runs of the puzzles on a page, column by column, so that a hundred thousand runs do not repeat names.
 *
 * @param columns the recorded numbers: times, counters of this program and of libraries, memory, noise, proofs
 * @param words the texts of statuses, verdicts and details, without duplicates
 * @param blocks one block for each line
 */
record RunData(List<Column> columns, List<String> words, List<Block> blocks) {
    /** The precision of values; no time is known more precisely, and more digits would fill the page. */
    private static final MathContext DIGITS = new MathContext(5);

    /** The suffix of the name of a counter of a library. */
    private static final String OWN = " (library's own)";

    /**
     * One column of values.
     *
     * @param name the name for people
     * @param unit {@code µs}, {@code bytes}, {@code %}, or empty for a number
     */
    record Column(String name, String unit) {}

    /**
     * The runs of a line, combined for each puzzle.
     *
     * @param puzzles the numbers of the puzzles, ascending; all arrays have the same length
     * @param runs the number of combined runs
     * @param claims the statuses, as indexes in {@code words}, like verdicts and details
     * @param values the values by number of a column; null for unknown values, absent if all are unknown
     */
    record Block(
            int line,
            List<Integer> puzzles,
            List<Integer> runs,
            List<Integer> claims,
            List<Integer> verdicts,
            List<Integer> details,
            Map<Integer, List<@Nullable Double>> values) {
        Block(int line) {
            this(
                    line,
                    new ArrayList<>(),
                    new ArrayList<>(),
                    new ArrayList<>(),
                    new ArrayList<>(),
                    new ArrayList<>(),
                    new TreeMap<>());
        }
    }

    /**
     * A column with the SQL of its values.
     *
     * @param sql an aggregate over a group of measured runs, or a column of {@code puzzles}
     */
    private record Measure(Column column, String sql) {}

    /** Makes the measure of a column with a title; the name of the column ends in its unit. */
    private static Measure measure(RunColumn column) {
        String name = column.name();
        if (name.endsWith("_ns")) return new Measure(new Column(column.title(), "µs"), "median(" + name + ") / 1e3");
        String unit = name.endsWith("_bytes") ? "bytes" : name.endsWith("_percent") ? "%" : "";
        return new Measure(new Column(column.title(), unit), "avg(" + name + ")");
    }

    private static final List<Measure> TAKEN_TOGETHER = Stream.concat(
                    Stream.of(
                            new Measure(new Column("time", "µs"), "micros"),
                            new Measure(new Column("encoding", "µs"), "encode_micros")),
                    Stream.of(Counter.values())
                            .map(counter -> new Measure(new Column(counter.column(), ""), counter.column())))
            .toList();

    private static final List<Measure> OTHERS = RunColumn.ALL.stream()
            .filter(column -> !column.title().isEmpty())
            .map(RunData::measure)
            .toList();

    private static final String RUNS = """
            WITH words AS (
              SELECT puzzle, line,
                string_agg(DISTINCT claim, ', ' ORDER BY claim) AS claims,
                string_agg(DISTINCT word, ', ' ORDER BY word) AS verdicts,
                min(natives) AS natives, max(detail) AS detail, %s
              FROM (SELECT *, verdict || CASE WHEN evidence = 'agreed' THEN ' (agreed only)' ELSE '' END AS word FROM measured)
                JOIN lines USING ("set", question, solver, phase, threads)
                JOIN chosen USING ("set", position, variant)
              GROUP BY puzzle, line
            )
            SELECT puzzle, line, runs, claims, verdicts, detail, natives, %s
            FROM puzzles JOIN lines USING (line) JOIN chosen USING ("set", position, variant) JOIN words USING (puzzle, line)
            ORDER BY line, puzzle
            """.formatted(
            aliased(OTHERS, "o"), aliased(TAKEN_TOGETHER, "t") + ", " + String.join(", ", aliases(OTHERS.size(), "o")));

    private static String aliased(List<Measure> measures, String prefix) {
        List<String> aliases = aliases(measures.size(), prefix);
        List<String> columns = new ArrayList<>();
        for (int place = 0; place < measures.size(); place++) {
            columns.add(measures.get(place).sql() + " AS " + aliases.get(place));
        }
        return String.join(", ", columns);
    }

    private static List<String> aliases(int count, String prefix) {
        return Stream.iterate(0, place -> place + 1)
                .limit(count)
                .map(place -> prefix + place)
                .toList();
    }

    /** Makes the data of the puzzles that {@link PuzzleSample} chose. */
    static RunData of(Lines lines) {
        Gatherer gathered = new Gatherer();
        lines.database().query(RUNS, rows -> {
            while (rows.next()) gathered.add(rows);
        });
        return new RunData(
                gathered.columns.keySet().stream().toList(),
                gathered.words.keySet().stream().toList(),
                List.copyOf(gathered.blocks.values()));
    }

    /** Numbers columns and words in the order of their appearance. */
    private static final class Gatherer {
        private final Map<Column, Integer> columns = new LinkedHashMap<>();
        private final Map<String, Integer> words = new LinkedHashMap<>();
        private final Map<Integer, Block> blocks = new LinkedHashMap<>();

        private void add(ResultSet row) throws SQLException {
            int line = row.getInt("line");
            Block block = blocks.computeIfAbsent(line, Block::new);
            int place = block.puzzles.size();
            block.puzzles.add(row.getInt("puzzle"));
            block.runs.add(row.getInt("runs"));
            block.claims.add(word(row.getString("claims")));
            block.verdicts.add(word(row.getString("verdicts")));
            block.details.add(word(Objects.requireNonNullElse(row.getString("detail"), "")));
            add(block, place, TAKEN_TOGETHER, "t", row);
            natives(Objects.requireNonNullElse(row.getString("natives"), ""))
                    .forEach((name, value) -> put(block, place, new Column(name + OWN, ""), value));
            add(block, place, OTHERS, "o", row);
        }

        private void add(Block block, int place, List<Measure> measures, String prefix, ResultSet row)
                throws SQLException {
            for (int number = 0; number < measures.size(); number++) {
                double value = row.getDouble(prefix + number);
                if (!row.wasNull()) put(block, place, measures.get(number).column(), value);
            }
        }

        private int word(String text) {
            return words.computeIfAbsent(text, any -> words.size());
        }

        private void put(Block block, int place, Column column, double value) {
            int number = columns.computeIfAbsent(column, any -> columns.size());
            List<@Nullable Double> values = block.values.computeIfAbsent(number, any -> new ArrayList<>());
            while (values.size() < place) values.add(null);
            values.add(rounded(value));
        }
    }

    /** Returns the numbers in a text such as {@code nodes=3 fails=2}. */
    private static Map<String, Double> natives(String text) {
        return Stream.of(text.split(" "))
                .filter(each -> each.contains("="))
                .collect(Collectors.toMap(
                        each -> each.substring(0, each.indexOf('=')),
                        each -> Double.valueOf(each.substring(each.indexOf('=') + 1)),
                        (first, again) -> first,
                        LinkedHashMap::new));
    }

    /** Rounds a value to the digits that the page stores. */
    static double rounded(double value) {
        return new BigDecimal(value).round(DIGITS).doubleValue();
    }
}
