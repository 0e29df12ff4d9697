package crosshatch.results.report;

import crosshatch.results.report.statistics.Design;
import crosshatch.results.report.statistics.Power;
import crosshatch.results.report.statistics.VarianceComponents;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The variance of the logarithm of the ratio of two solvers' times, with components for the puzzles of a set, their isomorphs,
 * and the seeds, forks and repetitions of the runs. Puzzles and isomorphs that were not solved in every run are left out.
 *
 * @param line the solver
 * @param reference the solver in the denominator, in runs of the same fork and repetition
 * @param now the numbers of puzzles, isomorphs, seeds, forks and repetitions of these runs; averages if puzzles have different
 *     numbers of runs
 */
public record Spread(Line line, Line reference, VarianceComponents components, Design now) {

    /** The query of puzzles and isomorphs that both lines solved in every run, with the numbers of their levels. */
    private static final String RUNS = """
            WITH runs AS (
              SELECT line, position, variant, measured.puzzle_id, seed, fork, repetition,
                dense_rank() OVER (PARTITION BY line ORDER BY experiment) AS session, ln(greatest(total_ns, 1)) AS time
              FROM %3$s JOIN puzzles USING (line, position, variant)
              WHERE solved AND line IN (%1$d, %2$d)
            )
            SELECT own.time - other.time,
              dense_rank() OVER (ORDER BY position), dense_rank() OVER (ORDER BY position, variant, own.puzzle_id),
              dense_rank() OVER (ORDER BY own.seed), dense_rank() OVER (ORDER BY own.seed, session, fork)
            FROM runs AS own JOIN runs AS other USING (position, variant, session, fork, repetition)
            WHERE own.line = %1$d AND other.line = %2$d
            ORDER BY position, variant, session, fork, repetition
            """;

    /** The power for which experiments are usually planned. */
    public static final double USUAL_POWER = 0.8;

    private static final double LEVEL = 0.05;

    /** Returns the spreads of ratios of times: each solver against the best solver of its set, and against the references. */
    public static List<Spread> ofPairs(Lines lines, List<String> references) {
        List<Spread> pairs = new ArrayList<>();
        for (List<Summary> ranked : SummaryTable.bySetBestFirst(lines.summaries())) {
            List<Line> set = ranked.stream().map(Summary::line).toList();
            set.stream()
                    .filter(reference -> reference.equals(set.get(0)) || references.contains(reference.label()))
                    .forEach(reference -> set.stream()
                            .filter(line -> !line.equals(reference))
                            .forEach(line -> of(lines, line, reference).ifPresent(pairs::add)));
        }
        return pairs;
    }

    /** Computes a spread; empty for fewer than two puzzles, or if nothing varies. */
    static Optional<Spread> of(Lines lines, Line line, Line reference) {
        List<double[]> rows = lines.database()
                .list(RUNS.formatted(line.number(), reference.number(), Lines.MEASURED), row ->
                        new double[] {row.getDouble(1), row.getInt(2), row.getInt(3), row.getInt(4), row.getInt(5)});
        double[] values = rows.stream().mapToDouble(row -> row[0]).toArray();
        IntFunction<int[]> level =
                column -> rows.stream().mapToInt(row -> (int) row[column]).toArray();
        int[][] puzzles = {level.apply(1), level.apply(2)};
        int[][] processes = {level.apply(3), level.apply(4)};
        Design now = now(puzzles, processes);
        if (now.puzzles() < 2) return Optional.empty();
        VarianceComponents components = VarianceComponents.of(values, puzzles, processes);
        return components.total() == 0 ? Optional.empty() : Optional.of(new Spread(line, reference, components, now));
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
        return level(pairs.size());
    }

    static double level(int comparisons) {
        return LEVEL / comparisons;
    }

    /** Returns the probability that a test of these runs finds a true ratio of this size. */
    public double power(double factor, double level) {
        return Power.of(Math.log(factor) / error(now), now.puzzles() - 1, level);
    }

    /** Returns the true ratio, above 1, that a test of these runs finds with this probability. */
    public double found(double power, double level) {
        return Math.exp(error(now) * Power.found(power, now.puzzles() - 1, level));
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
