package crosshatch.results.report;

import crosshatch.results.report.statistics.Design;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Columns;
import crosshatch.results.report.table.Table;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes tables that help to plan an experiment: the sources of variance, the puzzles, forks and repetitions that a narrow
 * interval needs, and the differences that the runs could have shown.
 */
final class SpreadTables {
    private static final double MICROS = 1e-3;
    private static final List<Double> POWERS = List.of(0.5, 0.8, 0.9, 0.95);
    private static final List<Double> FACTORS = List.of(1.05, 1.1, 1.5, 2.0);

    private static final double MOST_RATIO = 1000;
    private static final double PERCENT = 100;

    private SpreadTables() {}

    /** A level of the record. */
    private record Level(String id, String header, Predicate<Design> varies, ToDoubleFunction<Spread> percent) {}

    private static final List<Level> LEVELS = List.of(
            new Level("puzzle", "puzzle", now -> true, each -> each.percent(1, 0)),
            new Level("isomorph", "isomorph", now -> now.isomorphs() > 1, each -> each.percent(2, 0)),
            new Level(
                    "seed",
                    "seed",
                    now -> now.seeds() > 1,
                    each -> each.percent(0, 1) + each.percent(1, 1) + each.percent(2, 1)),
            new Level("fork", "fork", now -> now.forks() > now.seeds(), each -> each.percent(0, 2)),
            new Level(
                    "fork_puzzle",
                    "fork × puzzle",
                    now -> now.forks() > now.seeds(),
                    each -> each.percent(1, 2) + each.percent(2, 2)),
            new Level("repetition", "repetition", now -> now.repetitions() > 1, Spread::repetitionPercent));

    /** Shows the sources of variance: one table for each set and kind of runs with repeated measurements. */
    static List<Table> variances(Lines lines, List<Spread> pairs) {
        List<Line> all = SummaryTable.bySetBestFirst(lines.summaries()).stream()
                .flatMap(List::stream)
                .map(Summary::line)
                .toList();
        Stream<Spread> repeated = pairs.stream().filter(Spread::isRepeated);
        return groups(Stream.concat(Spread.ofSolvers(lines, all).stream(), repeated))
                .map(SpreadTables::variance)
                .toList();
    }

    private static Table variance(List<Spread> rows) {
        Columns<Spread> columns = new Columns<Spread>()
                .text("solver", "solver", Spread::name)
                .text("logarithm_of", "logarithm of", Spread::measured)
                .count("puzzles", "puzzles", each -> Math.round(each.now().puzzles()))
                .few("left_out", "left out", Spread::leftOut)
                .number(
                        "variance",
                        "variance",
                        each -> Cell.number(each.components().total()));
        for (Level level : LEVELS) {
            if (rows.stream().noneMatch(each -> level.varies.test(each.now()))) continue;
            columns.number(
                    level.id + "_percent",
                    level.header,
                    each -> level.varies.test(each.now())
                            ? Cell.percent(level.percent.applyAsDouble(each), 1)
                            : Cell.empty());
        }
        return table("variance", "where the variance is", columns, rows, rows, VARIANCE);
    }

    private static final List<String> VARIANCE = List.of(
            "Each percentage is a share of the variance of logarithms. They are logarithms of times, of backtracks plus one, or of"
                    + " ratios of times (A / B).",
            "`puzzle`, `isomorph`, `seed`: differences between puzzles, isomorphs or seeds.",
            "`fork`: differences between JVMs that affect all puzzles equally. `fork × puzzle`: differences between JVMs that affect"
                    + " single puzzles. `repetition`: differences between runs of one JVM on one puzzle.",
            "A column is empty if the runs did not repeat its level. The variance of this level is then part of the column to its left.",
            "The shares are estimated by the method of moments (Koch 1968), which does not need equal numbers of runs. An estimate"
                    + " below 0 counts as 0.",
            "`left out`: number of puzzles and isomorphs that were not solved in every run.");

    /** The designs for an interval with half the width {@code wanted}, as a logarithm: with other puzzles, and with these. */
    private record Planned(Spread spread, double wanted, Optional<Design> any, Optional<Design> same) {
        Optional<Design> now() {
            return Optional.of(spread.now());
        }

        static Planned of(Spread spread, OptionalDouble within) {
            double wanted = within.isPresent() ? Math.log(within.getAsDouble()) : spread.halfWidth() / 2;
            return new Planned(
                    spread,
                    wanted,
                    spread.cheapest(wanted, Double.POSITIVE_INFINITY),
                    spread.cheapest(wanted, spread.now().puzzles()));
        }
    }

    /** Shows the cheapest design for an interval of a wanted width: one table for each set and kind of runs. */
    static List<Table> designs(List<Spread> pairs, OptionalDouble within) {
        return groups(pairs.stream().filter(each -> each.now().puzzles() > 2))
                .map(rows -> design(rows, within))
                .toList();
    }

