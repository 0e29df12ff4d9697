package crosshatch.results.report.statistics;

import java.util.Arrays;
import org.apache.commons.statistics.inference.AlternativeHypothesis;
import org.apache.commons.statistics.inference.BinomialTest;

/**
 * Counts the differences that a paired test finds between two measurements of the same thing. By chance, the test finds as many
 * differences as its level allows. If it finds more, the measured values vary by themselves, and this may also explain
 * differences between solvers.
 *
 * @param tests the number of tests
 * @param differences the number of tests that found a difference at the level of {@value #LEVEL}
 */
public record SameAgain(int tests, int differences) {
    /** The level of each test. */
    public static final double LEVEL = 0.05;
    /** The smallest number of puzzles in a test; with five or fewer, the signed-rank test cannot reach the level. */
    public static final int CHUNK_PUZZLES = 10;

    public static final SameAgain NONE = new SameAgain(0, 0);

    /**
     * Cuts the puzzles into chunks of {@value #CHUNK_PUZZLES} or more, in their order, and tests each chunk, see {@link
     * PairedComparison}. Puzzles that are open for both are in no chunk.
     */
    public static SameAgain of(PairedTimes times) {
        double[] ratios = times.logRatios();
        int chunks = ratios.length / CHUNK_PUZZLES;
        int differences = 0;
        for (int chunk = 0; chunk < chunks; chunk++) {
            int from = (int) ((long) ratios.length * chunk / chunks);
            int to = (int) ((long) ratios.length * (chunk + 1) / chunks);
            double[] some = Arrays.copyOfRange(ratios, from, to);
            if (PairedComparison.signedRank(some).orElse(1) <= LEVEL) differences++;
        }
        return new SameAgain(chunks, differences);
    }

    /** Returns the sums of both counts. */
    public SameAgain and(SameAgain other) {
        return new SameAgain(tests + other.tests, differences + other.differences);
    }

    /** Returns the probability of at least as many differences if each test finds one at its level; 1 without tests. */
    public double pValue() {
        return tests == 0
                ? 1
                : BinomialTest.withDefaults()
                        .with(AlternativeHypothesis.GREATER_THAN)
                        .test(tests, differences, LEVEL)
                        .getPValue();
    }
}
