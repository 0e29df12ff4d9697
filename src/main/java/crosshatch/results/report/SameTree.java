package crosshatch.results.report;

import crosshatch.results.report.statistics.NodeCost;
import crosshatch.results.report.statistics.Ratio;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Columns;
import crosshatch.results.report.table.Table;
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

/**
 * Compares the cost of a node between solvers that visited the same search trees. Trees are taken for the same if on every
 * puzzle, in every run, they have the same number of nodes and of failures. Otherwise nothing is compared.
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

    /** One for each set and kind of runs. */
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

    /** Set and kind of runs, for people. */
    public String title() {
        return compared.get(0).set() + ", " + compared.get(0).kind();
    }

    /** The first puzzle on which two runs had different trees, for people; empty if all trees are the same. */
    public Optional<String> difference() {
        return trees.difference();
    }

    /** The cost of a node for each solver, least first; makes sense only where there is no {@link #difference}. */
    public Table table() {
        PuzzleTimes.Forks forks = PuzzleTimes.ofForks(lines, compared);
        double[] nodes = trees.nodes();
        Map<Line, NodeCost> costs = new LinkedHashMap<>();
        for (Line line : compared) {
            double[][] times = forks.micros().get(line.number());
            if (times != null && nodes.length > 0) costs.put(line, NodeCost.of(times, nodes, forks.clusters()));
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
                        Caveats.after(List.of(method(nodes)), compared));
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

    /** Of all others to the cheapest, where they solved a puzzle in common. */
    private Map<Line, Ratio> ratios(List<Map.Entry<Line, NodeCost>> ranked) {
        Map<Line, Ratio> ratios = new HashMap<>();
        ranked.stream()
                .skip(1)
                .flatMap(each -> Comparison.of(lines, each.getKey(), ranked.get(0).getKey()).stream())
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

    private String method(double[] nodes) {
        boolean forks = compared.stream().anyMatch(line -> line.forks() > 1);
        return String.format(
                Locale.ROOT,
                "n = %,d puzzles with %,.0f nodes, roots included, the same for each solver in each run. Per node: all time,"
                        + " from puzzle to answer, over all nodes. Per further node: slope of the least squares line of the"
                        + " time of a puzzle on its nodes, which leaves out the cost of a puzzle before its search."
                        + " × time:"
                        + " geometric mean of the ratios to the first row. Intervals: 95 %% bootstrap, 2,000 resamples,"
                        + " %s drawn again, each puzzle with its isomorphs. Left out: puzzles that one of the solvers did not"
                        + " solve in every run, %,d.",
                nodes.length,
                Arrays.stream(nodes).sum(),
                forks ? "forks and puzzles" : "puzzles",
                PuzzleTimes.of(lines, compared).puzzles() - nodes.length);
    }
}
