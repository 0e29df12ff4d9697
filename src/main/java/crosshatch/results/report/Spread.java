package crosshatch.results.report;

import crosshatch.results.report.statistics.Design;
import crosshatch.results.report.statistics.Power;
import crosshatch.results.report.statistics.VarianceComponents;
import crosshatch.solver.Counter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The variance of a comparison of two solvers over the puzzles in a set, their isomorphs, and the seeds, forks and repetitions of the runs.
 *
 * @param measure the compared number
 * @param line the solver
 * @param reference the solver in the denominator, in runs of the same fork and repetition
 * @param now the numbers of puzzles, isomorphs, seeds, forks and repetitions of these runs; averages if puzzles have different
 *     numbers of runs
 */
public record Spread(Measure measure, Line line, Line reference, VarianceComponents components, Design now) {
    /** The compared number, with its value in a run, and the difference of two values whose mean is tested. */
    public enum Measure {
        /** The logarithm of the ratio of times, on puzzles that both solved in every run. */
        TIME("solved", "ln(greatest(total_ns, 1))", DIFFERENCE),
        /** The logarithm of the ratio of conflicts plus 1, on the same puzzles, if both solvers count the same. */
        CONFLICTS("solved AND measured.conflicts IS NOT NULL", "ln(measured.conflicts + 1)", DIFFERENCE),
        /**
         * The logarithm of the ratio of PAR2. Its variance is the variance of the penalised times, each divided by its mean (the
         * delta method).
         */
        PAR2(
                "true",
                "CASE WHEN solved THEN total_ns ELSE 2e3 * limit_micros END",
                "own.value / avg(own.value) OVER () - other.value / avg(other.value) OVER ()"),
        /** The difference of the shares of solved puzzles. */
        SOLVED("true", "solved::INTEGER", DIFFERENCE);

        private final String wanted;
        private final String value;
        private final String difference;

        Measure(String wanted, String value, String difference) {
            this.wanted = wanted;
            this.value = value;
            this.difference = difference;
        }

        private String query(Line line, Line reference) {
            return RUNS.formatted(line.number(), reference.number(), Lines.MEASURED, wanted, value, difference);
        }

        /** Returns the name of the measure in tables. */
        String word() {
            return this == PAR2 ? name() : name().toLowerCase(Locale.ROOT);
        }
    }

    private static final String DIFFERENCE = "own.value - other.value";

    /** The query of puzzles and isomorphs that both lines ran, with the numbers of their levels. */
    private static final String RUNS = """
            WITH runs AS (
              SELECT line, position, variant, measured.puzzle_id, seed, fork, repetition,
                dense_rank() OVER (PARTITION BY line ORDER BY experiment) AS session, %5$s AS value
              FROM %3$s JOIN puzzles USING (line, position, variant)
              WHERE %4$s AND line IN (%1$d, %2$d)
            )
            SELECT %6$s,
              dense_rank() OVER (ORDER BY position), dense_rank() OVER (ORDER BY position, variant, own.puzzle_id),
              dense_rank() OVER (ORDER BY own.seed), dense_rank() OVER (ORDER BY own.seed, session, fork)
            FROM runs AS own JOIN runs AS other USING (position, variant, session, fork, repetition)
            WHERE own.line = %1$d AND other.line = %2$d
            ORDER BY position, variant, session, fork, repetition
            """;

    /** The power for which experiments are usually planned. */
    public static final double USUAL_POWER = 0.8;

    private static final double LEVEL = 0.05;

    /**
     * Returns the spreads of each solver against the best one of its set, and against the references, by all measures. Two
     * solvers that count conflicts differently have no spread of conflicts.
     */
    static List<Spread> ofPairs(Lines lines, List<String> references, CounterMeanings meanings) {
        List<Spread> pairs = new ArrayList<>();
        for (List<Summary> ranked : SummaryTable.bySetBestFirst(lines.summaries())) {
            List<Line> set = ranked.stream().map(Summary::line).toList();
            set.stream()
                    .filter(reference -> reference.equals(set.get(0)) || references.contains(reference.label()))
                    .forEach(reference -> set.stream()
                            .filter(line -> !line.equals(reference))
                            .forEach(line -> pairs.addAll(ofPair(lines, line, reference, meanings))));
        }
        return pairs;
    }

