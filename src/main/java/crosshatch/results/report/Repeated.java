package crosshatch.results.report;

import crosshatch.results.report.statistics.Ratio;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Columns;
import crosshatch.results.report.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Compares an experiment with its repetition on another machine: the answers and counters of each solver, and the order of each pair of
 * solvers.
 *
 * @param answers the answers, counters and times of each solver
 * @param orders the orders of pairs that both experiments have
 */
public record Repeated(Regression answers, List<Order> orders) {
    /**
     * The largest number of solvers on a set for which all pairs are compared. If there are more, each solver is compared only
     * with the first one.
     */
    private static final int MOST_IN_PAIRS = 6;

    /**
     * The ratio of the times of two solvers in both experiments. The second solver ranked before the first one in the earlier
     * experiment.
     *
     * @param then the order in the earlier experiment, see {@link Comparison#order}
     * @param here the order in the repetition
     */
    public record Order(Line solver, Line against, Optional<Ratio> before, Optional<Ratio> now, int then, int here) {
        /** Returns whether the order held, in one or two words. */
        public String verdict() {
            if (then == 0) return "not decided before";
            if (here == 0) return "not decided here";
            return then == here ? "held" : "turned";
        }
    }

    /** Compares two experiments. */
    public static Repeated of(Lines before, Lines now) {
        List<Order> orders = new ArrayList<>();
        for (List<Summary> ranked : SummaryTable.bySetBestFirst(before.summaries())) {
            List<Line> lines = ranked.stream().map(Summary::line).toList();
            int references = lines.size() > MOST_IN_PAIRS ? 1 : lines.size();
            for (int against = 0; against < references; against++) {
                for (Line slower : lines.subList(against + 1, lines.size())) {
                    order(before, now, slower, lines.get(against)).ifPresent(orders::add);
                }
            }
        }
        return new Repeated(Regression.of(before.database(), now.database()), orders);
    }

    private static Optional<Order> order(Lines before, Lines now, Line solver, Line against) {
        Optional<Line> solverNow = same(now, solver);
        Optional<Line> againstNow = same(now, against);
        if (solverNow.isEmpty() || againstNow.isEmpty()) return Optional.empty();
        Optional<Ratio> then = Comparison.of(before, solver, against).flatMap(Comparison::ratio);
        Optional<Ratio> here =
                Comparison.of(now, solverNow.get(), againstNow.get()).flatMap(Comparison::ratio);
        return Optional.of(new Order(
                solver,
                against,
                then,
                here,
                Comparison.order(then, solver, against),
                Comparison.order(here, solverNow.get(), againstNow.get())));
    }

    private static Optional<Line> same(Lines lines, Line sought) {
        return lines.all().stream()
                .filter(line -> line.set().equals(sought.set())
                        && line.kind().equals(sought.kind())
                        && line.solver().equals(sought.solver()))
                .findFirst();
    }

    /** Returns whether every solver gave the same answer on every puzzle of the repetition. */
    public boolean hasSameAnswers() {
        return answers.unmatched().now().isEmpty()
                && answers.lines().stream().allMatch(line -> line.lost().isEmpty());
    }

    /** Makes a table of answers and a table of orders. */
    public List<Table> tables() {
        return List.of(answersTable(), ordersTable());
    }

    private Table answersTable() {
        return new Columns<Regression.Line>()
                .text("solver", "solver", Regression.Line::solver)
                .count("puzzles", "solved in both", Regression.Line::pairs)
                .number(
                        "other_answers",
                        "other answer",
                        line -> Cell.few(line.lost().size()))
                .number(
                        "other_counters",
                        "other counters",
                        line -> Cell.few(line.changed().size() - line.lost().size()))
                .number("ratio", "× time", line -> Cell.number(line.ratio()))
                .number("low", "95 % from", line -> Cell.number(line.low()))
                .number("high", "to", line -> Cell.number(line.high()))
                .table(
                        "repeated-answers",
                        "The same solvers, before and here",
                        answers.lines(),
                        List.of("`× time`: time here divided by time before, geometric mean over puzzles."));
    }

    private Table ordersTable() {
        Columns<Order> columns = new Columns<Order>()
                .text("set", "set", each -> each.solver().set())
                .text("solver", "solver", each -> each.solver().label())
                .text("against", "against", each -> each.against().label());
        RatioCells.add(columns, "before", "× time before", Order::before);
        RatioCells.add(columns, "now", "× time here", Order::now);
        return columns.text("order", "order", Order::verdict)
                .table(
                        "repeated-orders",
                        "The order of pairs of solvers, before and here",
                        orders,
                        List.of(
                                "`× time`: time of `solver` divided by the time of `against`, geometric mean over the puzzles that both"
                                        + " solved. An order is decided if the 95 % interval excludes 1. With one fork (JVM) for each"
                                        + " solver, the interval must also exclude " + Comparison.BETWEEN_FORKS
                                        + " and its inverse."));
    }
}
