package crosshatch.results.report.statistics;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The times of two solvers on the same puzzles, some of which are open. An open puzzle is not solved, because the solver ran
 * out of time or memory, crashed, gave up or was wrong. An open run is only known to need at least the time limit.
 *
 * <ul>
 *   <li>A pair that both solved has a ratio of times.
 *   <li>A pair that only one solved is won by this solver. The ratio is at least the limit divided by the time of the solver.
 * Tests use this bound in place of the ratio. Without a limit, tests treat the ratio as more extreme than all others.
 *   <li>A pair that is open for both does not show which solver is faster. No test uses it.
 * </ul>
 */
public final class PairedTimes {
    /** A finite value above any logarithm of a ratio of two times, so that means with it exist. */
    private static final double BEYOND_ALL = 1e6;

    private final double[] first;
    private final double[] second;
    private final Clusters puzzles;
    private final double limit;

    private PairedTimes(double[] first, double[] second, Clusters puzzles, double limit) {
        this.first = first;
        this.second = second;
        this.puzzles = puzzles;
        this.limit = limit;
    }

    /**
     * Pairs the times of two solvers.
     *
     * @param first the times of the first solver, more than 0, infinite for open runs
     * @param second the times of the second solver, in the same order
     * @param puzzles the puzzles of the pairs
     * @param limit the time limit of each run; infinite if there is none
     */
    public static PairedTimes of(double[] first, double[] second, Clusters puzzles, double limit) {
        for (int at = 0; at < first.length; at++) {
            if (!(first[at] > 0 && second[at] > 0)) {
                throw new IllegalArgumentException(
                        "pair " + at + ": times " + first[at] + " and " + second[at] + ", expected more than 0");
            }
        }
        return new PairedTimes(first, second, puzzles, limit);
    }

    /** Pairs the times of two solvers, where each pair belongs to another puzzle. */
    public static PairedTimes of(double[] first, double[] second, double limit) {
        return of(first, second, Clusters.single(first.length), limit);
    }

    int count(Outcome outcome) {
        return where(at -> outcome(at) == outcome).length;
    }

    int pairs() {
        return first.length;
    }

    /** The possible results of a pair of runs. */
    enum Outcome {
        BOTH_SOLVED,
        FIRST_ALONE,
        SECOND_ALONE,
        OPEN_FOR_BOTH
    }

    private Outcome outcome(int at) {
        if (Double.isFinite(first[at])) return Double.isFinite(second[at]) ? Outcome.BOTH_SOLVED : Outcome.FIRST_ALONE;
        return Double.isFinite(second[at]) ? Outcome.SECOND_ALONE : Outcome.OPEN_FOR_BOTH;
    }

    /** Counts the pairs that only the first solver solved, or solved faster. */
    int firstFaster() {
        return where(at -> first[at] < second[at]).length;
    }

    /** Counts the pairs that only the second solver solved, or solved faster. */
    int secondFaster() {
        return where(at -> second[at] < first[at]).length;
    }

    /** Returns the pairs that are not open for both. */
    PairedTimes known() {
        return only(where(at -> outcome(at) != Outcome.OPEN_FOR_BOTH));
    }

    private int[] where(IntPredicate pair) {
        return IntStream.range(0, first.length).filter(pair).toArray();
    }

    private PairedTimes only(int[] pairs) {
        return new PairedTimes(
                IntStream.of(pairs).mapToDouble(at -> first[at]).toArray(),
                IntStream.of(pairs).mapToDouble(at -> second[at]).toArray(),
                puzzles.of(pairs),
                limit);
    }

    /** Returns the number of puzzles of the pairs. */
    int puzzles() {
        return puzzles.count();
    }

    /** Returns the times of the first solver. */
    double[] first() {
        return first;
    }

    /** Returns the times of the second solver. */
    double[] second() {
        return second;
    }

    /**
     * Returns for each puzzle the mean logarithm of the ratio of times, negative if the first solver is faster. The mean is
     * over the pairs of the puzzle that are not open for both. A puzzle without such a pair is left out.
     */
    double[] logRatios() {
        PairedTimes known = known();
        return known.puzzles.means(
                IntStream.range(0, known.pairs()).mapToDouble(known::logRatio).toArray());
    }

    private double logRatio(int at) {
        return switch (outcome(at)) {
            case BOTH_SOLVED -> Math.log(first[at]) - Math.log(second[at]);
            case FIRST_ALONE -> -bound(first[at]);
            case SECOND_ALONE -> bound(second[at]);
            case OPEN_FOR_BOTH -> throw new IllegalStateException("pair " + at + " is open for both");
        };
    }

    /** Returns the bound as a win, even if the run that solved the puzzle took longer than the limit. */
    private double bound(double solved) {
        double least = Math.log(limit) - Math.log(solved);
        return Math.min(BEYOND_ALL, Math.max(Double.MIN_NORMAL, least));
    }

    /**
     * Returns for each puzzle 1 if the first solver solved more of its pairs, -1 if the second did, 0 if both solved equally
     * many.
     */
    int[] solvedMore() {
        double[] differences = IntStream.range(0, first.length)
                .mapToDouble(
                        at -> outcome(at) == Outcome.FIRST_ALONE ? 1 : outcome(at) == Outcome.SECOND_ALONE ? -1 : 0)
                .toArray();
        return Arrays.stream(puzzles.means(differences))
                .mapToInt(mean -> (int) Math.signum(mean))
                .toArray();
    }
}
