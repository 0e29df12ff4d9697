package crosshatch.results.report;

import crosshatch.results.report.statistics.Par;
import crosshatch.results.report.statistics.Ratio;
import crosshatch.results.report.statistics.VirtualBest;
import crosshatch.results.report.statistics.VirtualBest.Contribution;
import crosshatch.results.report.statistics.VirtualBest.Performance;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Column.Kind;
import crosshatch.results.report.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** Shows the virtual best solver on each set, and the contribution of each solver. */
final class Portfolios {
    private static final List<Column> COLUMNS = List.of(
            Column.text("solver", "solver"),
            Column.number("solved", "solved").as(Kind.SOLVED),
            Column.micros("par2_us", "PAR2").as(Kind.COST),
            Column.micros("par10_us", "PAR10"),
            Column.number("fastest", "fastest on"),
            Column.number("solved_alone", "solved alone"),
            Column.number("solved_without", "solved without"),
            Column.micros("par2_us_without", "PAR2 without it"),
            Column.number("worse_percent", "worse by"),
            Column.number("worse_percent_low", "95 % from"),
            Column.number("worse_percent_high", "to"));

    private Portfolios() {}

    /** Makes one table for each set and kind of runs with at least two solvers. */
    static List<Table> tables(Lines lines, List<Summary> summaries) {
        return SummaryTable.bySetBestFirst(summaries).stream()
                .filter(ranked -> ranked.size() > 1)
                .map(ranked ->
                        PuzzleTimes.of(lines, ranked.stream().map(Summary::line).toList()))
                .filter(times -> times.puzzles() > 0)
                .map(Portfolios::table)
                .toList();
    }

    private static Table table(PuzzleTimes times) {
        Line first = times.lines().get(0);
        List<String> solvers = times.lines().stream().map(Line::label).toList();
        VirtualBest best = VirtualBest.of(times.micros(), first.limitMicros());
        List<List<Cell>> rows = new ArrayList<>();
        rows.add(row("virtual best", best.performance(), Collections.nCopies(7, Cell.empty())));
        for (int at = 0; at < solvers.size(); at++) {
            rows.add(row(
                    solvers.get(at),
                    Performance.of(times.micros()[at], first.limitMicros()),
                    share(best.contributions().get(at), best.performance(), worse(times, at))));
        }
        return new Table(
                Ids.of("portfolio", first.set(), first.kind().toString()),
                first.set() + ", " + first.kind() + ": the virtual best solver and the contribution of each solver",
                COLUMNS,
                rows,
                Caveats.after(method(times, first.limitMicros()), times.lines()));
    }

    private static List<Cell> row(String name, Performance performance, List<Cell> share) {
        List<Cell> row = new ArrayList<>(List.of(
                Cell.text(name),
                Cell.count(performance.solved()),
                finite(performance.par2()),
                finite(performance.par10())));
        row.addAll(share);
        return row;
    }

    /** Returns the factor by which PAR2 grows without a solver; empty without solved puzzles, or without a PAR2. */
    private static Optional<Ratio> worse(PuzzleTimes times, int without) {
        double limit = times.lines().get(0).limitMicros();
        double[][] rest = {Par.penalised(VirtualBest.best(times.micros(), without), limit, 2)};
        double[][] all = {Par.penalised(VirtualBest.best(times.micros(), -1), limit, 2)};
        return times.openForAll() == times.puzzles() || Arrays.stream(rest[0]).anyMatch(Double::isInfinite)
                ? Optional.empty()
                : Optional.of(Ratio.ofMeans(rest, all, times.clusters()));
    }

    private static List<Cell> share(Contribution contribution, Performance best, Optional<Ratio> worse) {
        Performance without = contribution.without().orElse(best);
        return List.of(
                Cell.few(contribution.fastest()),
                Cell.few(contribution.solvedAlone()),
                Cell.count(without.solved()),
                finite(without.par2()),
                percent(worse, Ratio::ratio),
                percent(worse.filter(Ratio::hasInterval), Ratio::low),
                percent(worse.filter(Ratio::hasInterval), Ratio::high));
    }

    private static Cell percent(Optional<Ratio> worse, ToDoubleFunction<Ratio> value) {
        return Cell.percent(worse.stream()
                .mapToDouble(ratio -> 100 * (value.applyAsDouble(ratio) - 1))
                .findFirst());
    }

    private static String leftOut(PuzzleTimes times) {
        return times.openForAll() == 0
                ? ""
                : String.format(
                        Locale.ROOT,
                        "%,d of %,d puzzles were solved by no solver. They count for no solver in `fastest on`, and equally in the PAR2"
                                + " and PAR10 of all solvers.",
                        times.openForAll(),
                        times.puzzles());
    }

    private static Cell finite(double value) {
        return Double.isFinite(value) ? Cell.time(value) : Cell.empty();
    }

    private static List<String> method(PuzzleTimes times, double limitMicros) {
        return List.of(
                leftOut(times),
                String.format(
                        Locale.ROOT, "n = %,d puzzles, on which every solver of this table ran.", times.puzzles()),
                "For each puzzle, the virtual best solver has the time of the solver that is fastest on this puzzle.",
                Double.isFinite(limitMicros)
                        ? SummaryTable.PAR2
                                + " `PAR10`: mean time, with each unsolved puzzle counted as 10 times the time limit."
                        : "Without a time limit, `PAR2` and `PAR10` (mean times) are empty if a puzzle is unsolved.",
                "`PAR2 without it`: PAR2 of the virtual best solver that is made of all other solvers.",
                "`worse by`: increase of the PAR2 of the virtual best solver if this solver is removed.",
                "The 95 % intervals come from a bootstrap with 2,000 resamples. Each resample draws puzzles together with their"
                        + " isomorphs.");
    }
}
