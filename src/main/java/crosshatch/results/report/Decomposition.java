package crosshatch.results.report;

import crosshatch.base.InputException;
import crosshatch.results.report.statistics.Clusters;
import crosshatch.results.report.statistics.Ratio;
import crosshatch.solver.Counter;
import crosshatch.solver.Suggestion;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * Decomposes the ratio of the times of two solvers on one set into four factors: effort, time per effort, encoding, and the
 * start of a program.
 *
 * <p>The effort on a puzzle is a counter plus 1, so that a puzzle without conflicts has an effort. The time per effort is the
 * time without encoding and start, divided by the effort. Encoding is the time without the start, divided by the time without
 * encoding and start. The start is the whole time divided by the time without the start. The product of the four is the time on
 * each puzzle. The same is true of geometric means over puzzles, and of totals.
 *
 * @param pair the labels of the solvers and their counters of effort
 * @param comparable whether the efforts of the two solvers may be compared
 * @param pairs the puzzles that both solvers ran, in the order of the set
 */
public record Decomposition(DecomposedPair pair, Line first, Line second, boolean comparable, List<Both> pairs) {
    /**
     * The cost of a puzzle for one solver, in µs.
     *
     * @param micros the whole time
     * @param startedMicros the time without the start of a program
     * @param searchMicros the time without encoding and without the start of a program
     * @param effort the counter plus 1; NaN if nothing was counted
     */
    public record Cost(double micros, double startedMicros, double searchMicros, double effort, End end) {
        /** Returns the time of one unit of effort, in µs. */
        public double microsPerEffort() {
            return searchMicros / effort;
        }

        double encoding() {
            return startedMicros / searchMicros;
        }

        double start() {
            return micros / startedMicros;
        }
    }

    /** The end of the runs of a puzzle. */
    public enum End {
        SOLVED,
        /** A limit stopped a run, so that its cost is a lower bound. */
        STOPPED,
        /** A run crashed, gave up or was wrong. */
        OTHER
    }

    /** A puzzle that both solvers ran. */
    public record Both(long position, Cost first, Cost second) {
        boolean isSolvedBy(boolean one, boolean other) {
            return (first.end == End.SOLVED) == one && (second.end == End.SOLVED) == other;
        }

        private boolean bounds() {
            return first.end != End.OTHER
                    && second.end != End.OTHER
                    && (first.end == End.SOLVED || second.end == End.SOLVED);
        }
    }

    /**
     * Ratios of one kind of mean, first solver to second. A ratio that is unknown or that may not be compared is empty.
     *
     * @param puzzles the number of puzzles from which they are computed
     */
    record Parts(
            String mean,
            long puzzles,
            Optional<Ratio> time,
            Optional<Ratio> effort,
            Optional<Ratio> timePerEffort,
            Optional<Ratio> encoding,
            Optional<Ratio> start) {}

    private static final String PAIRS = """
            SELECT one.position, %s FROM puzzles one JOIN puzzles other USING (position, variant)
            WHERE one.line = %d AND other.line = %d
            ORDER BY position, variant
            """;

    private static final String COST = """
            %1$s.micros AS %1$s_micros, coalesce(%1$s.start_micros, 0) AS %1$s_start, %1$s.%2$s AS %1$s_count,
            CASE WHEN one.encode_micros + other.encode_micros IS NULL THEN 0 ELSE %1$s.encode_micros END AS %1$s_encode,
            CASE WHEN %1$s.solved THEN 'SOLVED' WHEN %1$s.status IN ('MEMORY', 'TIMEOUT', 'SEARCH_LIMIT') THEN 'STOPPED'
              ELSE 'OTHER' END AS %1$s_end""";

    /** A clock cannot show less, in µs. */
    private static final double LEAST_MICROS = 1e-3;

