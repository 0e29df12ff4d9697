package crosshatch.results.report.statistics;

import crosshatch.results.report.statistics.PairedTimes.Outcome;
import java.util.Arrays;
import java.util.OptionalDouble;
import org.apache.commons.statistics.inference.BinomialTest;
import org.apache.commons.statistics.inference.MannWhitneyUTest;
import org.apache.commons.statistics.inference.WilcoxonSignedRankTest;

/**
 * Compares two solvers on the same puzzles: the puzzles that each solved, the faster solver, and the probability of chance.
 * {@link PairedTimes} explains the use of open runs. A number is empty if no pair is left for it.
 *
 * @param pairs the number of all pairs
 * @param units the number of groups of isomorphs on which times are tested
 * @param bothSolved the number of pairs that both solved
 * @param firstAlone the number of pairs that only the first solved
 * @param secondAlone the number of pairs that only the second solved
 * @param openForBoth the number of pairs that neither solved
 * @param firstFaster the number of pairs that only the first solver solved, or that it solved faster than the second
 * @param secondFaster the number of pairs that only the second solver solved, or that it solved faster than the first
 * @param pValue the two-sided p-value of F. Wilcoxon's signed-rank test (Biometrics Bulletin 1, 1945) on the logarithms of
 *     the ratios of times, with one number for each puzzle and without zeros. It is exact up to 50 puzzles without ties,
 *     otherwise it comes from the normal approximation
 * @param pSolved the two-sided p-value of Q. McNemar's exact test (Psychometrika 12, 1947) whether both solved equally many
 *     puzzles. Puzzles of which both solved equally many isomorphs are left out
 * @param superiority A. Vargha and H. Delaney's A (Journal of Educational and Behavioral Statistics 25, 2000). It is the
 *     probability that the first takes longer on one random puzzle than the second takes on another random puzzle, plus half the
 *     probability of equal times. The value 0.5 means no difference, and 0 means that the first is always faster. Comparisons of
 *     two open runs are left out
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

    /** Returns the p-value of the signed-rank test; empty if there are only zeros. */
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
