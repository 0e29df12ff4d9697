package crosshatch.results.report;

import crosshatch.results.database.RunDatabase;
import crosshatch.solver.Counter;
import crosshatch.solver.TreeCounters;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How large the search trees of some lines were, run by run, as their families count them. */
final class TreeSizes {
    private static final String TABLE = """
            CREATE OR REPLACE TEMP TABLE trees AS
            SELECT line, position, variant,
              CASE WHEN NOT cut THEN CASE line %s END END AS nodes,
              CASE WHEN NOT cut THEN CASE line %s END END AS dead_ends
            FROM (SELECT *, claim IN (%s) AS cut FROM measured) JOIN lines USING ("set", question, solver, phase, threads)
            """;

    private static final String DIFFERING = """
            SELECT position, variant FROM trees WHERE line IN (%s) GROUP BY position, variant
            HAVING count(DISTINCT (nodes, dead_ends)) > 1 OR count(nodes) < count(*) OR count(DISTINCT line) < %d
            ORDER BY position, variant
            """;

    private static final String OF_A_PUZZLE = """
            SELECT DISTINCT line, CASE WHEN nodes IS NULL THEN 'not counted to its end'
              ELSE format('{} nodes, {} dead ends', nodes, dead_ends) END AS size
            FROM trees WHERE line IN (%s) AND position = %d AND variant = %s ORDER BY line, size
            """;

    /** In the order in which {@link PuzzleTimes#ofForks} has the times. */
    private static final String NODES = """
            SELECT any_value(nodes) FROM trees JOIN puzzles USING (line, position, variant)
            WHERE line IN (%s) GROUP BY position, variant
            HAVING count(DISTINCT line) = %d AND bool_and(solved) ORDER BY position, variant
            """;

    private final RunDatabase runs;
    private final List<Line> compared;
    private final String numbers;

    private record Place(long position, String variant) {
        @Override
        public String toString() {
            return "#" + position + (variant.isEmpty() ? "" : " " + variant);
        }
    }

    /** @param compared of one set and kind; the table is that of {@link #count} */
    TreeSizes(RunDatabase runs, List<Line> compared) {
        this.runs = runs;
        this.compared = compared;
        numbers = compared.stream().map(line -> "" + line.number()).collect(Collectors.joining(", "));
    }

    /** Makes the table {@code trees}, a row a run; NULL where nothing is known of its tree, or it was cut off. */
    static void count(Lines lines) {
        lines.database()
                .make(TABLE.formatted(
                        byLine(lines, tree -> number(tree.nodes()) + " + " + tree.besides()),
                        byLine(lines, tree -> number(tree.deadEnds())),
                        CounterText.CUT_OFF));
    }

    private static String byLine(Lines lines, Function<TreeCounters, String> sql) {
        return lines.all().stream()
                .map(line -> "WHEN " + line.number() + " THEN "
                        + lines.names().tree(line.solver()).map(sql).orElse("NULL"))
                .collect(Collectors.joining(" "));
    }

    /** A column, or one of the library's own counters, which stand in one text: {@code nodes=12 failures=3}. */
    private static String number(String counter) {
        boolean column = Stream.of(Counter.values()).map(Counter::column).anyMatch(counter::equals);
        return column ? counter : "TRY_CAST(regexp_extract(natives, '(^| )" + counter + "=([0-9]+)', 2) AS BIGINT)";
    }

    /** The first puzzle on which two trees are not the same, and how many others there are, for people; empty if all are. */
    Optional<String> difference() {
        List<Place> differing = runs.list(
                DIFFERING.formatted(numbers, compared.size()), row -> new Place(row.getLong(1), row.getString(2)));
        if (differing.isEmpty()) return Optional.empty();
        String others =
                differing.size() == 1 ? "" : String.format(Locale.ROOT, "; and %,d puzzles more", differing.size() - 1);
        return Optional.of(differing.get(0) + ": " + String.join("; ", sizesOn(differing.get(0))) + others);
    }

    private List<String> sizesOn(Place place) {
        Map<Integer, String> labels = compared.stream().collect(Collectors.toMap(Line::number, Line::label));
        return runs.list(
                OF_A_PUZZLE.formatted(numbers, place.position, RunDatabase.quoted(place.variant)),
                row -> labels.get(row.getInt(1)) + " " + row.getString(2));
    }

    /** Of each puzzle that all solved in every run; where trees are the same, of any of them. */
    double[] nodes() {
        return runs.list(NODES.formatted(numbers, compared.size()), row -> row.getDouble(1)).stream()
                .mapToDouble(Double::doubleValue)
                .toArray();
    }
}
