package crosshatch.results.report;

import crosshatch.base.InputException;
import crosshatch.results.report.statistics.Clusters;
import crosshatch.results.report.statistics.Ratio;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.CodeMarks;
import crosshatch.results.report.table.Columns;
import crosshatch.results.report.table.Table;
import crosshatch.solver.Counter;
import crosshatch.solver.Suggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * Decomposes the ratio of the times of two solvers on one set into three factors: effort, time per effort, and start.
 *
 * <p>The effort on a puzzle is a counter plus 1, because a search with <i>n</i> conflicts goes down <i>n</i> + 1 times. The
 * time per effort is the time without encoding, divided by the effort. The start is the whole time divided by the time
 * without encoding. The product of the three is the time on each puzzle, and the same is true of geometric means over
 * puzzles.
 *
 * @param pair the labels of the solvers and their counters of effort
 * @param both the puzzles that both solved, in the order of the set
 * @param start 1 if encoding times are not known for both solvers
 */
public record Decomposition(
        DecomposedPair pair,
        Line first,
        Line second,
        List<Both> both,
        Ratio time,
        Ratio effort,
        Ratio timePerEffort,
        Ratio start) {
    /** The cost of a puzzle for one solver: whole time in µs, the part of it without encoding, and the effort. */
    public record Cost(double micros, double searchMicros, double effort) {
        /** Returns the time of one unit of effort, in µs. */
        public double microsPerEffort() {
            return searchMicros / effort;
        }

        private double start() {
            return micros / searchMicros;
        }
    }

    /** A puzzle that both solvers solved. */
    public record Both(long position, Cost first, Cost second) {}

    private static final String BOTH = """
            SELECT one.position, one.micros, other.micros,
              CASE WHEN one.encode_micros + other.encode_micros IS NULL THEN 0 ELSE one.encode_micros END,
              CASE WHEN one.encode_micros + other.encode_micros IS NULL THEN 0 ELSE other.encode_micros END,
              one.%3$s, other.%4$s
            FROM puzzles one JOIN puzzles other USING (position, variant)
            WHERE one.line = %1$d AND other.line = %2$d AND one.solved AND other.solved
            ORDER BY position, variant
            """;

    /** A clock cannot show less, in µs. */
    private static final double LEAST_MICROS = 1e-3;

    /**
     * Makes a decomposition for each set and kind of runs with puzzles that both solvers solved.
     *
     * @throws InputException if a solver or its counter is not in the records, or if there is no such set
     */
    public static List<Decomposition> of(Lines lines, DecomposedPair pair) {
        requireKnown(lines, pair.first());
        requireKnown(lines, pair.second());
        List<Decomposition> all = new ArrayList<>();
        for (Line first : labelled(lines, pair.first())) {
            for (Line second : labelled(lines, pair.second())) {
                if (!first.set().equals(second.set()) || !first.kind().equals(second.kind())) continue;
                List<Both> both = both(lines, first, second, pair);
                if (!both.isEmpty()) all.add(of(pair, first, second, both));
            }
        }
        if (!all.isEmpty()) return all;
        throw new InputException("decomposition: found no puzzle that both " + pair.first() + " and " + pair.second()
                + " solved, expected at least one");
    }

    private static List<Line> labelled(Lines lines, String label) {
        return lines.all().stream().filter(line -> line.label().equals(label)).toList();
    }

    private static void requireKnown(Lines lines, String label) {
        List<String> known = lines.all().stream().map(Line::label).distinct().toList();
        if (known.contains(label)) return;
        throw new InputException("decomposition: found no solver " + label + ", expected one of "
                + String.join(", ", known) + Suggestion.of(label, known));
    }

    private static List<Both> both(Lines lines, Line first, Line second, DecomposedPair pair) {
        String query = BOTH.formatted(
                first.number(),
                second.number(),
                pair.firstEffort().column(),
                pair.secondEffort().column());
        return lines.database().list(query, row -> {
            double count = row.getDouble(6);
            requireCounted(!row.wasNull(), first, pair.firstEffort());
            double otherCount = row.getDouble(7);
            requireCounted(!row.wasNull(), second, pair.secondEffort());
            return new Both(
                    row.getLong(1),
                    cost(row.getDouble(2), row.getDouble(4), count),
                    cost(row.getDouble(3), row.getDouble(5), otherCount));
        });
    }

    private static void requireCounted(boolean counted, Line line, Counter counter) {
        if (counted) return;
        throw new InputException("decomposition: " + line.label() + " does not count " + counter.column()
                + ". Name a counter of each solver as its effort, such as conflicts,backtracks; 'crosshatch solvers list "
                + SolverNames.family(line.spec()) + "' lists the counters of this solver");
    }

    private static Cost cost(double micros, double encodeMicros, double count) {
        double whole = Math.max(LEAST_MICROS, micros);
        return new Cost(whole, Math.max(LEAST_MICROS, whole - encodeMicros), count + 1);
    }

    private static Decomposition of(DecomposedPair pair, Line first, Line second, List<Both> both) {
        Clusters puzzles = Clusters.of(both.stream().map(Both::position).toList());
        return new Decomposition(
                pair,
                first,
                second,
                both,
                ratio(both, puzzles, Cost::micros),
                ratio(both, puzzles, Cost::effort),
                ratio(both, puzzles, Cost::microsPerEffort),
                ratio(both, puzzles, Cost::start));
    }

    private static Ratio ratio(List<Both> both, Clusters puzzles, ToDoubleFunction<Cost> part) {
        double[] first = both.stream().map(Both::first).mapToDouble(part).toArray();
        double[] second = both.stream().map(Both::second).mapToDouble(part).toArray();
        return Ratio.ofGeometricMeans(new double[][] {first}, new double[][] {second}, puzzles);
    }

    /** Returns the ratio of two sums over all puzzles: costs of the first solver to costs of the second. */
    double ofTotals(ToDoubleFunction<Cost> part) {
        return both.stream().map(Both::first).mapToDouble(part).sum()
                / both.stream().map(Both::second).mapToDouble(part).sum();
    }

    /** Makes one table of all sets; none without decompositions. */
    static List<Table> tables(List<Decomposition> all, CounterMeanings meanings) {
        if (all.isEmpty()) return List.of();
        DecomposedPair pair = all.get(0).pair();
        Columns<Decomposition> columns = new Columns<Decomposition>()
                .text(
                        "set",
                        "set",
                        each -> each.first().set() + ", " + each.first().kind())
                .count("both_solved", "both solved", each -> each.both().size());
        RatioCells.add(columns, "time", "× time", each -> Optional.of(each.time()));
        RatioCells.add(columns, "effort", "× effort", each -> Optional.of(each.effort()));
        RatioCells.add(columns, "time_per_effort", "× time per effort", each -> Optional.of(each.timePerEffort()));
        RatioCells.add(columns, "start", "× start", each -> Optional.of(each.start()));
        columns.number("total_time", "× total time", each -> Cell.number(each.ofTotals(Cost::micros)))
                .number("total_effort", "× total effort", each -> Cell.number(each.ofTotals(Cost::effort)));
        return List.of(columns.table(
                Ids.of("decomposed", pair.first(), pair.second()),
                "Times of " + pair.first() + " and " + pair.second() + ": effort, time per effort, start",
                all,
                notes(all, pair, meanings)));
    }

    private static List<String> notes(List<Decomposition> all, DecomposedPair pair, CounterMeanings meanings) {
        List<String> notes = List.of(
                "Each ratio is the value of " + CodeMarks.of(pair.first()) + " divided by the value of "
                        + CodeMarks.of(pair.second())
                        + ", as a geometric mean over the puzzles that both solved. All other puzzles are left out, so read this table"
                        + " together with the numbers of solved puzzles.",
                "`× time` is the product of the three ratios to its right.",
                "`× effort`: ratio of the efforts. The effort is " + pair.effort() + ", plus 1.",
                "`× time per effort`: ratio of the values of (time without encoding / effort).",
                "`× start`: ratio of the values of (whole time / time without encoding).",
                "The time of a puzzle is the median over its runs. A counter of a puzzle is the mean over its runs.",
                "`× total time`, `× total effort`: ratios of the sums over these puzzles, in which the hardest puzzles count most.",
                "The 95 % intervals are computed as for `× time` in the paired comparisons. They do not show how"
                        + " forks (JVMs) differ.");
        List<String> solvers =
                List.of(all.get(0).first().solver(), all.get(0).second().solver());
        Stream<String> counted = Stream.of(pair.firstEffort(), pair.secondEffort())
                .distinct()
                .map(counter -> meanings.note(counter, solvers));
        return Stream.concat(notes.stream(), counted).toList();
    }
}
