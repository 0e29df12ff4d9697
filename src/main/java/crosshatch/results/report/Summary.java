package crosshatch.results.report;

import crosshatch.results.report.table.Cell;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The summary of one line. The unit is the puzzle: its time is the median of its repetitions, its backtracks are their mean,
 * its status the worst of them. Every puzzle that was run counts. {@link Summaries} says how the unsolved ones do.
 *
 * @param counts of puzzles by status; variants count on their own
 * @param proved of the correct ones, those that rest on a checked proof
 * @param agreed of the correct ones, those for which nothing speaks but that two paradigms agree
 * @param contradicting puzzles on which a valid answer contradicts the known answer
 * @param varying puzzles on which repetitions did not decide or backtrack equally often
 * @param backtracks of the puzzles where they were counted
 * @param noSearchPercent share of all puzzles that were solved without any decision; empty if decisions are not counted
 * @param totalMicros total time in µs: mean and median over puzzles, 99th percentile and maximum over runs
 * @param p99IsBound whether the 99th percentile falls on an unsolved run, so that its true number is larger
 * @param encodePercent share of encoding in the total time of all runs; empty if the solver does not report it
 * @param par2Micros mean total time in µs, an unsolved puzzle counting twice the time limit; empty where something is
 *     unsolved and there is no limit
 */
public record Summary(
        Line line,
        StatusCounts counts,
        long proved,
        long agreed,
        long contradicting,
        long varying,
        Spread backtracks,
        OptionalDouble noSearchPercent,
        Spread totalMicros,
        boolean p99IsBound,
        OptionalDouble encodePercent,
        OptionalDouble par2Micros) {

    /** The number of all puzzles. */
    public long puzzles() {
        return counts.all();
    }

    /** The number of puzzles whose question was answered, not wrongly. */
    public long solved() {
        return counts.solved();
    }

    /** The number of puzzles with a wrong answer. */
    public long wrong() {
        return counts.of(Status.WRONG);
    }

    /** The set of the {@link #line}. */
    public String set() {
        return line.set();
    }

    /** Likewise, as a user writes it: {@code count:10}. */
    public String question() {
        return line.question();
    }

    /** Likewise, its spec. */
    public String solver() {
        return line.solver();
    }

    /** The shown name of the solver, see {@link SolverNames}. */
    public String label() {
        return line.label();
    }

    /** See {@link Line#keptFault}. */
    Optional<String> keptFault() {
        return line.keptFault();
    }

    /** Time limit of a run in µs, at which times are censored; infinite if there is none. */
    public double limitMicros() {
        return line.limitMicros();
    }

    /** Mean, median, 99th percentile and maximum of a sample; all empty if it is. */
    public record Spread(OptionalDouble mean, OptionalDouble median, OptionalDouble p99, OptionalDouble max) {}

    /** The mean time, a lower bound if a puzzle is unsolved. */
    Cell meanTime() {
        return bounded(Cell.time(totalMicros.mean()), solved() < puzzles());
    }

    /** The median time, which is a lower bound unless more than half of the puzzles are solved. */
    public Cell medianTime() {
        return bounded(Cell.time(totalMicros.median()), medianIsBound());
    }

    /** The 99th percentile of the times of runs. */
    Cell p99Time() {
        return bounded(Cell.time(totalMicros.p99()), p99IsBound);
    }

    /** The mean number of backtracks. An unsolved puzzle counts with those that were made, so it is a lower bound, too. */
    Cell meanBacktracks() {
        return bounded(Cell.number(backtracks.mean()), solved() < puzzles());
    }

    private static Cell bounded(Cell cell, boolean isBound) {
        return isBound ? cell.atLeast() : cell;
    }

    /** Whether the middle puzzle was not solved, so that its true number is larger. */
    public boolean medianIsBound() {
        return 2 * solved() <= puzzles();
    }

    /** Solved puzzles per second of the time of all, one after the other, each with its time in {@link #totalMicros}. */
    public OptionalDouble throughputPerSecond() {
        OptionalDouble mean = totalMicros.mean();
        return mean.isPresent() ? OptionalDouble.of(1e6 * solved() / puzzles() / mean.getAsDouble()) : mean;
    }
}
