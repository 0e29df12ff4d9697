package crosshatch.results.report.statistics;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The times of two solvers on the same puzzles, some of which are open. An open puzzle is not solved, because the solver ran
 * out of time or memory, crashed, gave up or was wrong. Of an open run nothing is known but that it needs at least the time
 * limit.
 *
 * <ul>
 *   <li>A pair that both solved has a ratio of times.
 *   <li>A pair that one solved is won by that solver. Its ratio is at least the limit divided by the time of the solver. This
 *       bound enters as the ratio. Without a limit it lies beyond all other ratios.
 *   <li>A pair that is open for both says nothing about which solver is faster. No test takes it.
 * </ul>
 */
public final class PairedTimes {
    /** Larger than any logarithm of a ratio of two times, and finite, so that it has a mean with others. */
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
     * @param first times of one solver, more than 0, infinite where a run is open
     * @param second of the other, in the same order
     * @param puzzles that the pairs belong to
     * @param limit of each run; infinite if there is none
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

    /** Pairs the times of two solvers. Each pair belongs to another puzzle. */
    public static PairedTimes of(double[] first, double[] second, double limit) {
        return of(first, second, Clusters.single(first.length), limit);
    }

    int count(Outcome outcome) {
        return where(at -> outcome(at) == outcome).length;
    }

    int pairs() {
        return first.length;
    }

    /** Lists the ways in which a pair of runs ends. */
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

    /** Pairs that the first solver wins: it is faster, or alone in solving. */
    int firstFaster() {
        return where(at -> first[at] < second[at]).length;
    }

    /** Pairs that the second solver wins. */
    int secondFaster() {
        return where(at -> second[at] < first[at]).length;
    }

    /** The pairs that are not open for both. */
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

    /** The number of puzzles that the pairs belong to. */
    int puzzles() {
        return puzzles.count();
    }

    /** The times of the first solver. */
    double[] first() {
        return first;
    }

    /** The times of the second solver. */
    double[] second() {
        return second;
    }

    /**
     * For each puzzle the logarithm of the ratio of times, less than 0 where the first solver is faster. It is the mean over the
     * pairs of the puzzle that are not open for both. A puzzle without such a pair is left out.
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

    /** A win, however small, even if the run that solved its puzzle took longer than the limit. */
    private double bound(double solved) {
        double least = Math.log(limit) - Math.log(solved);
        return Math.min(BEYOND_ALL, Math.max(Double.MIN_NORMAL, least));
    }

    /** For each puzzle 1 if the first solver solved more of its pairs, -1 if the second did, 0 if both solved equally many. */
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
