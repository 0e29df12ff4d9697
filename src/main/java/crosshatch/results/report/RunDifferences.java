package crosshatch.results.report;

import crosshatch.results.database.RunDatabase;
import crosshatch.results.noise.LevelChange;
import crosshatch.results.noise.Quartiles;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Describes differences between the runs of a line. Runs are alike if the same program made them with the same Java on the same
 * machine, in JVMs with the same compiled code, and without disturbances.
 *
 * @param origins the origins of the runs, with the number of runs; empty if all runs have one origin. Only differences are
 *     named
 * @param states a clause for people for each fork that ran other compiled code than the rest, or changed its code
 * @param repeated the number of disturbed runs that were repeated, so that tables leave them out
 * @param disturbed the number of disturbed runs that tables use, because they could not be repeated without a disturbance
 */
public record RunDifferences(Map<String, Long> origins, List<String> states, long repeated, long disturbed) {
    /** States that all runs are alike. */
    public static final RunDifferences ALIKE = new RunDifferences(Map.of(), List.of(), 0, 0);

    /** A fork with fewer runs than this says nothing of its compiled code. */
    private static final int FEWEST_RUNS = 10;

    private static final int FEWEST_BLOCKS = 4;

    private static final String ORIGINS = """
            SELECT line, jdk, commit, machine, count(*) AS runs
            FROM measured JOIN lines USING ("set", question, solver, phase, threads)
            GROUP BY ALL ORDER BY line, runs DESC, jdk, commit, machine
            """;

    /** The times as multiples of the median of the same puzzle; puzzles with a single run are left out. */
    private static final String BLOCKS = """
            SELECT line, experiment, fork, repetition, block, count(*) AS runs, median(ratio) AS ratio
            FROM (
              SELECT line, experiment, fork, repetition, block, total_ns / median(total_ns) OVER puzzle AS ratio
              FROM %s
              WINDOW puzzle AS (PARTITION BY line, position, variant)
              QUALIFY count(*) OVER puzzle > 1 AND median(total_ns) OVER puzzle > 0
            )
            GROUP BY ALL
            ORDER BY line, experiment, fork, repetition, block
            """.formatted(Lines.MEASURED);

    private static final String DISTURBED = """
            SELECT line, count(*) FILTER (phase = 'disturbed') AS repeated,
              count(*) FILTER (phase IN ('measured', 'cold')) AS disturbed
            FROM runs JOIN (
              SELECT min(line) AS line, "set", question, solver, threads
              FROM lines GROUP BY "set", question, solver, threads
            ) USING ("set", question, solver, threads)
            WHERE disturbed_ns > 0 AND phase <> 'warmup'
            GROUP BY line
            """;

    private record MadeBy(int line, String jdk, String commit, String machine, long runs) {}

    private record Block(int line, String experiment, int fork, int repetition, long number, long runs, double ratio) {}

    private record Counted(int line, long repeated, long disturbed) {}

    /**
     * Returns the differences in each line that is not {@link #ALIKE}, by its number.
     *
     * @param runs a database with the tables {@code lines} and {@code puzzles} of {@link Lines}
     */
    static Map<Integer, RunDifferences> of(RunDatabase runs) {
        Map<Integer, List<MadeBy>> origins = byLine(
                runs.list(
                        ORIGINS,
                        row -> new MadeBy(
                                row.getInt("line"),
                                row.getString("jdk"),
                                row.getString("commit"),
                                row.getString("machine"),
                                row.getLong("runs"))),
                MadeBy::line);
        Map<Integer, List<Block>> blocks = byLine(runs.list(BLOCKS, RunDifferences::block), Block::line);
        Map<Integer, List<Counted>> disturbed = byLine(
                runs.list(
                        DISTURBED,
                        row -> new Counted(row.getInt("line"), row.getLong("repeated"), row.getLong("disturbed"))),
                Counted::line);
        Map<Integer, RunDifferences> likenesses = new TreeMap<>();
        origins.forEach((line, madeBy) -> {
            Counted counted = disturbed
                    .getOrDefault(line, List.of(new Counted(line, 0, 0)))
                    .get(0);
            RunDifferences likeness = new RunDifferences(
                    named(madeBy),
                    states(blocks.getOrDefault(line, List.of())),
                    counted.repeated(),
                    counted.disturbed());
            if (!likeness.equals(ALIKE)) likenesses.put(line, likeness);
        });
        return likenesses;
    }

    private static Block block(ResultSet row) throws SQLException {
        return new Block(
                row.getInt("line"),
                row.getString("experiment"),
                row.getInt("fork"),
                row.getInt("repetition"),
                row.getLong("block"),
                row.getLong("runs"),
                row.getDouble("ratio"));
    }

    private static <T> Map<Integer, List<T>> byLine(List<T> all, Function<T, Integer> line) {
        Map<Integer, List<T>> byLine = new TreeMap<>();
        for (T each : all)
            byLine.computeIfAbsent(line.apply(each), first -> new ArrayList<>()).add(each);
        return byLine;
    }

    private static Map<String, Long> named(List<MadeBy> all) {
        Map<String, Long> named = new LinkedHashMap<>();
        if (all.size() < 2) return named;
        for (MadeBy each : all) {
            List<String> parts = new ArrayList<>();
            addIfVaried(parts, "", each.jdk(), all, MadeBy::jdk);
            addIfVaried(parts, "commit ", Experiments.shortened(each.commit()), all, MadeBy::commit);
            addIfVaried(parts, "", each.machine(), all, MadeBy::machine);
            named.merge(String.join(", ", parts), each.runs(), Long::sum);
        }
        return named;
    }

    private static void addIfVaried(
            List<String> parts, String what, String value, List<MadeBy> all, Function<MadeBy, String> part) {
        if (all.stream().map(part).distinct().count() > 1) {
            parts.add(value.isEmpty() ? "a value that was not recorded" : what + value);
        }
    }

    private static List<String> states(List<Block> blocks) {
        Map<String, List<Block>> forks = new LinkedHashMap<>();
        boolean several = blocks.stream().map(Block::experiment).distinct().count() > 1;
        for (Block each : blocks) {
            String fork = "fork " + each.fork() + (several ? " of " + each.experiment() : "");
            forks.computeIfAbsent(fork, first -> new ArrayList<>()).add(each);
        }
        forks.values().removeIf(each -> each.stream().mapToLong(Block::runs).sum() < FEWEST_RUNS);
        List<String> states = new ArrayList<>();
        forks.entrySet().stream()
                .min(Comparator.comparingDouble(fork -> median(fork.getValue())))
                .ifPresent(fastest -> forks.forEach((fork, own) -> {
                    double factor = median(own) / median(fastest.getValue());
                    if (factor > LevelChange.BOUND) {
                        states.add(String.format(
                                Locale.ROOT, "%s took %.2f times as long as %s", fork, factor, fastest.getKey()));
                    }
                }));
        forks.forEach((fork, own) -> change(own).ifPresent(change -> {
            Block from = own.get(change.place());
            states.add(String.format(
                    Locale.ROOT,
                    "%s took %.2f times as long from block %d of repetition %d on as it took before",
                    fork,
                    change.after() / change.before(),
                    from.number(),
                    from.repetition()));
        }));
        return states;
    }

    private static double median(List<Block> blocks) {
        return Quartiles.of(blocks.stream().map(Block::ratio).toList()).median();
    }

    private static Optional<LevelChange> change(List<Block> blocks) {
        return blocks.size() < FEWEST_BLOCKS
                ? Optional.empty()
                : LevelChange.in(blocks.stream().map(Block::ratio).toList());
    }
}
