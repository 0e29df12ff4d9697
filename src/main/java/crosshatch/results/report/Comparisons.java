package crosshatch.results.report;

import crosshatch.base.InputException;
import crosshatch.results.report.statistics.BayesianSignedRank;
import crosshatch.results.report.statistics.Holm;
import crosshatch.results.report.statistics.PairedComparison;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.CodeMarks;
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
 * A table of paired comparisons before their p-values are corrected. The correction needs the p-values of all tables of a
 * report, so all comparisons are computed first.
 *
 * @param named the columns that name the compared lines
 * @param what notes that explain the rows
 */
record Comparisons(String id, String title, Columns<Comparison> named, List<Comparison> rows, List<String> what) {

    /** Compares every solver with the best one on its set: one table for each set and kind of runs with at least two solvers. */
    static List<Comparisons> withTheBest(Lines lines, List<Summary> summaries) {
        List<Comparisons> all = new ArrayList<>();
        for (List<Summary> ranked : SummaryTable.bySetBestFirst(summaries)) {
            Line best = ranked.get(0).line();
            List<String> what = List.of(
                    "Each solver is compared with " + CodeMarks.of(best.label()) + ", which ranks first.",
                    "The solver with the fewest wrong answers ranks first. Ties are broken by the number of solved puzzles, and then by"
                            + " the median time. If fewer than half of the puzzles are solved, PAR2 replaces the median time.");
            all.addAll(with(best, Ids.of("paired", best.set(), best.kind().toString()), what, lines, ranked));
        }
        return all;
    }

    /**
     * Compares every solver with one reference solver on each set.
     *
     * @param label the label of the reference
     * @throws InputException if no solver has this label
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
                            List.of("Each solver is compared with " + CodeMarks.of(label) + "."),
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

    /** Compares all other solvers with a reference; empty if there are none. */
    private static List<Comparisons> with(
            Line reference, String id, List<String> what, Lines lines, List<Summary> ranked) {
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
                what));
    }

    /** Returns the p-values of all tests in the table. */
    DoubleStream pValues() {
        return rows.stream()
                .map(Comparison::paired)
                .flatMapToDouble(each -> DoubleStream.concat(each.pValue().stream(), each.pSolved().stream()));
    }

    /**
     * Makes the table with corrected p-values.
     *
     * @param page the correction for all p-values of the report
     */
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
        return Caveats.after(
                Stream.of(what, leftOut(), method(page)).flatMap(List::stream).toList(), lines);
    }

    private List<String> leftOut() {
        return List.of(
                pairs(
                        sum(PairedComparison::openForBoth),
                        "neither solver solved the puzzle. These pairs count only in `× PAR2`."),
                pairs(
                        sum(PairedComparison::firstAlone) + sum(PairedComparison::secondAlone),
                        "only one solver solved the puzzle. `× time` leaves these pairs out. The tests count each of them as a"
                                + " win of the solver that solved the puzzle."));
    }

    private String pairs(int count, String what) {
        return count == 0
                ? ""
                : String.format(
                        Locale.ROOT, "In %,d of %,d pairs of results, %s", count, sum(PairedComparison::pairs), what);
    }

    private int sum(ToIntFunction<PairedComparison> count) {
        return rows.stream().map(Comparison::paired).mapToInt(count).sum();
    }

    /** A note for each column; empty where the table has no such column. */
    private List<String> method(Holm page) {
        boolean forks = rows.stream()
                .anyMatch(each -> each.line().forks() > 1 || each.reference().forks() > 1);
        boolean open = rows.stream().anyMatch(Comparison::anyOpen);
        return List.of(
                "Each ratio is the time of the solver divided by the time of the reference solver.",
                "`× median`: median of the ratios, over the puzzles that at least one of the two solvers solved. For an unsolved"
                        + " run, the limit takes the place of its time.",
                "`× time`: geometric mean of the ratios, over the puzzles that both solvers solved"
                        + (forks ? ", and over forks (JVMs)." : "."),
                "`× PAR2`: PAR2 of the solver divided by PAR2 of the reference solver.",
                SummaryTable.PAR2,
                open
                        ? "`unsolved in PAR2`: share of PAR2 that comes from unsolved puzzles, for the solver and for the reference"
                                + " solver."
                        : "",
                "Intervals are 95 % intervals. They are computed from ranks for `× median`, and by a bootstrap with 2,000"
                        + " resamples for the other ratios. A comparison on fewer than six puzzles has no interval.",
                forks
                        ? "Each resample draws puzzles at random, and forks of each solver."
                        : "Each resample draws puzzles at random. All runs are from one fork (JVM), so the interval does not show how"
                                + " forks differ.",
                hasIsomorphs()
                        ? "`units`: number of groups of isomorphs (a puzzle, its isomorphs and its reversal). A resample draws whole"
                                + " groups, and each test uses one number per group."
                        : "",
                "`faster`, `slower`: number of puzzles on which the solver was faster or slower than the reference solver. If only one"
                        + " of the two solved the puzzle, this solver was faster.",
                "`p`: two-sided Wilcoxon signed-rank test on the logarithms of the ratios. For an unsolved run, the test"
                        + " uses the limit, although the true time is longer than the limit.",
                open ? "`p solved`: exact McNemar test of the numbers of solved puzzles." : "",
                page.tests() > 1
                        ? String.format(
                                Locale.ROOT,
                                "Holm's method corrects the p-values for all %,d tests of this report.",
                                page.tests())
                        : "",
                "`A`: probability that the solver takes longer on a random puzzle than the reference solver takes on another random"
                        + " puzzle (Vargha and Delaney). 0.5 means no difference.",
                String.format(
                        Locale.ROOT,
                        "`P(faster)`, `P(slower)`: probability, by a Bayesian signed-rank test, that the solver is faster or slower by"
                                + " a factor of more than %.1f. `P(same)`: probability that they differ by at most this factor.",
                        BayesianSignedRank.EQUIVALENCE_FACTOR),
                "A field is empty if no puzzle could be used for its value, for example if both solvers solved none.");
    }
}
