package crosshatch.report;

import java.util.Collection;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import org.apache.commons.statistics.descriptive.Median;
import org.apache.commons.statistics.descriptive.Quantile;

/**
 * How one solver did on one set with one question. The unit is the puzzle: its time is the median of its repetitions, its
 * backtracks are their mean, its verdict the worst of them. Every puzzle that was run counts, timeouts and crashes
 * included, with the time they took and the backtracks they had made, which is less than they need.
 *
 * @param puzzles how many; variants count on their own
 * @param solved puzzles whose question was answered, not wrongly
 * @param correct of these, checked or confirmed
 * @param wrong puzzles with a wrong answer
 * @param unconfirmed solved, but nothing independent confirms the refutation
 * @param timeouts puzzles on which a budget ran out
 * @param gaveUp puzzles on which a solver that is incomplete by design got no further
 * @param crashed puzzles on which the solver broke
 * @param varying puzzles on which repetitions did not decide or backtrack equally often
 * @param backtracks of the puzzles where they were counted
 * @param noSearchPercent share of all puzzles that were solved without any decision; empty if decisions are not counted
 * @param totalMicros total time of a puzzle in µs
 * @param encodePercent share of encoding in the total time of all runs; empty if the solver does not tell
 * @param limitMicros time limit of a run in µs, at which times are censored; infinite if there is none
 * @param par2Micros mean total time in µs, an unsolved puzzle counting twice the time limit; empty where something is
 *     unsolved and there is no limit
 */
public record Summary(
        String set,
        String question,
        String solver,
        long puzzles,
        long solved,
        long correct,
        long wrong,
        long unconfirmed,
        long timeouts,
        long gaveUp,
        long crashed,
        long varying,
        Spread backtracks,
        OptionalDouble noSearchPercent,
        Spread totalMicros,
        double limitMicros,
        OptionalDouble encodePercent,
        OptionalDouble par2Micros) {

    /** Mean, median, 99th percentile and maximum of a sample; all empty if it is. */
    public record Spread(OptionalDouble mean, OptionalDouble median, OptionalDouble p99, OptionalDouble max) {
        private static final Spread NONE = new Spread(
                OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty());

        static Spread of(double[] sample) {
            if (sample.length == 0) return NONE;
            double sum = 0;
            double max = Double.NEGATIVE_INFINITY;
            for (double value : sample) {
                sum += value;
                max = Math.max(max, value);
            }
            return new Spread(
                    OptionalDouble.of(sum / sample.length),
                    OptionalDouble.of(Median.withDefaults().evaluate(sample)),
                    OptionalDouble.of(Quantile.withDefaults().evaluate(sample, 0.99)),
                    OptionalDouble.of(max));
        }
    }

    /** @param limitMicros time limit of a run in µs; infinite if there is none */
    static Summary of(String set, String question, String solver, Collection<PuzzleRuns> puzzles, double limitMicros) {
        return new Summary(
                set,
                question,
                solver,
                puzzles.size(),
                count(puzzles, PuzzleRuns::solved),
                count(puzzles, PuzzleRuns::correct),
                count(puzzles, PuzzleRuns::wrong),
                count(puzzles, runs -> runs.solved() && !runs.correct()),
                count(puzzles, PuzzleRuns::outOfBudget),
                count(puzzles, PuzzleRuns::gaveUp),
                count(puzzles, PuzzleRuns::crashed),
                count(puzzles, PuzzleRuns::varying),
                Spread.of(puzzles.stream()
                        .map(PuzzleRuns::backtracks)
                        .filter(OptionalDouble::isPresent)
                        .mapToDouble(OptionalDouble::getAsDouble)
                        .toArray()),
                noSearchPercent(puzzles),
                Spread.of(puzzles.stream().mapToDouble(PuzzleRuns::medianMicros).toArray()),
                limitMicros,
                encodePercent(puzzles),
                par2(puzzles, limitMicros));
    }

    /** Puzzles per second of total time, one after the other. */
    public OptionalDouble throughputPerSecond() {
        OptionalDouble mean = totalMicros.mean();
        return mean.isPresent() ? OptionalDouble.of(1e6 / mean.getAsDouble()) : mean;
    }

    private static OptionalDouble noSearchPercent(Collection<PuzzleRuns> puzzles) {
        if (count(puzzles, PuzzleRuns::countedDecisions) == 0) return OptionalDouble.empty();
        long without = count(puzzles, PuzzleRuns::solvedWithoutSearch);
        return OptionalDouble.of(100.0 * without / puzzles.size());
    }

    private static OptionalDouble encodePercent(Collection<PuzzleRuns> puzzles) {
        long total = puzzles.stream().mapToLong(PuzzleRuns::encodeKnownNanos).sum();
        long encode = puzzles.stream().mapToLong(PuzzleRuns::encodeNanos).sum();
        return total == 0 ? OptionalDouble.empty() : OptionalDouble.of(100.0 * encode / total);
    }

    private static OptionalDouble par2(Collection<PuzzleRuns> puzzles, double limitMicros) {
        double sum = puzzles.stream()
                .mapToDouble(runs -> runs.solved() ? runs.medianMicros() : 2 * limitMicros)
                .sum();
        return Double.isInfinite(sum) ? OptionalDouble.empty() : OptionalDouble.of(sum / puzzles.size());
    }

    private static long count(Collection<PuzzleRuns> puzzles, Predicate<PuzzleRuns> condition) {
        return puzzles.stream().filter(condition).count();
    }
}