    private static Table design(List<Spread> rows, OptionalDouble within) {
        Columns<Planned> columns = new Columns<Planned>().text("ratio", "ratio", each -> each.spread.name());
        number(columns, "puzzles", "puzzles", Planned::now, Design::puzzles);
        numbers(columns, "", "", Planned::now);
        columns.number("within", "within", each -> Cell.number(Math.exp(each.spread.halfWidth())))
                .number("within_wanted", "within, wanted", each -> Cell.number(Math.exp(each.wanted)));
        number(columns, "puzzles_wanted", "puzzles, wanted", Planned::any, Design::puzzles);
        numbers(columns, "_wanted", ", wanted", Planned::any);
        if (rows.stream().anyMatch(each -> each.now().isomorphs() > 1)) {
            number(columns, "isomorphs_same", "isomorphs, same puzzles", Planned::same, Design::isomorphs);
        }
        numbers(columns, "_same", ", same puzzles", Planned::same);
        List<Planned> planned =
                rows.stream().map(each -> Planned.of(each, within)).toList();
        return table("design", "numbers for a narrower interval", columns, rows, planned, DESIGN);
    }

    /** Adds the columns of the repeated numbers of a design, and of its time. */
    private static void numbers(
            Columns<Planned> columns, String id, String header, Function<Planned, Optional<Design>> design) {
        number(columns, "forks" + id, "forks" + header, design, Design::forks);
        number(columns, "repetitions" + id, "repetitions" + header, design, Design::repetitions);
        columns.number(
                "time_us" + id,
                "time" + header,
                each -> Cell.time(design.apply(each).stream()
                        .mapToDouble(numbers -> MICROS * numbers.time(each.spread.cost()))
                        .findFirst()));
    }

    private static void number(
            Columns<Planned> columns,
            String id,
            String header,
            Function<Planned, Optional<Design>> design,
            ToDoubleFunction<Design> number) {
        columns.number(id, header, each -> design.apply(each)
                .<Cell>map(numbers -> Cell.count(Math.round(number.applyAsDouble(numbers))))
                .orElse(Cell.empty()));
    }

    private static final List<String> DESIGN = List.of(
            "`within` 1.05: the 95 % interval of the ratio of times (A / B) goes from 1/1.05 of the ratio to 1.05 times the ratio. It"
                    + " is Student's t interval over puzzles, from the components of variance.",
            "`wanted`: half the present width, or the width that you chose. The table shows the numbers of puzzles, forks and"
                    + " repetitions that reach this width in the shortest time. The columns `…, wanted` may use any number of puzzles of the same"
                    + " kind. The columns `…, same puzzles` use at most as many puzzles as now.",
            "A cell is empty if no numbers reach this width.",
            "If new puzzles are allowed, one repetition is always cheapest, because a new puzzle costs as much as a repetition and"
                    + " reduces the variance more.",
            "`time`: time of all runs of both solvers and of their warm-ups. It does not include the start of JVMs, which the records do not have.",
            "Records with one fork do not show how forks differ, so the table treats forks as equal. Measure with three forks or more.");

    /** Shows the differences that the runs could have shown: one table for each set and kind of runs. */
    static List<Table> powers(List<Spread> pairs) {
        return groups(pairs.stream())
                .map(rows -> power(rows, Spread.level(pairs)))
                .toList();
    }

    private static Table power(List<Spread> rows, double level) {
        Columns<Spread> columns = new Columns<Spread>()
                .text("solver", "ratio", Spread::name)
                .count("puzzles", "puzzles", each -> Math.round(each.now().puzzles()));
        for (double power : POWERS) {
            String percent = String.format(Locale.ROOT, "%.0f", PERCENT * power);
            columns.number("found_" + percent, percent + " %", each -> found(each.found(power, level)));
        }
        for (double factor : FACTORS) {
            columns.number(("puzzles_" + factor).replace('.', '_'), "puzzles for " + factor, each -> {
                OptionalLong puzzles = each.puzzles(factor, Spread.USUAL_POWER, level);
                return puzzles.isEmpty() ? Cell.empty() : Cell.count(puzzles.getAsLong());
            });
        }
        return table("power", "ratios that these runs could have found", columns, rows, rows, power(level));
    }

    private static List<String> power(double level) {
        return List.of(
                "`50 %` to `95 %`: the true ratio of times that a test of these runs finds with this probability. A ratio below 1"
                        + " counts as its inverse.",
                String.format(
                        Locale.ROOT,
                        "`puzzles for 1.05`: the number of puzzles with which a test finds this ratio with a probability of %.0f %%."
                                + " Forks and repetitions are as now.",
                        PERCENT * Spread.USUAL_POWER),
                "A cell is empty if no number of puzzles is enough without more forks.",
                "The test is a paired t test on logarithms, with the puzzle as the unit. Isomorphs count once.",
                "Its level is " + Cell.number(level * PERCENT).text()
                        + " %, which is 0.05 divided by the number of comparisons of"
                        + " this report, as in the first step of Holm's method.",
                "The computation uses the variance of the measured ratios, but not the ratios themselves. Puzzles that were not solved"
                        + " by both solvers are left out.");
    }

    private static Cell found(double ratio) {
        return ratio > MOST_RATIO ? Cell.number(MOST_RATIO).atLeast() : Cell.number(ratio);
    }

    private static Stream<List<Spread>> groups(Stream<Spread> rows) {
        return rows
                .collect(Collectors.groupingBy(Spread::group, LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream();
    }

    private static <V> Table table(
            String id, String title, Columns<V> columns, List<Spread> rows, List<V> values, List<String> method) {
        Line first = rows.get(0).line();
        List<Line> lines = rows.stream()
                .flatMap(each -> Stream.concat(Stream.of(each.line()), each.reference().stream()))
                .distinct()
                .toList();
        return columns.table(
                Ids.of(id, first.set(), first.kind().toString()),
                rows.get(0).group() + ": " + title,
                values,
                Caveats.after(method, lines));
    }
}