    /**
     * Makes a decomposition for each set and kind of runs with puzzles that both solvers solved.
     *
     * @throws InputException if a solver or its counter is not in the records, or if there is no such set
     */
    static List<Decomposition> of(Lines lines, DecomposedPair pair, CounterMeanings meanings) {
        requireKnown(lines, pair.first());
        requireKnown(lines, pair.second());
        List<Decomposition> all = new ArrayList<>();
        for (Line first : labelled(lines, pair.first())) {
            for (Line second : labelled(lines, pair.second())) {
                if (!first.set().equals(second.set()) || !first.kind().equals(second.kind())) continue;
                Decomposition found = of(lines, pair, first, second, meanings);
                if (!found.both().isEmpty()) all.add(found);
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

    private static Decomposition of(
            Lines lines, DecomposedPair pair, Line first, Line second, CounterMeanings meanings) {
        String costs = COST.formatted("one", pair.firstEffort().column()) + ", "
                + COST.formatted("other", pair.secondEffort().column());
        List<Both> pairs = lines.database().list(PAIRS.formatted(costs, first.number(), second.number()), row -> {
            Both both = new Both(row.getLong(1), cost(row, "one"), cost(row, "other"));
            requireCounted(both, both.first(), first, pair.firstEffort());
            requireCounted(both, both.second(), second, pair.secondEffort());
            return both;
        });
        boolean comparable = pair.named() || meanings.isComparable(pair.firstEffort(), first.solver(), second.solver());
        return new Decomposition(pair, first, second, comparable, pairs);
    }

    private static Cost cost(ResultSet row, String solver) throws SQLException {
        double whole = Math.max(LEAST_MICROS, row.getDouble(solver + "_micros"));
        double started = Math.max(LEAST_MICROS, whole - row.getDouble(solver + "_start"));
        double search = Math.max(LEAST_MICROS, started - row.getDouble(solver + "_encode"));
        double count = row.getDouble(solver + "_count");
        double effort = row.wasNull() ? Double.NaN : count + 1;
        return new Cost(whole, started, search, effort, End.valueOf(row.getString(solver + "_end")));
    }

    private static void requireCounted(Both both, Cost cost, Line line, Counter counter) {
        if (!both.isSolvedBy(true, true) || !Double.isNaN(cost.effort())) return;
        throw new InputException("decomposition: " + line.label() + " does not count " + counter.column()
                + ". Name a counter of each solver as its effort, such as conflicts,backtracks; 'crosshatch solvers list "
                + SolverNames.family(line.spec()) + "' lists the counters of this solver");
    }

    /** Returns the puzzles that both solved. */
    public List<Both> both() {
        return where(each -> each.isSolvedBy(true, true));
    }

    private List<Both> where(Predicate<Both> wanted) {
        return pairs.stream().filter(wanted).toList();
    }

    /** Counts the puzzles that these solvers solved, and no other. */
    long solvedBy(boolean one, boolean other) {
        return where(each -> each.isSolvedBy(one, other)).size();
    }

    /** Returns the ratios of geometric means and of totals, and of geometric means that include stopped runs if there are any. */
    List<Parts> parts() {
        List<Parts> parts = new ArrayList<>(List.of(means(), totals()));
        bound().ifPresent(parts::add);
        return parts;
    }

    Parts means() {
        List<Both> both = both();
        return new Parts(
                "geometric means",
                both.size(),
                Optional.of(mean(both, Cost::micros)),
                effort(mean(both, Cost::effort)),
                effort(mean(both, Cost::microsPerEffort)),
                Optional.of(mean(both, Cost::encoding)),
                Optional.of(mean(both, Cost::start)));
    }

    private Optional<Ratio> effort(Ratio ratio) {
        return Optional.of(ratio).filter(known -> comparable && !Double.isNaN(known.ratio()));
    }

    Parts totals() {
        List<Both> both = both();
        Ratio time = total(both, Cost::micros);
        Ratio started = total(both, Cost::startedMicros);
        Ratio search = total(both, Cost::searchMicros);
        Ratio effort = total(both, Cost::effort);
        return new Parts(
                "totals",
                both.size(),
                Optional.of(time),
                effort(effort),
                effort(quotient(search, effort)),
                Optional.of(quotient(started, search)),
                Optional.of(quotient(time, started)));
    }

    private static Ratio quotient(Ratio one, Ratio other) {
        return new Ratio(one.ratio() / other.ratio(), Double.NaN, Double.NaN);
    }

    /**
     * Returns the ratios over the puzzles that at least one of the two solved, where a stopped run counts with its cost at the
     * stop. If only runs of one solver were stopped, this is a bound of the true ratio.
     */
    private Optional<Parts> bound() {
        List<Both> known = where(Both::bounds);
        boolean first = known.stream().anyMatch(each -> each.first().end() == End.STOPPED);
        boolean second = known.stream().anyMatch(each -> each.second().end() == End.STOPPED);
        if (first == second) return Optional.empty();
        return Optional.of(new Parts(
                "geometric means, " + (first ? "at least" : "at most"),
                known.size(),
                Optional.of(mean(known, Cost::micros)),
                known.stream()
                                .anyMatch(each -> Double.isNaN(
                                        each.first().effort() + each.second().effort()))
                        ? Optional.empty()
                        : effort(mean(known, Cost::effort)),
                Optional.empty(),
                Optional.empty(),
                Optional.empty()));
    }

    private static Ratio mean(List<Both> puzzles, ToDoubleFunction<Cost> part) {
        return Ratio.ofGeometricMeans(
                values(puzzles, Both::first, part), values(puzzles, Both::second, part), clusters(puzzles));
    }

    private static Ratio total(List<Both> puzzles, ToDoubleFunction<Cost> part) {
        return Ratio.ofMeans(
                values(puzzles, Both::first, part), values(puzzles, Both::second, part), clusters(puzzles));
    }

    private static double[][] values(List<Both> puzzles, Function<Both, Cost> solver, ToDoubleFunction<Cost> part) {
        return new double[][] {puzzles.stream().map(solver).mapToDouble(part).toArray()};
    }

    private static Clusters clusters(List<Both> puzzles) {
        return Clusters.of(puzzles.stream().map(Both::position).toList());
    }
}
