package crosshatch.results.report;

import crosshatch.results.report.statistics.Design;
import crosshatch.results.report.statistics.Power;
import crosshatch.results.report.statistics.VarianceComponents;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The variance of a logarithm over the puzzles of a set, their isomorphs, and the seeds, forks and repetitions of the runs.
 * Puzzles and isomorphs that were not solved in every run are left out.
 *
 * @param measured the quantity whose logarithm is taken: {@code time}, {@code backtracks + 1}
 * @param line the solver
 * @param reference for a ratio, the solver in the denominator, in runs of the same fork and repetition
 * @param now the numbers of these runs; an average if puzzles have different numbers of runs
 * @param cost the cost of all solvers, in ns
 * @param leftOut the number of puzzles and isomorphs that were not solved in every run
 */
public record Spread(
        String measured,
        Line line,
        Optional<Line> reference,
        VarianceComponents components,
        Design now,
        Design.Cost cost,
        long leftOut) {

    /** The query of puzzles and isomorphs that each of these lines solved in every run, with the numbers of their levels. */
    private static final String RUNS = """
            WITH runs AS (
              SELECT line, position, variant, measured.puzzle_id, seed, fork, repetition,
                dense_rank() OVER (PARTITION BY line ORDER BY experiment) AS session,
                ln(greatest(total_ns, 1)) AS time, ln(1 + measured.backtracks) AS backtracks
              FROM measured JOIN lines USING ("set", question, solver, phase, threads)
                JOIN puzzles USING (line, position, variant)
              WHERE solved AND line IN (%1$d, %2$d)
            )
            SELECT %3$s AS value,
              dense_rank() OVER (ORDER BY position), dense_rank() OVER (ORDER BY position, variant, own.puzzle_id),
              dense_rank() OVER (ORDER BY own.seed), dense_rank() OVER (ORDER BY own.seed, session, fork)
            FROM runs AS own JOIN runs AS other USING (position, variant, session, fork, repetition)
            WHERE own.line = %1$d AND other.line = %2$d AND value IS NOT NULL
            ORDER BY position, variant, session, fork, repetition
            """;

    private static final String LEFT_OUT = """
            SELECT count(*) FROM (
              SELECT position, variant FROM puzzles WHERE line IN (%d, %d) GROUP BY ALL HAVING NOT bool_and(solved)
            )
            """;

    private static final String RUN_NANOS = """
            SELECT avg(total_ns) FROM measured JOIN lines USING ("set", question, solver, phase, threads) WHERE line = %d
            """;

    /** The power for which experiments are usually planned. */
    public static final double USUAL_POWER = 0.8;

    private static final double LEVEL = 0.05;
    private static final double PERCENT = 100;

    /**
     * Returns the spreads of times and backtracks of each line that vary on at least two levels, so that they show more than
     * differences of puzzles.
     */
    static List<Spread> ofSolvers(Lines lines, List<Line> some) {
        return some.stream()
                .flatMap(line -> Stream.of("time", "backtracks")
                        .flatMap(measured -> of(lines, measured, line, Optional.empty()).stream()))
                .filter(Spread::isRepeated)
                .toList();
    }

    /** Returns the spreads of ratios of times: each solver against the best one of its set, and against the references. */
    public static List<Spread> ofPairs(Lines lines, List<String> references) {
        List<Spread> pairs = new ArrayList<>();
        for (List<Summary> ranked : SummaryTable.bySetBestFirst(lines.summaries())) {
            List<Line> set = ranked.stream().map(Summary::line).toList();
            set.stream()
                    .filter(reference -> reference.equals(set.get(0)) || references.contains(reference.label()))
                    .forEach(reference -> set.stream()
                            .filter(line -> !line.equals(reference))
                            .forEach(line -> of(lines, "time", line, Optional.of(reference))
                                    .ifPresent(pairs::add)));
        }
        return pairs;
    }

    /** Computes a spread; empty for fewer than two puzzles, or if nothing varies. */
    private static Optional<Spread> of(Lines lines, String measured, Line line, Optional<Line> reference) {
        int other = reference.orElse(line).number();
        String value = "own." + measured
                + reference.map(pair -> " - other." + measured).orElse("");
        List<double[]> rows = lines.database().list(RUNS.formatted(line.number(), other, value), row ->
                new double[] {row.getDouble(1), row.getInt(2), row.getInt(3), row.getInt(4), row.getInt(5)});
        double[] values = rows.stream().mapToDouble(row -> row[0]).toArray();
        IntFunction<int[]> level =
                column -> rows.stream().mapToInt(row -> (int) row[column]).toArray();
        int[][] puzzles = {level.apply(1), level.apply(2)};
        int[][] processes = {level.apply(3), level.apply(4)};
        Design now = now(puzzles, processes);
        if (now.puzzles() < 2) return Optional.empty();
        VarianceComponents components = VarianceComponents.of(values, puzzles, processes);
        if (components.total() == 0) return Optional.empty();
        Design.Cost cost = new Design.Cost(
                forkNanos(line) + reference.map(Spread::forkNanos).orElse(0.0),
                runNanos(lines, line)
                        + reference.map(pair -> runNanos(lines, pair)).orElse(0.0));
        long leftOut = lines.database()
                .list(LEFT_OUT.formatted(line.number(), other), row -> row.getLong(1))
                .get(0);
        return Optional.of(new Spread(measured, line, reference, components, now, cost, leftOut));
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

    private static double forkNanos(Line line) {
        return line.conditions().forkNanos();
    }

    private static double runNanos(Lines lines, Line line) {
        return lines.database()
                .list(RUN_NANOS.formatted(line.number()), row -> row.getDouble(1))
                .get(0);
    }

    /** Returns the name of the solver, or of the two solvers of a ratio. */
    public String name() {
        return reference.map(other -> line.label() + " / " + other.label()).orElse(line.label());
    }

    /** Returns the set and the kind of runs. */
    public String group() {
        return line.set() + ", " + line.kind();
    }

    /** Returns whether it shows more than differences of puzzles. */
    boolean isRepeated() {
        return now.isomorphs() * now.forks() * now.repetitions() > 1;
    }

    /** Returns the percentage of the variance on one level of puzzles and one of processes. */
    double percent(int puzzle, int process) {
        return PERCENT * components.between(puzzle, process) / components.total();
    }

    /** Returns the percentage of the variance between repetitions. */
    double repetitionPercent() {
        return PERCENT * components.betweenRepetitions() / components.total();
    }

    /**
     * Returns the level of each test for which all comparisons together have a false alarm with a probability of 5 %: the
     * first step of Holm's correction.
     */
    public static double level(List<Spread> pairs) {
        return LEVEL / pairs.size();
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

    /** Returns half the width of the present 95 % interval of the mean. */
    double halfWidth() {
        return now.halfWidth(components);
    }

    /** Returns the cheapest design for such an interval; empty if there is none. */
    Optional<Design> cheapest(double halfWidth, double mostPuzzles) {
        return Design.cheapest(components, cost, halfWidth, now.seeds(), mostPuzzles);
    }

    private double error(Design design) {
        return Math.sqrt(design.variance(components));
    }
}
