package crosshatch.report;

import crosshatch.database.RunDatabase;
import crosshatch.report.statistics.Clusters;
import crosshatch.report.statistics.Ratio;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Two experiments beside each other, puzzle by puzzle: which counters have changed, and how the times have. Pairs are the same
 * solver, question and puzzle in both; runs that were cut off have no part in it.
 */
public final class Regression {
    private static final String SQL = """
            SELECT solver, question, format('{} #{}{}', "set", position, CASE WHEN variant = '' THEN '' ELSE ' ' || variant END) AS puzzle,
              format('{} #{}', "set", position) AS original, greatest(1, median(total_ns)) AS nanos, min(counts) AS counts
            FROM (%s)
            GROUP BY solver, question, "set", position, variant
            ORDER BY solver, question, "set", position, variant
            """.formatted(Counts.SQL);

    private record Key(String solver, String question, String puzzle) {}

    /**
     * All repetitions and forks of a solver on a puzzle: the median of their times, and the counters of one of them.
     *
     * @param original of the puzzle, which its isomorphs share
     */
    private record Runs(double nanos, String counts, String original) {}

    private Regression() {}

    /**
     * How one solver compares.
     *
     * @param pairs puzzles that both experiments have
     * @param changed for people: the pairs whose counters differ
     * @param ratio geometric mean of the time now over the time before
     * @param low of the 95 % bootstrap interval of the ratio, puzzles drawn again with their isomorphs; NaN if there is but one
     * @param high likewise
     */
    public record Line(String solver, long pairs, List<String> changed, double ratio, double low, double high) {}

    /** A line for each solver that both experiments have; none if they have nothing in common. */
    public static List<Line> lines(RunDatabase before, RunDatabase now) {
        Map<Key, Runs> then = runs(before);
        Map<String, Map<Key, Runs>> common = new LinkedHashMap<>();
        runs(now).forEach((key, runs) -> {
            if (then.containsKey(key)) {
                common.computeIfAbsent(key.solver, solver -> new LinkedHashMap<>())
                        .put(key, runs);
            }
        });
        List<Line> lines = new ArrayList<>();
        common.forEach((solver, runs) -> lines.add(line(solver, then, runs)));
        return lines;
    }

    private static Map<Key, Runs> runs(RunDatabase database) {
        Map<Key, Runs> runs = new LinkedHashMap<>();
        database.query(SQL, rows -> {
            while (rows.next()) {
                runs.put(
                        new Key(rows.getString("solver"), rows.getString("question"), rows.getString("puzzle")),
                        new Runs(rows.getDouble("nanos"), rows.getString("counts"), rows.getString("original")));
            }
        });
        return runs;
    }

    private static Line line(String solver, Map<Key, Runs> before, Map<Key, Runs> now) {
        List<String> changed = new ArrayList<>();
        double[] nanosBefore = new double[now.size()];
        double[] nanosNow = new double[now.size()];
        List<String> originals = new ArrayList<>();
        int pairs = 0;
        for (Map.Entry<Key, Runs> each : now.entrySet()) {
            Runs old = before.getOrDefault(each.getKey(), each.getValue());
            originals.add(each.getValue().original);
            nanosBefore[pairs] = old.nanos;
            nanosNow[pairs++] = each.getValue().nanos;
            if (!each.getValue().counts.equals(old.counts)) {
                changed.add(each.getKey().puzzle + ", " + each.getKey().question + ": "
                        + Counts.difference(old.counts, each.getValue().counts));
            }
        }
        Ratio ratio =
                Ratio.ofGeometricMeans(new double[][] {nanosNow}, new double[][] {nanosBefore}, Clusters.of(originals));
        return new Line(solver, pairs, changed, ratio.ratio(), ratio.low(), ratio.high());
    }
}
