package crosshatch.experiment;

import crosshatch.results.Words;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
import crosshatch.results.report.statistics.Conover;
import crosshatch.results.report.statistics.PairedComparison;
import crosshatch.results.report.statistics.PairedTimes;
import crosshatch.solver.SolverSpec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Eliminates solvers in a race (F-Race: M. Birattari, T. Stützle, L. Paquete and K. Varrentrapp, GECCO 2002). After each block,
 * once enough puzzles are answered, {@link Conover}'s comparisons find the solvers that are worse than the best; for the last two,
 * F. Wilcoxon's test does. A solver that answers wrongly, breaks or cannot run is eliminated at once. Every decision follows from
 * the records of the blocks, so an interrupted race continues with the same decisions. For use by one thread.
 */
final class Race implements StoppingRule {
    /** The significance level of each test. An error costs a candidate, not a claim. */
    private static final double LEVEL = 0.05;

    /** The state of one solver in the race. */
    private static final class Racer {
        private final SolverSpec spec;
        private final List<Double> costs = new ArrayList<>();
        private int solved;
        private String end = "";

        Racer(SolverSpec spec) {
            this.spec = spec;
        }

        double meanCost() {
            return costs.stream().mapToDouble(Double::doubleValue).average().orElse(Double.POSITIVE_INFINITY);
        }

        double[] costs() {
            return costs.stream().mapToDouble(Double::doubleValue).toArray();
        }
    }

    private final Plan.PlannedRace rules;
    private final double unsolvedNanos;
    private final Map<String, Racer> racers = new LinkedHashMap<>();
    /** The eliminated solvers, the last one first. */
    private final List<Racer> gone = new ArrayList<>();

    private int puzzles;
    private long runs;
    private long nanos;

    /**
     * Begins a race in which no solver is eliminated yet.
     *
     * @param plan the plan with the rules of the race
     */
    Race(Plan plan) {
        rules = Objects.requireNonNull(plan.race());
        unsolvedNanos = (double) rules.penalty() * plan.limits().nanos();
        for (SolverSpec each : plan.specs()) racers.put(each.toString(), new Racer(each));
    }

    /** Adds runs. In a warm-up, only solvers with a wrong answer are eliminated. */
    @Override
    public void add(List<RunRecord> records) {
        records.forEach(this::excludeIfBad);
        List<RunRecord> measured =
                records.stream().filter(RunRecord::isMeasured).toList();
        if (measured.isEmpty()) return;
        measured.forEach(this::count);
        puzzles = racers.values().stream()
                .mapToInt(each -> each.costs.size())
                .max()
                .orElseThrow();
        for (Racer each : running()) {
            if (each.costs.size() < puzzles) leave(each, "could not run");
        }
        if (puzzles >= rules.firstTest()) test(running());
    }

    private void excludeIfBad(RunRecord record) {
        Racer racer = racer(record);
        if (racer.end.isEmpty() && StoppingRule.isBad(record, racer.spec)) {
            leave(
                    racer,
                    Words.of(record.verdict()) + " on " + record.run().getSet() + " "
                            + record.run().getPosition() + ": " + record.run().getDetail());
        }
    }

    private void count(RunRecord record) {
        Racer racer = racer(record);
        long took = record.run().getTimes().getTotalNs();
        racer.costs.add(record.solved() ? took : unsolvedNanos);
        if (record.solved()) racer.solved++;
        runs++;
        nanos += took;
    }

    private Racer racer(RunRecord record) {
        return Objects.requireNonNull(racers.get(record.solver()));
    }

    private List<Racer> running() {
        return racers.values().stream().filter(each -> each.end.isEmpty()).toList();
    }

    private void leave(Racer racer, String why) {
        racer.end = why;
        gone.add(0, racer);
    }

    private void test(List<Racer> field) {
        String slower = "slower than the best after " + puzzles + " puzzles";
        if (field.size() == 2) {
            PairedTimes costs =
                    PairedTimes.of(field.get(0).costs(), field.get(1).costs(), Double.POSITIVE_INFINITY);
            if (PairedComparison.of(costs).pValue().orElse(1) <= LEVEL)
                leave(ranked(field).get(1), slower);
        } else if (field.size() > 2) {
            Conover.of(matrix(field), LEVEL).worseThanBest(LEVEL).forEach(column -> leave(field.get(column), slower));
        }
    }

    /** Returns the costs with a row per puzzle and a column per solver. */
    private double[][] matrix(List<Racer> field) {
        return IntStream.range(0, puzzles)
                .mapToObj(row ->
                        field.stream().mapToDouble(each -> each.costs.get(row)).toArray())
                .toArray(double[][]::new);
    }

    /** Returns whether the solver is eliminated, or the race is over. */
    @Override
    public boolean isOut(String solver) {
        return isOver() || !Objects.requireNonNull(racers.get(solver)).end.isEmpty();
    }

    @Override
    public void write(ResultsStore store) {
        store.write(RaceResult.FILE, result());
    }

    private boolean isOver() {
        Long mostRuns = rules.maxRuns();
        Long mostNanos = rules.maxNanos();
        return (mostRuns != null && runs >= mostRuns)
                || (mostNanos != null && nanos >= mostNanos)
                || (puzzles >= rules.firstTest() && running().size() <= rules.keep());
    }

    private List<Racer> ranked(List<Racer> field) {
        Map<Racer, Double> ranks = averageRanks(field);
        return field.stream()
                .sorted(Comparator.<Racer>comparingDouble(ranks::get).thenComparingDouble(Racer::meanCost))
                .toList();
    }

    private Map<Racer, Double> averageRanks(List<Racer> field) {
        List<Double> sums = field.size() < 2 || puzzles < 2
                ? Collections.nCopies(field.size(), 0.0) // nothing to rank, or nothing by which
                : Conover.of(matrix(field), LEVEL).rankSums();
        Map<Racer, Double> ranks = new LinkedHashMap<>();
        for (int at = 0; at < sums.size(); at++) ranks.put(field.get(at), sums.get(at) / Math.max(1, puzzles));
        return ranks;
    }

    /** Returns the current standings. */
    RaceResult result() {
        List<Racer> field = running();
        Map<Racer, Double> ranks = averageRanks(field);
        List<RaceResult.Standing> standings = Stream.concat(ranked(field).stream(), gone.stream())
                .map(each -> new RaceResult.Standing(
                        each.spec.toString(),
                        each.costs.size(),
                        each.solved,
                        ranks.getOrDefault(each, 0.0),
                        each.costs.isEmpty() ? 0 : each.meanCost(),
                        each.end))
                .toList();
        return new RaceResult(puzzles, runs, nanos, standings);
    }
}
