package crosshatch.experiment.study.tune;

import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Plan;
import crosshatch.results.Words;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.statistics.Clusters;
import crosshatch.results.report.statistics.PairedComparison;
import crosshatch.results.report.statistics.PairedTimes;
import crosshatch.results.report.statistics.Par;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.SolverSpec;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Compares the winner of the races with the default, on puzzles that no race has used.
 *
 * @param sets the test sets
 * @param separation the evidence that they differ from the training puzzles
 * @param byDefault the default configuration
 * @param winner the winner of the races
 * @param pValue the two-sided p-value of F. Wilcoxon's signed-rank test on the logarithms of the ratios of times, see
 *     {@link PairedComparison}; empty if no puzzle distinguishes the two
 */
public record HeldOut(
        List<Plan.PlannedSet> sets, String separation, Score byDefault, Score winner, OptionalDouble pValue) {
    /** The name of the directory of this comparison. */
    static final String NAME = "held-out";

    private static final double LEVEL = 0.05;

    /**
     * The result of one of the two.
     *
     * @param bad the number of puzzles with a wrong answer, or a crash
     * @param parNanos the penalised mean time in ns
     */
    public record Score(long puzzles, long solved, long bad, double parNanos) {}

    /** Makes the missing runs, and reads the result. */
    static HeldOut of(
            TuningSite site, ChosenPuzzles puzzles, String separation, SolverSpec byDefault, SolverSpec winner) {
        Path directory = site.complete(NAME, site.campaign(NAME, puzzles, List.of(byDefault, winner), 0));
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            List<Run> first = runs(runs, byDefault);
            List<Run> second = runs(runs, winner);
            PairedTimes times = PairedTimes.of(
                    times(first),
                    times(second),
                    Clusters.of(first.stream().map(Run::original).toList()),
                    (double) site.tuning().limits().nanos());
            return new HeldOut(
                    puzzles.planned(),
                    separation,
                    score(first, site.tuning()),
                    score(second, site.tuning()),
                    PairedComparison.of(times).pValue());
        }
    }

    /**
     * A run in the comparison.
     *
     * @param original the original puzzle, which isomorphs share
     */
    private record Run(String original, String verdict, long nanos) {
        boolean solved() {
            return verdict.equals(Words.of(Verdict.CORRECT)) || verdict.equals(Words.of(Verdict.UNCONFIRMED));
        }

        boolean bad() {
            return verdict.equals(Words.of(Verdict.WRONG)) || verdict.equals(Words.of(Verdict.CRASHED));
        }
    }

    /** Returns the runs of a solver in the order of the puzzles. */
    private static List<Run> runs(RunDatabase runs, SolverSpec solver) {
        return runs.list(
                "SELECT \"set\" || ' ' || position, verdict, greatest(1, total_ns) FROM measured WHERE solver = "
                        + RunDatabase.quoted(solver.toString()) + " ORDER BY \"set\", position, variant",
                row -> new Run(row.getString(1), row.getString(2), row.getLong(3)));
    }

    private static double[] times(List<Run> runs) {
        return runs.stream()
                .mapToDouble(run -> run.solved() ? run.nanos() : Double.POSITIVE_INFINITY)
                .toArray();
    }

    private static Score score(List<Run> runs, Tuning tuning) {
        return new Score(
                runs.size(),
                runs.stream().filter(Run::solved).count(),
                runs.stream().filter(Run::bad).count(),
                Par.of(times(runs), (double) tuning.limits().nanos(), tuning.penalty()));
    }

    /** Returns whether the winner is significantly better, and worse in nothing. */
    public boolean improves() {
        return winner.bad == 0
                && winner.solved >= byDefault.solved
                && winner.parNanos < byDefault.parNanos
                && pValue.orElse(1) <= LEVEL;
    }
}
