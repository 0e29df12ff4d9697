package crosshatch.results.report;

import crosshatch.results.report.Spread.Measure;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Columns;
import crosshatch.results.report.table.Table;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** Shows the differences that the runs could have shown: one table for each set and kind of runs. */
final class PowerTable {
    private static final List<Double> POWERS = List.of(0.5, 0.8, 0.9, 0.95);
    private static final List<Double> FACTORS = List.of(1.05, 1.1, 1.5, 2.0);

    private static final double MOST_RATIO = 1000;
    private static final double PERCENT = 100;

    private PowerTable() {}

    static List<Table> tables(List<Spread> pairs) {
        return Spread.bySet(pairs).stream()
                .map(rows -> table(rows, Spread.level(pairs)))
                .toList();
    }

    private static Table table(List<Spread> rows, double level) {
        Columns<Spread> columns = new Columns<Spread>()
                .text("solver", "ratio", Spread::name)
                .text("measure", "of", each -> each.measure().word())
                .count("puzzles", "puzzles", each -> Math.round(each.now().puzzles()));
        for (double power : POWERS) {
            String percent = String.format(Locale.ROOT, "%.0f", PERCENT * power);
            columns.number("found_" + percent, percent + " %", each -> found(each, power, level));
        }
        for (double factor : FACTORS) {
            columns.number(("puzzles_" + factor).replace('.', '_'), "puzzles for " + factor, each -> {
                OptionalLong puzzles = each.measure() == Measure.SOLVED
                        ? OptionalLong.empty()
                        : each.puzzles(factor, Spread.USUAL_POWER, level);
                return puzzles.isEmpty() ? Cell.empty() : Cell.count(puzzles.getAsLong());
            });
        }
        Line first = rows.get(0).line();
        List<Line> lines = rows.stream()
                .flatMap(each -> Stream.of(each.line(), each.reference()))
                .distinct()
                .toList();
        return columns.table(
                Ids.of("power", first.set(), first.kind().toString()),
                rows.get(0).group() + ": ratios that these runs could have found",
                rows,
                Caveats.after(method(level), lines));
    }

    private static Cell found(Spread of, double power, double level) {
        double ratio = of.found(power, level);
        if (of.measure() == Measure.SOLVED) return Cell.percent(PERCENT * Math.min(1, ratio), 0);
        return ratio > MOST_RATIO ? Cell.number(MOST_RATIO).atLeast() : Cell.number(ratio);
    }

    private static List<String> method(double level) {
        return List.of(
                "`50 %` to `95 %`: the true ratio that a test of these runs finds with this probability. A ratio"
                        + " below 1 is found with the same probability as its inverse. For solved puzzles, the column has the"
                        + " difference of the percentages, and 100 % means that no difference is found.",
                String.format(
                        Locale.ROOT,
                        "`puzzles for 1.05`: the number of puzzles with which a test finds this ratio with a probability of %.0f %%."
                                + " The numbers of forks and repetitions stay as in these runs.",
                        PERCENT * Spread.USUAL_POWER),
                "A field is empty if no number of puzzles is enough without more forks, or if the row is about solved puzzles.",
                "The test is a paired t test on logarithms, with one number for each group of isomorphs. For `PAR2`, the"
                        + " test compares penalised times, each divided by the mean penalised time of the same solver. For solved"
                        + " puzzles, the t test takes the place of McNemar's test.",
                "The significance level of this test is "
                        + Cell.number(level * PERCENT).text()
                        + " %, which is 0.05 divided by the number of comparisons of"
                        + " this report, as in the first step of Holm's method.",
                "`conflicts` are shown only for solvers that count the same. The ratio is of conflicts plus 1.",
                "The computation uses the variance of the measured ratios, but not the ratios themselves. For time and conflicts,"
                        + " only the puzzles that both solvers solved are used.");
    }
}