    private static List<Spread> ofPair(Lines lines, Line line, Line reference, CounterMeanings meanings) {
        return Stream.of(Measure.values())
                .filter(measure -> measure != Measure.CONFLICTS
                        || meanings.isComparable(Counter.CONFLICTS, line.solver(), reference.solver()))
                .flatMap(measure -> of(lines, measure, line, reference).stream())
                .toList();
    }

    /** Computes a spread; empty for fewer than two puzzles, without a limit for PAR2, or if nothing varies. */
    static Optional<Spread> of(Lines lines, Measure measure, Line line, Line reference) {
        List<double[]> rows = lines.database().list(measure.query(line, reference), row ->
                new double[] {row.getDouble(1), row.getInt(2), row.getInt(3), row.getInt(4), row.getInt(5)});
        double[] values = rows.stream().mapToDouble(row -> row[0]).toArray();
        IntFunction<int[]> level =
                column -> rows.stream().mapToInt(row -> (int) row[column]).toArray();
        int[][] puzzles = {level.apply(1), level.apply(2)};
        int[][] processes = {level.apply(3), level.apply(4)};
        Design now = now(puzzles, processes);
        if (now.puzzles() < 2) return Optional.empty();
        VarianceComponents components = VarianceComponents.of(values, puzzles, processes);
        return components.total() > 0
                ? Optional.of(new Spread(measure, line, reference, components, now))
                : Optional.empty();
    }

    private static Design now(int[][] puzzles, int[][] processes) {
        double isomorphs = things(puzzles[1]);
        double forks = things(processes[1]);
        return new Design(
                things(puzzles[0]),
                isomorphs / things(puzzles[0]),
                things(processes[0]),
                forks,
                puzzles[0].length / (isomorphs * forks));
    }

    private static double things(int[] numbers) {
        return IntStream.of(numbers).distinct().count();
    }

    /** Groups pairs by their set and kind of runs. */
    public static Collection<List<Spread>> bySet(List<Spread> pairs) {
        return pairs.stream()
                .collect(Collectors.groupingBy(Spread::group, LinkedHashMap::new, Collectors.toList()))
                .values();
    }

    /** Returns the names of the two solvers of the ratio. */
    public String name() {
        return line.label() + " / " + reference.label();
    }

    /** Returns the set and the kind of runs. */
    public String group() {
        return line.set() + ", " + line.kind();
    }

    /**
     * Returns the level of a single test at which the probability of a false alarm in any of the comparisons is 5 %. It is the
     * level of the first step of Holm's correction.
     */
    public static double level(List<Spread> pairs) {
        return level(comparisons(pairs));
    }

    static double level(long comparisons) {
        return LEVEL / comparisons;
    }

    /** Counts the compared pairs of solvers. */
    public static long comparisons(List<Spread> pairs) {
        return pairs.stream()
                .map(each -> List.of(each.line, each.reference))
                .distinct()
                .count();
    }

    /** Returns the probability that a test of these runs finds a true ratio of this size. */
    public double power(double factor, double level) {
        return Power.of(Math.log(factor) / error(now), now.puzzles() - 1, level);
    }

    /**
     * Returns the true ratio, above 1, that a test of these runs finds with this probability. For solved puzzles, it is a
     * difference of shares.
     */
    public double found(double power, double level) {
        double found = error(now) * Power.found(power, now.puzzles() - 1, level);
        return measure == Measure.SOLVED ? found : Math.exp(found);
    }

    /**
     * Returns the number of puzzles with which a test finds a true ratio with this probability; empty if it also needs more
     * forks.
     */
    OptionalLong puzzles(double factor, double power, double level) {
        return Power.puzzles(puzzles -> error(now.with(puzzles)), Math.log(factor), power, level);
    }

    private double error(Design design) {
        return Math.sqrt(design.variance(components));
    }
}
