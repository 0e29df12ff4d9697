package crosshatch.results.report.statistics;

import crosshatch.results.report.statistics.PairedTimes.Outcome;
import java.util.Arrays;
import java.util.OptionalDouble;
import org.apache.commons.statistics.inference.BinomialTest;
import org.apache.commons.statistics.inference.MannWhitneyUTest;
import org.apache.commons.statistics.inference.WilcoxonSignedRankTest;

/**
 * Compares two solvers on the same puzzles: the puzzles that each solved, the faster one, and the probability of chance.
 * {@link PairedTimes} says how open runs enter. A number is empty where no pair is left to make it of.
 *
 * @param pairs all of them
 * @param units puzzles that the tests of times have a number of: isomorphs of a puzzle are one unit
 * @param bothSolved pairs
 * @param firstAlone pairs that only the first solved
 * @param secondAlone pairs that only the second solved
 * @param openForBoth pairs that neither solved
 * @param firstFaster pairs on which the first was faster, or alone in solving
 * @param secondFaster pairs on which the second was faster, or alone in solving
 * @param pValue two-sided, of F. Wilcoxon's signed-rank test (Biometrics Bulletin 1, 1945) on the logarithms of the ratios of
 *     times, one number for each puzzle, zeros left out. It is exact up to 50 puzzles without ties, else by the normal
 *     approximation
 * @param pSolved two-sided, of Q. McNemar's exact test (Psychometrika 12, 1947): whether the two solved equally many. Puzzles of
 *     which both solved equally many isomorphs are left out
 * @param superiority A. Vargha and H. Delaney's A (Journal of Educational and Behavioral Statistics 25, 2000): the probability
 *     that the first takes longer on one random puzzle than the second on another, ties counting half. The value 0.5 is no
 *     difference, 0 means that the first is always faster. Comparisons of two open runs are left out
 */
public record PairedComparison(
        int pairs,
        int units,
        int bothSolved,
        int firstAlone,
        int secondAlone,
        int openForBoth,
        int firstFaster,
        int secondFaster,
        OptionalDouble pValue,
        OptionalDouble pSolved,
        OptionalDouble superiority) {

    /** Computes all numbers of the comparison. */
    public static PairedComparison of(PairedTimes times) {
        PairedTimes known = times.known();
        return new PairedComparison(
                times.pairs(),
                known.puzzles(),
                times.count(Outcome.BOTH_SOLVED),
                times.count(Outcome.FIRST_ALONE),
                times.count(Outcome.SECOND_ALONE),
                times.count(Outcome.OPEN_FOR_BOTH),
                times.firstFaster(),
                times.secondFaster(),
                signedRank(known.logRatios()),
                mcNemar(known.solvedMore()),
                superiority(known.first(), known.second()));
    }

    /** Of the signed-rank test alone; empty if there are only zeros. */
    static OptionalDouble signedRank(double[] differences) {
        double[] unequal = Arrays.stream(differences).filter(each -> each != 0).toArray();
        return unequal.length == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(
                        WilcoxonSignedRankTest.withDefaults().test(unequal).getPValue());
    }

    private static OptionalDouble mcNemar(int[] solvedMore) {
        int first = (int) Arrays.stream(solvedMore).filter(each -> each > 0).count();
        int second = (int) Arrays.stream(solvedMore).filter(each -> each < 0).count();
        return first + second == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(BinomialTest.withDefaults()
                        .test(first + second, first, 0.5)
                        .getPValue());
    }

    static OptionalDouble superiority(double[] first, double[] second) {
        double bothOpen = open(first) * open(second);
        double comparisons = (double) first.length * second.length - bothOpen;
        if (comparisons == 0) return OptionalDouble.empty();
        double slower = MannWhitneyUTest.withDefaults().statistic(first, second);
        return OptionalDouble.of((slower - bothOpen / 2) / comparisons);
    }

    private static double open(double[] times) {
        return Arrays.stream(times).filter(Double::isInfinite).count();
    }
}
