package crosshatch.results.report;

import crosshatch.base.InputException;
import crosshatch.results.report.statistics.BayesianSignedRank;
import crosshatch.results.report.statistics.Holm;
import crosshatch.results.report.statistics.PairedComparison;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Columns;
import crosshatch.results.report.table.Table;
import crosshatch.solver.Suggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * A table of paired comparisons before its p-values are corrected. The correction takes the p-values of all tables of a report, so
 * the comparisons of all of them are made first.
 *
 * @param named columns that say what is compared
 * @param what the rows are, as a sentence
 */
record Comparisons(String id, String title, Columns<Comparison> named, List<Comparison> rows, String what) {

    /** On each set, every solver against the best one there: one for each set and kind of runs with at least two solvers. */
    static List<Comparisons> withTheBest(Lines lines, List<Summary> summaries) {
        List<Comparisons> all = new ArrayList<>();
        for (List<Summary> ranked : SummaryTable.bySetBestFirst(summaries)) {
            Line best = ranked.get(0).line();
            String why =
                    ", which ranks first: fewest wrong answers, then most solved puzzles, then the smallest median time (the"
                            + " smallest PAR2 if fewer than half of the puzzles are solved).";
            all.addAll(with(best, Ids.of("paired", best.set(), best.kind().toString()), why, lines, ranked));
        }
        return all;
    }

    /**
     * On each set, every solver against one of them.
     *
     * @param label of that one
     * @throws InputException if no solver is called so
     */
    static List<Comparisons> with(String label, Lines lines, List<Summary> summaries) {
        List<Comparisons> all = new ArrayList<>();
        for (List<Summary> ranked : SummaryTable.bySetBestFirst(summaries)) {
            ranked.stream()
                    .map(Summary::line)
                    .filter(line -> line.label().equals(label))
                    .forEach(line -> all.addAll(with(
                            line,
                            Ids.of(
                                    "paired-with-" + label,
                                    line.set(),
                                    line.kind().toString()),
                            ".",
                            lines,
                            ranked)));
        }
        if (!all.isEmpty()) return all;
        List<String> known =
                summaries.stream().map(each -> each.line().label()).distinct().toList();
        throw new InputException(
                "reference " + label + ": found no solver of that name with another to compare, expected one of "
                        + String.join(", ", known) + Suggestion.of(label, known));
    }

    /** None if there is no other solver. */
    private static List<Comparisons> with(Line reference, String id, String why, Lines lines, List<Summary> ranked) {
        List<Comparison> rows = ranked.stream()
                .map(Summary::line)
                .filter(line -> !line.equals(reference))
                .flatMap(line -> Comparison.of(lines, line, reference).stream())
                .toList();
        if (rows.isEmpty()) return List.of();
        return List.of(new Comparisons(
                id,
                reference.set() + ", " + reference.kind() + ": each solver against " + reference.label(),
                new Columns<Comparison>()
                        .text("solver", "solver", each -> each.line().label()),
                rows,
                "Each solver is compared with " + reference.label() + why));
    }

    /** Of all tests in the table. */
    DoubleStream pValues() {
        return rows.stream()
                .map(Comparison::paired)
                .flatMapToDouble(each -> DoubleStream.concat(each.pValue().stream(), each.pSolved().stream()));
    }

    /** @param page all p-values of the report */
    Table table(Holm page) {
        return columns(page).table(id, title, rows, notes(page));
    }

    private Columns<Comparison> columns(Holm page) {
        Columns<Comparison> columns = named.copy();
        count(columns, "puzzles", "puzzles", PairedComparison::pairs);
        if (hasIsomorphs()) count(columns, "units", "units", PairedComparison::units);
        count(columns, "both_solved", "both solved", PairedComparison::bothSolved);
        if (rows.stream().anyMatch(Comparison::anyOpen)) {
            count(columns, "solved_alone", "solved alone", PairedComparison::firstAlone);
            count(columns, "other_alone", "other alone", PairedComparison::secondAlone);
            count(columns, "open_for_both", "open for both", PairedComparison::openForBoth);
            columns.number(
                    "p_solved_holm",
                    "p solved (Holm)",
                    row -> probability(row.paired().pSolved(), page));
        }
        count(columns, "faster", "faster", PairedComparison::firstFaster);
        count(columns, "slower", "slower", PairedComparison::secondFaster);
        RatioCells.add(columns, "median_ratio", "× median", Comparison::median);
        RatioCells.add(columns, "ratio", "× time", Comparison::ratio);
        RatioCells.add(columns, "par2_ratio", "× PAR2", Comparison::par2);
        if (rows.stream().anyMatch(Comparison::anyOpen)) {
            columns.number("par2_unsolved_percent", "unsolved in PAR2", row -> Cell.percent(row.unsolvedPercent()))
                    .number(
                            "par2_unsolved_percent_beside",
                            "unsolved in PAR2, reference",
                            row -> Cell.percent(row.referencePercent()));
        }
        columns.number("p_holm", "p (Holm)", row -> probability(row.paired().pValue(), page))
                .number("superiority", "A", row -> decimals(row.paired().superiority()));
        posterior(columns, "faster", "P(faster)", BayesianSignedRank::firstFaster);
        posterior(columns, "equivalent", "P(same)", BayesianSignedRank::equivalent);
        posterior(columns, "slower", "P(slower)", BayesianSignedRank::secondFaster);
        return columns;
    }

