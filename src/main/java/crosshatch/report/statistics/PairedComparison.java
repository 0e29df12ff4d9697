package crosshatch.report.statistics;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.apache.commons.statistics.inference.MannWhitneyUTest;
import org.apache.commons.statistics.inference.WilcoxonSignedRankTest;

/**
 * Two solvers on the same puzzles. Only the order of times matters here, so that a puzzle that was not solved, which took
 * longer than any other, takes part.
 *
 * @param puzzles all of them
 * @param bothSolved of these
 * @param firstFaster puzzles on which the first was faster, or alone in solving
 * @param secondFaster likewise
 * @param pValue two-sided, of F. Wilcoxon's signed-rank test (Biometrics Bulletin 1, 1945) on the logarithms of the ratios of
 *     times, equal pairs left out; exact up to 50 pairs without ties, else by the normal approximation; 1 if no pair differs
 * @param superiority A. Vargha and H. Delaney's A (Journal of Educational and Behavioral Statistics 25, 2000): how probable it
 *     is that the first takes longer on some puzzle than the second on some puzzle, ties counting half; 0.5 is no
 *     difference, 0 means that the first is always faster
 */
public record PairedComparison(
        int puzzles, int bothSolved, int firstFaster, int secondFaster, double pValue, double superiority) {

    /**
     * @param first times of one solver, puzzle by puzzle, infinite where it did not solve
     * @param second of the other, in the same order; at least one puzzle
     */
    public static PairedComparison of(double[] first, double[] second) {
        double[] differences = differences(first, second);
        return new PairedComparison(
                first.length,
                (int) IntStream.range(0, first.length)
                        .filter(at -> Double.isFinite(first[at]) && Double.isFinite(second[at]))
                        .count(),
                (int) Arrays.stream(differences).filter(each -> each < 0).count(),
                (int) Arrays.stream(differences).filter(each -> each > 0).count(),
                pValue(differences),
                superiority(first, second));
    }

    /** Logarithms of the ratios of times, puzzle by puzzle: below 0 where the first was faster, infinite where one did not solve. */
    static double[] differences(double[] first, double[] second) {
        return IntStream.range(0, first.length)
                .mapToDouble(at -> difference(first[at], second[at]))
                .toArray();
    }

    /** Two that are unsolved are equal: nothing is known of the rest. */
    private static double difference(double first, double second) {
        return first == second ? 0 : Math.log(first) - Math.log(second);
    }

    static double pValue(double[] differences) {
        double[] unequal = Arrays.stream(differences).filter(each -> each != 0).toArray();
        return unequal.length == 0
                ? 1
                : WilcoxonSignedRankTest.withDefaults().test(unequal).getPValue();
    }

    static double superiority(double[] first, double[] second) {
        double pairs = (double) first.length * second.length;
        return MannWhitneyUTest.withDefaults().statistic(first, second) / pairs;
    }
}
