package crosshatch.results.report;

import crosshatch.results.report.table.Cell;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The summary of one line. The unit is the puzzle: its time is the median of its repetitions, its backtracks are their mean,
 * its verdict the worst of them. Every puzzle that was run counts, timeouts and crashes included. In means they count with the
 * time that they took and the backtracks that they had made, which is less than they need. In medians and percentiles they lie
 * at the time limit, and are empty where there is none.
 *
 * @param puzzles how many; variants count on their own
 * @param solved puzzles whose question was answered, not wrongly
 * @param correct of these, checked or confirmed
 * @param proved of the correct ones, those that rest on a checked proof
 * @param agreed of the correct ones, those for which nothing speaks but that two paradigms agree
 * @param contradicting puzzles on which a valid answer contradicts the known answer
 * @param wrong puzzles with a wrong answer
 * @param unconfirmed solved, but nothing independent confirms the refutation
 * @param timeouts puzzles on which a budget ran out
 * @param gaveUp puzzles on which a solver that is incomplete by design got no further
 * @param crashed puzzles on which the solver broke
 * @param varying puzzles on which repetitions did not decide or backtrack equally often
 * @param backtracks of the puzzles where they were counted
 * @param noSearchPercent share of all puzzles that were solved without any decision; empty if decisions are not counted
 * @param totalMicros total time in µs: mean and median over puzzles, 99th percentile and maximum over runs
 * @param encodePercent share of encoding in the total time of all runs; empty if the solver does not report it
 * @param par2Micros mean total time in µs, an unsolved puzzle counting twice the time limit; empty where something is
 *     unsolved and there is no limit
 */
public record Summary(
        Line line,
        long puzzles,
        long solved,
        long correct,
        long proved,
        long agreed,
        long contradicting,
        long wrong,
        long unconfirmed,
        long timeouts,
        long gaveUp,
        long crashed,
        long varying,
        Spread backtracks,
        OptionalDouble noSearchPercent,
        Spread totalMicros,
        OptionalDouble encodePercent,
        OptionalDouble par2Micros) {

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

    /** A time that lies at the limit is that of a run that was stopped there: all that is known is that it needs more. */
    Cell censored(OptionalDouble micros) {
        boolean stopped = micros.isPresent() && micros.getAsDouble() >= limitMicros();
        return stopped ? Cell.time(limitMicros()).atLeast() : Cell.time(micros);
    }

    /** The median time, which is a lower bound unless more than half of the puzzles are solved. */
    public Cell medianTime() {
        OptionalDouble median = totalMicros.median();
        return medianIsBound() && median.isPresent()
                ? Cell.time(Math.min(median.getAsDouble(), limitMicros())).atLeast()
                : Cell.time(median);
    }

    /** Whether the middle puzzle was not solved, so that its true number is larger. */
    public boolean medianIsBound() {
        return 2 * solved <= puzzles;
    }

    /** Solved puzzles per second of the time spent on all, one after the other. */
    public OptionalDouble throughputPerSecond() {
        OptionalDouble mean = totalMicros.mean();
        return mean.isPresent() ? OptionalDouble.of(1e6 * solved / puzzles / mean.getAsDouble()) : mean;
    }
}
