package crosshatch.results.report;

import crosshatch.results.report.Decomposition.Parts;
import crosshatch.results.report.table.CodeMarks;
import crosshatch.results.report.table.Columns;
import crosshatch.results.report.table.Table;
import java.util.List;
import java.util.stream.Stream;

/** Shows decomposed ratios of times: for each set, a row for each kind of mean. */
final class DecompositionTable {
    private record Row(Decomposition of, Parts parts) {}

    private DecompositionTable() {}

    /** Makes one table of all sets; none without decompositions. */
    static List<Table> of(List<Decomposition> all, CounterMeanings meanings) {
        if (all.isEmpty()) return List.of();
        DecomposedPair pair = all.get(0).pair();
        List<Row> rows = all.stream()
                .flatMap(each -> each.parts().stream().map(parts -> new Row(each, parts)))
                .toList();
        return List.of(columns(pair)
                .table(
                        Ids.of("decomposed", pair.first(), pair.second()),
                        "Times of " + pair.first() + " and " + pair.second()
                                + ": effort, time per effort, encoding, start",
                        rows,
                        notes(all, pair, meanings)));
    }

    private static Columns<Row> columns(DecomposedPair pair) {
        Columns<Row> columns = new Columns<Row>()
                .text(
                        "set",
                        "set",
                        row -> row.of.first().set() + ", " + row.of.first().kind())
                .text("ratio_of", "ratio of", row -> row.parts.mean())
                .count("puzzles", "puzzles", row -> row.parts.puzzles())
                .count("only_first", "only " + pair.first() + " solved", row -> row.of.solvedBy(true, false))
                .count("only_second", "only " + pair.second() + " solved", row -> row.of.solvedBy(false, true))
                .count("neither", "neither solved", row -> row.of.solvedBy(false, false));
        RatioCells.add(columns, "time", "× time", row -> row.parts.time());
        RatioCells.add(columns, "effort", "× effort", row -> row.parts.effort());
        RatioCells.add(columns, "time_per_effort", "× time per effort", row -> row.parts.timePerEffort());
        RatioCells.add(columns, "encoding", "× encoding", row -> row.parts.encoding());
        RatioCells.add(columns, "start", "× start", row -> row.parts.start());
        return columns;
    }

    private static List<String> notes(List<Decomposition> all, DecomposedPair pair, CounterMeanings meanings) {
        List<String> solvers =
                List.of(all.get(0).first().solver(), all.get(0).second().solver());
        Stream<String> silent = all.get(0).comparable() ? Stream.of() : Stream.of(silence(pair, solvers, meanings));
        Stream<String> counted = Stream.of(pair.firstEffort(), pair.secondEffort())
                .distinct()
                .map(counter -> meanings.note(counter, solvers));
        return Stream.of(silent, definitions(pair).stream(), counted)
                .flatMap(each -> each)
                .toList();
    }

    private static String silence(DecomposedPair pair, List<String> solvers, CounterMeanings meanings) {
        return "`× effort` and `× time per effort` are empty, because the "
                + pair.firstEffort().column() + " of " + CodeMarks.of(meanings.notExact(pair.firstEffort(), solvers))
                + " are not counted exactly by their definition. To compare them nevertheless, name them as the counters of effort: `"
                + pair.firstEffort().column() + "," + pair.secondEffort().column() + "`.";
    }

    private static List<String> definitions(DecomposedPair pair) {
        return List.of(
                "Each ratio is the value of " + CodeMarks.of(pair.first()) + " divided by the value of "
                        + CodeMarks.of(pair.second()) + ".",
                "`geometric means` and `totals` are about the puzzles that both solved. In totals, the hardest puzzles count"
                        + " most.",
                "`at most` and `at least` are about the puzzles that at least one of the two solved. For a run that a limit stopped,"
                        + " the time and effort at the stop are used, so the ratio is a bound. There is no bound if runs of both"
                        + " were stopped.",
                "`× time` is the product of the four ratios to its right.",
                "`× effort`: ratio of the efforts. The effort is " + pair.effort() + ", plus 1.",
                "`× time per effort`: ratio of the values of (time without encoding and start / effort).",
                "`× encoding`: ratio of the values of (time without start / time without encoding and start).",
                "`× start`: ratio of the values of (whole time / time without start). Only external programs have a start, which is 1"
                        + " if it was not recorded.",
                "The time of a puzzle is the median over its runs. A counter of a puzzle is the mean over its runs.",
                "The 95 % intervals are computed as for `× time` in the paired comparisons, and for totals as for"
                        + " `× PAR2`. They do not show how forks (JVMs) differ.");
    }
}
