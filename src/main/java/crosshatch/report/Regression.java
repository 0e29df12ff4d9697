package crosshatch.report;

import crosshatch.results.Phase;
import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.descriptive.Median;
import org.apache.commons.statistics.descriptive.Quantile;

/**
 * Two experiments beside each other, puzzle by puzzle: which counters have changed, and how the times have. Pairs are the same
 * solver, question and puzzle in both; runs that were cut off have no part in it.
 */
public final class Regression {
    private static final int RESAMPLES = 2000;

    private record Pair(String question, String puzzle) {}

    /** All repetitions and forks of a solver on a puzzle. */
    private static final class Runs {
        private final List<Double> nanos = new ArrayList<>();
        private Map<String, Long> counters = Map.of();

        void add(RunRecord record) {
            if (nanos.isEmpty()) counters = CounterAudit.values(record.counters());
            nanos.add((double) record.times().totalNanos());
        }

        double median() {
            return Median.withDefaults()
                    .evaluate(nanos.stream().mapToDouble(Double::doubleValue).toArray());
        }
    }

    /**
     * How one solver compares.
     *
     * @param pairs puzzles that both experiments have
     * @param changed for people: the pairs whose counters differ
     * @param ratio geometric mean of the time now over the time before, of the medians of each pair
     * @param low of the 95 % bootstrap interval of the ratio, puzzles drawn anew
     * @param high likewise
     */
    public record Line(String solver, long pairs, List<String> changed, double ratio, double low, double high) {}

    private final Map<String, Map<Pair, Runs>> before = new LinkedHashMap<>();
    private final Map<String, Map<Pair, Runs>> now = new LinkedHashMap<>();
    private long wrong;

    /** @param records of the experiment that is compared with; closed by the caller */
    public Regression(Stream<RunRecord> records) {
        records.forEach(record -> add(record, before));
    }

    /** A run of the new experiment. */
    public void add(RunRecord record) {
        if (record.verdict() == Verdict.WRONG) wrong++;
        add(record, now);
    }

    private static void add(RunRecord record, Map<String, Map<Pair, Runs>> to) {
        RunRecord.Run run = record.run();
        if (run.phase() == Phase.WARMUP || record.wasCutOff()) return;
        Pair pair = new Pair(run.question(), run.set() + " #" + run.position() + " " + run.variant());
        to.computeIfAbsent(run.solver(), solver -> new LinkedHashMap<>())
                .computeIfAbsent(pair, each -> new Runs())
                .add(record);
    }

    /** Wrong answers of the new experiment. */
    public long wrong() {
        return wrong;
    }

    /** A line for each solver that both experiments have; none if they have nothing in common. */
    public List<Line> lines() {
        return now.keySet().stream()
                .filter(before::containsKey)
                .map(this::line)
                .filter(line -> line.pairs() > 0)
                .toList();
    }

    private Line line(String solver) {
        Map<Pair, Runs> then = before.getOrDefault(solver, Map.of());
        List<String> changed = new ArrayList<>();
        List<Double> logs = new ArrayList<>();
        now.getOrDefault(solver, Map.of()).forEach((pair, runs) -> {
            Runs old = then.get(pair);
            if (old == null) return;
            logs.add(Math.log(runs.median() / old.median()));
            changes(old.counters, runs.counters)
                    .forEach(change -> changed.add(pair.puzzle().strip() + ", " + pair.question() + ": " + change));
        });
        double[] sample = logs.stream().mapToDouble(Double::doubleValue).toArray();
        if (sample.length == 0) return new Line(solver, 0, changed, Double.NaN, Double.NaN, Double.NaN);
        double[] means = resampledMeans(sample);
        return new Line(
                solver,
                sample.length,
                changed,
                Math.exp(mean(sample)),
                Math.exp(Quantile.withDefaults().evaluate(means, 0.025)),
                Math.exp(Quantile.withDefaults().evaluate(means, 0.975)));
    }

    private static List<String> changes(Map<String, Long> old, Map<String, Long> fresh) {
        Map<String, Long> all = new TreeMap<>(old);
        all.putAll(fresh);
        return all.keySet().stream()
                .filter(counter -> !old.getOrDefault(counter, -1L).equals(fresh.getOrDefault(counter, -1L)))
                .map(counter -> counter + " " + old.getOrDefault(counter, -1L) + ", now "
                        + fresh.getOrDefault(counter, -1L))
                .toList();
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
