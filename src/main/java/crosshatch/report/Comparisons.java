package crosshatch.report;

import crosshatch.report.statistics.BayesianSignedRank;
import crosshatch.report.statistics.GeometricMeanRatio;
import crosshatch.report.statistics.Holm;
import crosshatch.report.table.Cell;
import crosshatch.report.table.Column;
import crosshatch.report.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;

/** Tables of paired comparisons: on each set, every solver against the best one there; and how any others are laid out. */
final class Comparisons {
    private static final List<Column> COLUMNS = List.of(
            Column.number("puzzles", "puzzles"),
            Column.number("both_solved", "both solved"),
            Column.number("faster", "faster"),
            Column.number("slower", "slower"),
            Column.number("ratio", "× time"),
            Column.number("ratio_low", "95 % from"),
            Column.number("ratio_high", "to"),
            Column.number("p_holm", "p (Holm)"),
            Column.number("superiority", "A"),
            Column.number("posterior_faster", "P(faster)"),
            Column.number("posterior_equivalent", "P(same)"),
            Column.number("posterior_slower", "P(slower)"));

    private Comparisons() {}

    /** One table for each set and kind of runs with at least two solvers. */
    static List<Table> withTheBest(Lines lines, List<Summary> summaries) {
        List<Table> tables = new ArrayList<>();
        for (List<Summary> ranked : SummaryTable.bySetBestFirst(summaries)) {
            Line best = ranked.get(0).line();
            List<Comparison> comparisons = ranked.stream()
                    .skip(1)
                    .flatMap(each -> Comparison.of(lines, each.line(), best).stream())
                    .toList();
            if (comparisons.isEmpty()) continue;
            String reference = best.label();
            tables.add(table(
                    Ids.of("paired", best.set(), best.kind().toString()),
                    best.set() + ", " + best.kind() + ": each solver against " + reference,
                    List.of(Column.text("solver", "solver")),
                    comparisons,
                    each -> List.of(Cell.text(each.line().label())),
                    "Each solver beside " + reference
                            + ", the one that is wrong least, solves most and then has the smallest median time."));
        }
        return tables;
    }

    /** @param named columns that say what is compared, filled by {@code names} */
    static Table table(
            String id,
            String title,
            List<Column> named,
            List<Comparison> comparisons,
            Function<Comparison, List<Cell>> names,
            String what) {
        double[] adjusted = Holm.adjusted(
                comparisons.stream().mapToDouble(each -> each.paired().pValue()).toArray());
        List<List<Cell>> rows = new ArrayList<>();
        for (int row = 0; row < comparisons.size(); row++) {
            Comparison each = comparisons.get(row);
            rows.add(Stream.concat(names.apply(each).stream(), cells(each, adjusted[row]).stream())
                    .toList());
        }
        return new Table(
                id, title, Stream.concat(named.stream(), COLUMNS.stream()).toList(), rows, notes(what, comparisons));
    }

    private static List<String> notes(String what, List<Comparison> comparisons) {
        List<Line> lines = comparisons.stream()
                .flatMap(each -> Stream.of(each.line(), each.reference()))
                .distinct()
                .toList();
        return Caveats.after(List.of(what, method(comparisons)), lines);
    }

    private static List<Cell> cells(Comparison each, double adjusted) {
        return List.of(
                Cell.count(each.paired().puzzles()),
                Cell.count(each.paired().bothSolved()),
                Cell.count(each.paired().firstFaster()),
                Cell.count(each.paired().secondFaster()),
                ratio(each, GeometricMeanRatio::ratio),
                ratio(each, GeometricMeanRatio::low),
                ratio(each, GeometricMeanRatio::high),
                Cell.probability(adjusted),
                Cell.decimals(each.paired().superiority(), 3),
                Cell.decimals(each.posterior().firstFaster(), 3),
                Cell.decimals(each.posterior().equivalent(), 3),
                Cell.decimals(each.posterior().secondFaster(), 3));
    }

    private static Cell ratio(Comparison each, Function<GeometricMeanRatio, Double> value) {
        return each.ratio()
                .map(ratio -> Cell.within(value.apply(ratio), ratio.low(), ratio.high()))
                .orElse(Cell.empty());
    }

    private static String method(List<Comparison> comparisons) {
        boolean forks = comparisons.stream()
                .anyMatch(each -> each.line().forks() > 1 || each.reference().forks() > 1);
        return String.format(
                Locale.ROOT,
                "Paired by puzzle; n is the column puzzles, and for × time, the geometric mean of the ratios of times%s,"
                        + " the column both solved. Interval: 95 %% bootstrap, 2,000 resamples, %s. Faster, slower: puzzles,"
                        + " an unsolved one being slower than any solved one. p: Wilcoxon signed-rank test, two-sided, on"
                        + " the logarithms of the ratios of all puzzles, with Holm's correction for the %d row%s of this"
                        + " table. A: Vargha and Delaney's probability that the solver takes longer on a puzzle than the"
                        + " other on a puzzle; 0.5 is no difference, 0 is always faster. P: of the Bayesian signed-rank test, how"
                        + " probable it is that the solver is faster or slower by a factor of more than %.1f, or neither (same).",
                forks ? " over puzzles and forks" : "",
                forks
                        ? "forks of each solver and puzzles drawn anew"
                        : "puzzles drawn anew (there is one fork, so what forks differ by is not in it)",
                comparisons.size(),
                comparisons.size() == 1 ? "" : "s",
                BayesianSignedRank.EQUIVALENCE_FACTOR);
    }
}
