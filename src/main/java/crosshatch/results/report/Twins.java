package crosshatch.results.report;

import crosshatch.results.report.statistics.Ratio;
import crosshatch.results.report.statistics.SameAgain;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * Makes the A/A check: it compares each solver that took part twice with itself, and counts the differences that a test finds
 * although there are none.
 */
public final class Twins {
    private static final double PERCENT = 100;

    private static final List<Column> COLUMNS = List.of(
            Column.text("solver", "solver"),
            Column.text("set", "set"),
            Column.number("puzzles", "puzzles"),
            Column.number("open_for_both", "open for both"),
            Column.number("ratio", "× time"),
            Column.number("ratio_low", "95 % from"),
            Column.number("ratio_high", "to"),
            Column.number("tests", "tests"),
            Column.number("differences", "differences"),
            Column.number("differences_percent", "share"));

    private final Lines lines;

    private Twins(Lines lines) {
        this.lines = lines;
    }

    /** Makes a table for each kind of runs in which solvers took part as {@code #1} and {@code #2}. */
    public static List<Table> tables(Lines lines) {
        Map<Line.Kind, List<Line>> kinds = new LinkedHashMap<>();
        for (Line line : lines.all()) {
            if (lines.names().spec(line.solver()).twin() == 1) {
                kinds.computeIfAbsent(line.kind(), kind -> new ArrayList<>()).add(line);
            }
        }
        List<Table> tables = new ArrayList<>();
        kinds.forEach((kind, firsts) -> tables.add(new Twins(lines).table(kind, firsts)));
        return tables;
    }

    private Table table(Line.Kind kind, List<Line> firsts) {
        List<List<Cell>> rows = new ArrayList<>();
        SameAgain all = SameAgain.NONE;
        for (Line first : firsts) {
            for (Comparison pair : twinOf(first)) {
                PuzzleTimes times = PuzzleTimes.of(lines, List.of(pair.line(), pair.reference()));
                SameAgain tests = SameAgain.of(times.pair(0, 1));
                all = all.and(tests);
                rows.add(row(
                        lines.names()
                                .label(lines.names().spec(first.solver()).configuration()
                                        + SolverNames.atLevel(first.level())),
                        first.set(),
                        List.of(
                                Cell.count(times.puzzles()),
                                Cell.few(pair.paired().openForBoth()),
                                pair.ratio()
                                        .<Cell>map(ratio -> Cell.decimals(ratio.ratio(), 3))
                                        .orElse(Cell.empty()),
                                end(pair, Ratio::low),
                                end(pair, Ratio::high)),
                        tests));
            }
        }
        rows.add(row("all", "", Collections.nCopies(5, Cell.empty()), all));
        return new Table(
                Ids.of("twins", kind.toString()),
                "A/A: the same solver twice, " + kind,
                COLUMNS,
                rows,
                notes(all, firsts));
    }

    /** Compares a solver with its twin; empty if the twin has no common runs. */
    private List<Comparison> twinOf(Line first) {
        String other = lines.names().spec(first.solver()).twin(2) + SolverNames.atLevel(first.level());
        return lines.all().stream()
                .filter(line -> line.solver().equals(other)
                        && line.set().equals(first.set())
                        && line.kind().equals(first.kind()))
                .flatMap(line -> Comparison.of(lines, line, first).stream())
                .toList();
    }

    private static Cell end(Comparison pair, ToDoubleFunction<Ratio> end) {
        return pair.ratio()
                .filter(Ratio::hasInterval)
                .<Cell>map(ratio -> Cell.decimals(end.applyAsDouble(ratio), 3))
                .orElse(Cell.empty());
    }

    private static List<Cell> row(String solver, String set, List<Cell> times, SameAgain tests) {
        OptionalDouble share = tests.tests() == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(PERCENT * tests.differences() / tests.tests());
        List<Cell> row = new ArrayList<>(List.of(Cell.text(solver), Cell.text(set)));
        row.addAll(times);
        row.addAll(List.of(Cell.count(tests.tests()), Cell.few(tests.differences()), Cell.percent(share)));
        return row;
    }

    private static List<String> notes(SameAgain all, List<Line> lines) {
        return Caveats.after(
                Stream.concat(METHOD.stream(), Stream.of(conclusion(all))).toList(), lines);
    }

    private static final List<String> METHOD = List.of(
            "Each solver took part twice, as `#1` and as `#2`.",
            "`× time`: geometric mean of the time of `#2` divided by the time of `#1`, with a 95 % bootstrap interval.",
            String.format(
                    Locale.ROOT,
                    "`tests`: number of two-sided Wilcoxon signed-rank tests. Each test uses the next %d or more puzzles of the set. A set"
                            + " with fewer puzzles is not tested. Puzzles that neither solved are left out. A test uses"
                            + " one number for a puzzle and its isomorphs.",
                    SameAgain.CHUNK_PUZZLES),
            String.format(
                    Locale.ROOT,
                    "`differences`: number of tests with p ≤ %.2f. By chance alone, %.0f %% of the tests have such a p.",
                    SameAgain.LEVEL,
                    PERCENT * SameAgain.LEVEL));

    private static String conclusion(SameAgain all) {
        if (all.tests() == 0) return "Not calibrated: there were too few puzzles for any test.";
        String counted = String.format(
                Locale.ROOT,
                "%d of %d tests find a difference (%.1f %%). The probability of as many or more by chance is p %s",
                all.differences(),
                all.tests(),
                PERCENT * all.differences() / all.tests(),
                Cell.probability(all.pValue()).equation());
        return all.pValue() > SameAgain.LEVEL
                ? "Calibrated: " + counted + "."
                : "Not calibrated: " + counted
                        + ". Differences as large as in the column `× time` are therefore noise here, even if a test finds them.";
    }
}
