package crosshatch.results.report;

import crosshatch.results.report.statistics.DecisionRule;
import crosshatch.results.report.statistics.DecisionRule.Measure;
import crosshatch.results.report.statistics.Replay;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Columns;
import crosshatch.results.report.table.Table;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/**
 * Shows the number of puzzles after which a finished experiment could have stopped, because its pairs of solvers were
 * decided.
 */
final class Replays {
    private static final DecisionRule RULE = new DecisionRule(Measure.TIME, 1.1, 3, 0.95);

    private static final String TIMES = """
            SELECT position, if(own.solved, own.micros, 'inf'::DOUBLE), if(other.solved, other.micros, 'inf'::DOUBLE)
            FROM puzzles AS own JOIN puzzles AS other USING (position, variant)
            WHERE own.line = %d AND other.line = %d
            ORDER BY position, variant
            """;

    private Replays() {}

    private record Replayed(Spread pair, int puzzles, Replay replay) {
        Cell share(ToLongFunction<Replay> orders) {
            long number = orders.applyAsLong(replay);
            return number == 0 ? Cell.empty() : Cell.percent(100.0 * number / replay.orders(), 0);
        }

        long undecided() {
            return replay.orders() - replay.firstBetter() - replay.secondBetter() - replay.equal();
        }
    }

    /** Makes one table for each set and kind of runs. */
    static List<Table> tables(Lines lines, List<Spread> pairs) {
        double alpha = Spread.level(pairs);
        Map<String, List<Replayed>> groups = pairs.stream()
                .map(pair -> of(lines, pair, alpha))
                .collect(Collectors.groupingBy(each -> each.pair.group(), LinkedHashMap::new, Collectors.toList()));
        return groups.values().stream().map(Replays::table).toList();
    }

    private static Replayed of(Lines lines, Spread pair, double alpha) {
        Line own = pair.line();
        Line other = pair.reference().orElseThrow();
        double limit = Math.min(own.limitMicros(), other.limitMicros());
        List<double[]> batches = lines
                .database()
                .list(TIMES.formatted(own.number(), other.number()), row ->
                        new double[] {row.getDouble(1), row.getDouble(2), row.getDouble(3)})
                .stream()
                .collect(Collectors.groupingBy(row -> row[0], LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .map(rows -> RULE.losses(column(rows, 1), column(rows, 2), limit))
                .toList();
        return new Replayed(pair, batches.size(), Replay.of(RULE, alpha, batches));
    }

    private static double[] column(List<double[]> rows, int number) {
        return rows.stream().mapToDouble(row -> row[number]).toArray();
    }

    private static Table table(List<Replayed> rows) {
        Line first = rows.get(0).pair.line();
        return new Columns<Replayed>()
                .text("solver", "ratio", each -> each.pair.name())
                .count("puzzles", "puzzles", Replayed::puzzles)
                .number("first", "first faster", each -> each.share(Replay::firstBetter))
                .number("second", "second faster", each -> each.share(Replay::secondBetter))
                .number("equal", "equal", each -> each.share(Replay::equal))
                .number("undecided", "undecided", each -> each.share(replay -> each.undecided()))
                .number("needed", "puzzles needed", each -> Cell.number(each.replay.median()))
                .number(
                        "fixed",
                        "fixed design, puzzles",
                        each -> each.replay.fixed() == Long.MAX_VALUE ? Cell.empty() : Cell.count(each.replay.fixed()))
                .table(
                        Ids.of("replay", first.set(), first.kind().toString()),
                        rows.get(0).pair.group() + ": puzzles until decided",
                        rows,
                        notes(rows));
    }

    private static List<String> notes(List<Replayed> rows) {
        return List.of(
                String.format(
                        Locale.ROOT,
                        "The table puts these puzzles into %d random orders. For each order it replays a comparison that stops when it is"
                                + " decided, with a margin of 1.1.",
                        rows.get(0).replay.orders()),
                "A puzzle and its isomorphs form a batch. The ratio of a batch counts as at most "
                        + Cell.number(RULE.clip()).text() + ".",
                "`first faster`, `second faster`, `equal`, `undecided`: share of the orders in which the comparison ends with this declaration, or undecided.",
                "`puzzles needed`: number of puzzles until the comparison stops, as the median over all orders. An order that ends"
                        + " undecided counts with all puzzles.",
                Decisions.FIXED_DESIGN,
                "With a probability of 95 %, no comparison of this report ends with a false declaration.");
    }
}
