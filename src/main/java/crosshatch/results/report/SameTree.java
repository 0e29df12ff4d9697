package crosshatch.results.report;

import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.statistics.NodeCost;
import crosshatch.results.report.statistics.Ratio;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Columns;
import crosshatch.results.report.table.Table;
import crosshatch.solver.Counter;
import crosshatch.solver.TreeCounters;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Compares the cost of a node between solvers that visited the same search trees. Trees are regarded as the same if they have the
 * same numbers of nodes and of failures on every puzzle, in every run. Otherwise nothing is compared.
 */
public final class SameTree {
    private static final double NANOS = 1e3;

    private final Lines lines;
    private final List<Line> compared;
    private final TreeSizes trees;

    private SameTree(Lines lines, List<Line> compared) {
        this.lines = lines;
        this.compared = compared;
        trees = new TreeSizes(lines.database(), compared);
    }

    /** Makes a comparison for each set and kind of runs. */
    public static List<SameTree> of(Lines lines) {
        TreeSizes.count(lines);
        return lines.all().stream()
                .collect(Collectors.groupingBy(
                        line -> List.of(line.set(), line.kind()), LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .map(group -> new SameTree(lines, group))
                .toList();
    }

    /** Returns the set and the kind of runs, for people. */
    public String title() {
        return compared.get(0).set() + ", " + compared.get(0).kind();
    }

    /** Returns the first puzzle on which two runs had different trees, for people; empty if all trees are the same. */
    public Optional<String> difference() {
        return trees.difference();
    }

    /**
     * Makes a table of the cost of a node for each solver, the smallest first. It is meaningful only without a {@link
     * #difference}.
     */
    public Table table() {
        PuzzleTimes times = PuzzleTimes.of(lines, compared);
        PuzzleTimes.Forks forks = times.forks().solved();
        double[] nodes = trees.nodes();
        Map<Line, NodeCost> costs = new LinkedHashMap<>();
        for (int at = 0; at < compared.size() && nodes.length > 0; at++) {
            costs.put(compared.get(at), NodeCost.of(forks.micros().get(at), nodes, forks.clusters()));
        }
        List<Map.Entry<Line, NodeCost>> ranked = costs.entrySet().stream()
                .sorted(Comparator.comparing(each -> each.getValue().perNode().value()))
                .toList();
        return columns(ranked)
                .table(
                        Ids.of(
                                "same-tree",
                                compared.get(0).set(),
                                compared.get(0).kind().toString()),
                        title() + ": cost of a node, all search trees being the same",
                        ranked,
                        Caveats.after(method(nodes, times.puzzles() - nodes.length), compared));
    }

    private Columns<Map.Entry<Line, NodeCost>> columns(List<Map.Entry<Line, NodeCost>> ranked) {
        Columns<Map.Entry<Line, NodeCost>> columns = new Columns<Map.Entry<Line, NodeCost>>()
                .text("solver", "solver", each -> each.getKey().label());
        estimate(columns, "node_ns", "ns per node", cost -> Optional.of(cost.perNode()));
        estimate(columns, "further_node_ns", "ns per further node", NodeCost::perFurtherNode);
        Map<Line, Ratio> ratios = ratios(ranked);
        RatioCells.add(columns, "ratio", "× time", each -> Optional.ofNullable(ratios.get(each.getKey())));
        return columns;
    }

    /** Returns the ratios of all others to the cheapest, if they solved a common puzzle. */
    private Map<Line, Ratio> ratios(List<Map.Entry<Line, NodeCost>> ranked) {
        Map<Line, Ratio> ratios = new HashMap<>();
        ranked.stream()
                .skip(1)
                .flatMap(each ->
                        Comparison.of(lines, each.getKey(), ranked.get(0).getKey()).stream())
                .forEach(each -> each.ratio().ifPresent(ratio -> ratios.put(each.line(), ratio)));
        return ratios;
    }

    private static void estimate(
            Columns<Map.Entry<Line, NodeCost>> columns,
            String id,
            String header,
            Function<NodeCost, Optional<NodeCost.Estimate>> value) {
        columns.number(id, header, each -> known(value.apply(each.getValue()), NodeCost.Estimate::value))
                .number(id + "_low", "95 % from", each -> known(value.apply(each.getValue()), NodeCost.Estimate::low))
                .number(id + "_high", "to", each -> known(value.apply(each.getValue()), NodeCost.Estimate::high));
    }

    private static Cell known(Optional<NodeCost.Estimate> micros, ToDoubleFunction<NodeCost.Estimate> value) {
        return micros.map(each -> known(value.applyAsDouble(each))).orElse(Cell.empty());
    }

    private static Cell known(double micros) {
        return Double.isNaN(micros) ? Cell.empty() : Cell.number(micros * NANOS);
    }

    private List<String> method(double[] nodes, int leftOut) {
        boolean forks = compared.stream().anyMatch(line -> line.forks() > 1);
        return List.of(
                String.format(
                        Locale.ROOT,
                        "n = %,d puzzles. Each solver visited the same %,.0f nodes in each run, roots included.",
                        nodes.length,
                        Arrays.stream(nodes).sum()),
                "`ns per node`: whole time, from puzzle to answer, divided by all nodes.",
                "`ns per further node`: slope of the least-squares line that predicts the time of a puzzle from its number of nodes. It"
                        + " leaves out the time of a puzzle before its search.",
                "`× time`: geometric mean of the time divided by the time of the first row.",
                "The 95 % intervals come from a bootstrap with 2,000 resamples. Each resample draws "
                        + (forks ? "forks and puzzles" : "puzzles") + ", and each puzzle with its isomorphs.",
                leftOut == 0
                        ? ""
                        : String.format(
                                Locale.ROOT,
                                "Left out: %,d puzzles that at least one solver did not solve in every run.",
                                leftOut));
    }

    /** The sizes of the search trees of some lines, run by run, as their families count them. */
    private static final class TreeSizes {
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

        /** The query of the numbers of nodes, in the order of the times of {@link PuzzleTimes.Forks#solved}. */
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

        /**
         * Reads the tree sizes of some lines.
         *
         * @param compared lines of one set and kind; {@link #count} has made the table
         */
        TreeSizes(RunDatabase runs, List<Line> compared) {
            this.runs = runs;
            this.compared = compared;
            numbers = compared.stream().map(line -> "" + line.number()).collect(Collectors.joining(", "));
        }

        /**
         * Makes the table {@code trees} with a row for each run; values are NULL if the tree is unknown or the run was cut
         * off.
         */
        static void count(Lines lines) {
            lines.database()
                    .execute(TABLE.formatted(
                            byLine(lines, tree -> number(tree.nodes()) + " + " + tree.uncountedNodes()),
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

        /**
         * Returns the first puzzle on which two trees differ, and the number of further ones, for people; empty if all trees
         * are the same.
         */
        Optional<String> difference() {
            List<Place> differing = runs.list(
                    DIFFERING.formatted(numbers, compared.size()), row -> new Place(row.getLong(1), row.getString(2)));
            if (differing.isEmpty()) return Optional.empty();
            String others = differing.size() == 1
                    ? ""
                    : String.format(Locale.ROOT, "; the trees of %,d more puzzles differ, too", differing.size() - 1);
            return Optional.of(differing.get(0) + ": " + String.join("; ", sizesOn(differing.get(0))) + others);
        }

        private List<String> sizesOn(Place place) {
            Map<Integer, String> labels = compared.stream().collect(Collectors.toMap(Line::number, Line::label));
            return runs.list(
                    OF_A_PUZZLE.formatted(numbers, place.position, RunDatabase.quoted(place.variant)),
                    row -> labels.get(row.getInt(1)) + " " + row.getString(2));
        }

        /** Returns the nodes of each puzzle that all solvers solved in every run, taken from any of the equal trees. */
        double[] nodes() {
            return runs.list(NODES.formatted(numbers, compared.size()), row -> row.getDouble(1)).stream()
                    .mapToDouble(Double::doubleValue)
                    .toArray();
        }
    }
}
