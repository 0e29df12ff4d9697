package crosshatch.report;

import crosshatch.database.RunDatabase;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.descriptive.Quantile;

/**
 * Two experiments beside each other, puzzle by puzzle: which counters have changed, and how the times have. Pairs are the same
 * solver, question and puzzle in both; runs that were cut off have no part in it.
 */
public final class Regression {
    private static final int RESAMPLES = 2000;

    private static final String SQL = """
            SELECT solver, question, format('{} #{}{}', "set", position, CASE WHEN variant = '' THEN '' ELSE ' ' || variant END) AS puzzle,
              median(total_ns) AS nanos, min(counts) AS counts
            FROM (%s)
            GROUP BY solver, question, "set", position, variant
            ORDER BY solver, question, "set", position, variant
            """.formatted(Counts.SQL);

    private record Key(String solver, String question, String puzzle) {}

    /** All repetitions and forks of a solver on a puzzle: the median of their times, and the counters of one of them. */
    private record Runs(double nanos, String counts) {}

    private Regression() {}

    /**
     * How one solver compares.
     *
     * @param pairs puzzles that both experiments have
     * @param changed for people: the pairs whose counters differ
     * @param ratio geometric mean of the time now over the time before
     * @param low of the 95 % bootstrap interval of the ratio, puzzles drawn anew
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
                        new Runs(rows.getDouble("nanos"), rows.getString("counts")));
            }
        });
        return runs;
    }

    private static Line line(String solver, Map<Key, Runs> before, Map<Key, Runs> now) {
        List<String> changed = new ArrayList<>();
        double[] logs = new double[now.size()];
        int pairs = 0;
        for (Map.Entry<Key, Runs> each : now.entrySet()) {
            Runs old = before.getOrDefault(each.getKey(), each.getValue());
            logs[pairs++] = Math.log(each.getValue().nanos / old.nanos);
            if (!each.getValue().counts.equals(old.counts)) {
                changed.add(each.getKey().puzzle + ", " + each.getKey().question + ": "
                        + Counts.difference(old.counts, each.getValue().counts));
            }
        }
        double[] means = resampledMeans(logs);
        return new Line(
                solver,
                pairs,
                changed,
                Math.exp(mean(logs)),
                Math.exp(Quantile.withDefaults().evaluate(means, 0.025)),
                Math.exp(Quantile.withDefaults().evaluate(means, 0.975)));
    }

    /** B. Efron's bootstrap (Annals of Statistics 7, 1979), the unit being the puzzle; the same numbers every time. */
    private static double[] resampledMeans(double[] sample) {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(1L);
        double[] means = new double[RESAMPLES];
        double[] resample = new double[sample.length];
        for (int i = 0; i < RESAMPLES; i++) {
            for (int j = 0; j < resample.length; j++) resample[j] = sample[random.nextInt(sample.length)];
            means[i] = mean(resample);
        }
        return means;
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).sum() / values.length;
    }
}