    private boolean hasIsomorphs() {
        return rows.stream().map(Comparison::paired).anyMatch(each -> each.units() < each.pairs() - each.openForBoth());
    }

    private static void count(
            Columns<Comparison> columns, String id, String header, ToIntFunction<PairedComparison> count) {
        columns.count(id, header, row -> count.applyAsInt(row.paired()));
    }

    private static void posterior(
            Columns<Comparison> columns, String id, String header, ToDoubleFunction<BayesianSignedRank> probability) {
        columns.number(
                "posterior_" + id,
                header,
                row -> decimals(
                        row.posterior().stream().mapToDouble(probability).findFirst()));
    }

    private static Cell probability(OptionalDouble pValue, Holm page) {
        return pValue.isEmpty() ? Cell.empty() : Cell.probability(page.adjusted(pValue.getAsDouble()));
    }

    private static Cell decimals(OptionalDouble number) {
        return number.isEmpty() ? Cell.empty() : Cell.decimals(number.getAsDouble(), 3);
    }

    private List<String> notes(Holm page) {
        List<Line> lines = rows.stream()
                .flatMap(each -> Stream.of(each.line(), each.reference()))
                .distinct()
                .toList();
        return Caveats.after(List.of(what, leftOut(), method(page)), lines);
    }

    private String leftOut() {
        if (rows.stream().noneMatch(Comparison::anyOpen)) return "";
        int alone = sum(PairedComparison::firstAlone) + sum(PairedComparison::secondAlone);
        return String.format(
                Locale.ROOT,
                "Left out: in %,d of %,d pairs, neither solver solved the puzzle. These pairs count only in × PAR2.%s",
                sum(PairedComparison::openForBoth),
                sum(PairedComparison::pairs),
                alone == 0
                        ? ""
                        : String.format(
                                Locale.ROOT,
                                " In %,d %s, only one solver solved the puzzle: × time leaves out such pairs, and the tests"
                                        + " count them as wins of this solver.",
                                alone,
                                alone == 1 ? "pair" : "pairs"));
    }

    private int sum(ToIntFunction<PairedComparison> count) {
        return rows.stream().map(Comparison::paired).mapToInt(count).sum();
    }

    private String method(Holm page) {
        boolean forks = rows.stream()
                .anyMatch(each -> each.line().forks() > 1 || each.reference().forks() > 1);
        return String.format(
                Locale.ROOT,
                "× median: median of the ratios of times, over the puzzles that at least one of the two solvers solved; an unsolved"
                        + " run counts as the limit. × time: geometric mean of the ratios of times, over the puzzles that both solvers"
                        + " solved%s. × PAR2: ratio of PAR2, the mean time in which an unsolved puzzle counts as twice the limit.%s"
                        + " Intervals of 95 %%: for × median by ranks, else by the bootstrap with 2,000 resamples. Each resample draws"
                        + " %s. Fewer than six puzzles have no interval.%s Faster, slower: number of puzzles on which the solver was faster or slower. If only one of two"
                        + " solvers solved a puzzle, this solver was faster. p: two-sided Wilcoxon signed-rank test on the logarithms of"
                        + " the ratios of times. An unsolved run counts as the limit, so its ratio is a lower bound. p solved: exact"
                        + " McNemar test of the numbers of solved puzzles. Holm's method corrects p and p solved for the %,d test%s of"
                        + " this report. A: probability that the solver takes longer on a random puzzle than the reference takes on another"
                        + " random puzzle (Vargha and Delaney); 0.5 means no difference. P: probabilities by a Bayesian signed-rank test"
                        + " that the solver is faster by a factor of more than %.1f, slower by more than this factor, or neither (same)."
                        + " An empty cell means that no pair is left.",
                forks ? ", and over forks" : "",
                rows.stream().anyMatch(Comparison::anyOpen)
                        ? " Unsolved in PAR2: share of the PAR2 of the solver, or of the reference, that its unsolved puzzles make."
                        : "",
                forks
                        ? "forks of each solver, and puzzles"
                        : "puzzles; there is one fork, so the interval does not show how forks differ",
                hasIsomorphs()
                        ? " Units: all isomorphs and reversals of a puzzle form one unit. A resample draws whole units, and each test"
                                + " has one number per unit."
                        : "",
                page.tests(),
                page.tests() == 1 ? "" : "s",
                BayesianSignedRank.EQUIVALENCE_FACTOR);
    }
}
