package crosshatch.results.report.statistics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests of two solvers against worked examples of others. */
class PairedComparisonTest {
    private static final double UNSOLVED = Double.POSITIVE_INFINITY;

    /** E. Cureton, The Normal Approximation to the Signed-Rank Sampling Distribution (JASA 62, 1967), as scipy documents it. */
    @Test
    void wilcoxonIsExactForFewPuzzles() {
        double[] heights = {6, 8, 14, 16, 23, 24, 28, 29, 41, -48, 49, 56, 60, -67, 75};

        assertEquals(0.041259765625, PairedComparison.signedRank(heights).orElseThrow(), 1e-12);
    }

    /** Demšar's table 2, where the difference is significant at 0.05; p by scipy.stats 1.17.1, zero_method="wilcox". */
    @Test
    void wilcoxonWithTiesAndZeros() {
        assertEquals(
                0.012030358470209,
                PairedComparison.signedRank(Demsar.differences()).orElseThrow(),
                1e-9);
    }

    /** G. Macbeth, E. Razumiejczyk, R. Ledesma (Universitas Psychologica 10, 2011): Cliff's delta is -0.25, so A is 0.375. */
    @Test
    void superiorityIsHalfOfCliffsDeltaAroundOneHalf() {
        double[] treatment = {10, 10, 20, 20, 20, 30, 30, 30, 40, 50};
        double[] control = {10, 20, 30, 40, 40, 50};

        assertEquals(
                (-0.25 + 1) / 2,
                PairedComparison.superiority(treatment, control).orElseThrow(),
                1e-12);
    }

    /** Demšar, section 3.2.2: p-values 0.016, 0.019 and 0.607 are compared with 0.017, 0.025 and 0.05. */
    @Test
    void holmMultipliesByHowManyAreLeft() {
        Holm holm = Holm.of(0.607, 0.019, 0.016);

        assertArrayEquals(
                new double[] {0.607, 0.048, 0.048},
                new double[] {holm.adjusted(0.607), holm.adjusted(0.019), holm.adjusted(0.016)},
                1e-12);
    }

    @Test
    void holmNeverExceedsOne() {
        assertEquals(1, Holm.of(0.7, 0.6).adjusted(0.6));
        assertEquals(1, Holm.of(0.7, 0.6).adjusted(0.7));
    }

    @Test
    void equalPValuesAreAdjustedAlike() {
        assertEquals(0.03, Holm.of(0.01, 0.01, 0.01).adjusted(0.01), 1e-12);
    }

    @Test
    void holmKnowsTheTestsOfItsFamilyAlone() {
        assertThrows(IllegalArgumentException.class, () -> Holm.of(0.01).adjusted(0.02));
    }

    @Test
    void aPuzzleThatWasNotSolvedTookLonger() {
        PairedComparison comparison = of(new double[] {1, 2, 30, UNSOLVED}, new double[] {2, UNSOLVED, 3, UNSOLVED});

        assertEquals(4, comparison.pairs());
        assertEquals(3, comparison.units());
        assertEquals(2, comparison.bothSolved());
        assertEquals(1, comparison.firstAlone());
        assertEquals(0, comparison.secondAlone());
        assertEquals(1, comparison.openForBoth());
        assertEquals(2, comparison.firstFaster());
        assertEquals(1, comparison.secondFaster());
        // of the 9 pairs of 1, 2, 30 and 2, unsolved, 3: 30 is slower than 2 and 3, 2 is level with 2
        assertEquals((2 + 0.5) / 9, comparison.superiority().orElseThrow(), 1e-12);
    }

    @Test
    void aPuzzleThatEitherLeavesUnsolvedIsNotSolvedByBoth() {
        double[] all = {1, 2, 3};

        assertEquals(2, of(new double[] {4, UNSOLVED, 6}, all).bothSolved());
        assertEquals(2, of(all, new double[] {4, UNSOLVED, 6}).bothSolved());
    }

    @Test
    void whatNeverDiffersLeavesNothingToTest() {
        double[] times = {1, 2, UNSOLVED};

        assertEquals(OptionalDouble.empty(), of(times, times).pValue());
        assertEquals(OptionalDouble.empty(), of(times, times).pSolved());
        assertEquals(OptionalDouble.of(0.5), of(times, times).superiority());
    }

    @Test
    void ifAllIsOpenForBothThereIsNoNumber() {
        double[] open = {UNSOLVED, UNSOLVED, UNSOLVED};

        assertEquals(
                new PairedComparison(
                        3, 0, 0, 0, 0, 3, 0, 0, OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty()),
                of(open, open));
    }

    @Test
    void whoSolvesNothingLosesWhatTheOtherSolves() {
        double[] nothing = {UNSOLVED, UNSOLVED, UNSOLVED, UNSOLVED, UNSOLVED, UNSOLVED};
        double[] all = {1, 2, 3, 4, 5, 6};

        PairedComparison comparison = PairedComparison.of(PairedTimes.of(nothing, all, 10));

        assertEquals(6, comparison.secondFaster());
        assertEquals(2 / 64.0, comparison.pValue().orElseThrow(), 1e-12);
        assertEquals(2 / 64.0, comparison.pSolved().orElseThrow(), 1e-12);
        assertEquals(OptionalDouble.of(1), comparison.superiority());
    }

    @Test
    void oneDecidedPairIsNoEvidence() {
        PairedComparison comparison = of(new double[] {1, UNSOLVED}, new double[] {2, UNSOLVED});

        assertEquals(1, comparison.pValue().orElseThrow(), 1e-12);
        assertEquals(OptionalDouble.of(0), comparison.superiority());
    }

    @Test
    void aTimeOfZeroIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> of(new double[] {0}, new double[] {1}));
    }

    /** Every way to give signs to the ranks of the ratios, of which those with an open run are bounds; ranks counted by hand. */
    @Test
    void theSignedRankTestIsThatOfAllSigns() {
        double limit = 10;
        double[] first = {1, 2, UNSOLVED, 4, 0.5, 9, UNSOLVED, 3};
        double[] second = {3, UNSOLVED, 8, 1, 0.6, UNSOLVED, UNSOLVED, 4.4};
        // logarithms of 1/3, 2/10, 10/8, 4/1, 5/6, 9/10, and 3/4.4
        double[] differences = {
            Math.log(1 / 3.0),
            Math.log(2 / 10.0),
            Math.log(10 / 8.0),
            Math.log(4),
            Math.log(5 / 6.0),
            Math.log(9 / 10.0),
            Math.log(3 / 4.4)
        };
        double observed = 0;
        double[] ranks = new double[7];
        for (int at = 0; at < 7; at++) {
            for (double other : differences) if (Math.abs(other) <= Math.abs(differences[at])) ranks[at]++;
            if (differences[at] > 0) observed += ranks[at];
        }
        int asFar = 0;
        for (int signs = 0; signs < 128; signs++) {
            double sum = 0;
            for (int at = 0; at < 7; at++) if ((signs >> at & 1) == 1) sum += ranks[at];
            if (Math.abs(sum - 14) >= Math.abs(observed - 14)) asFar++;
        }

        double found = PairedComparison.of(PairedTimes.of(first, second, limit))
                .pValue()
                .orElseThrow();

        assertEquals(asFar / 128.0, found, 1e-12);
    }

    @Test
    void anOpenRunLosesEvenIfTheOtherTookLongerThanTheLimit() {
        PairedTimes times = PairedTimes.of(new double[] {10.1, UNSOLVED}, new double[] {UNSOLVED, 11}, 10);

        assertTrue(times.logRatios()[0] < 0 && times.logRatios()[1] > 0, Arrays.toString(times.logRatios()));
        assertEquals(1, PairedComparison.of(times).firstFaster());
    }

    /** 9 puzzles are solved by one alone, 2 by the other: 2 (1 + 11 + 55) / 2^11, whatever both or none solved. */
    @Test
    void mcNemarIsTheBinomialTestOfWhatOneSolvedAlone() {
        double[] first = new double[30];
        double[] second = new double[30];
        Arrays.setAll(first, at -> at < 9 || at >= 20 ? 1 : UNSOLVED);
        Arrays.setAll(second, at -> (at >= 9 && at < 11) || at >= 20 ? 1 : UNSOLVED);

        assertEquals(2 * (1 + 11 + 55) / 2048.0, of(first, second).pSolved().orElseThrow(), 1e-12);
    }

    /** Of three isomorphs of one puzzle the first solves two more, of another puzzle's both solve one: one puzzle is left. */
    @Test
    void isomorphsOfAPuzzleHaveOneVote() {
        double[] first = {1, 1, UNSOLVED, 1, UNSOLVED};
        double[] second = {UNSOLVED, UNSOLVED, UNSOLVED, UNSOLVED, 1};
        PairedComparison comparison =
                PairedComparison.of(PairedTimes.of(first, second, Clusters.of(List.of(1, 1, 1, 2, 2)), 100));

        assertEquals(OptionalDouble.of(1), comparison.pSolved());
        assertEquals(2, comparison.units());
        assertEquals(3, comparison.firstAlone());
    }

    /** Means of logarithms by puzzle: of 1/2 and 1/8 it is 1/4, and so on. */
    @Test
    void isomorphsOfAPuzzleHaveOneNumber() {
        double[] first = {1, 1, 1, 1, 1, 1, 5};
        double[] second = {2, 8, 3, 5, 7, 9, 1};
        double[] means = {Math.log(1 / 4.0), -Math.log(3 * 5) / 2, -Math.log(7 * 9) / 2, Math.log(5)};
        PairedTimes times = PairedTimes.of(first, second, Clusters.of(List.of(1, 1, 2, 2, 3, 3, 4)), UNSOLVED);

        assertArrayEquals(means, times.logRatios(), 1e-12);
        assertEquals(
                PairedComparison.signedRank(means), PairedComparison.of(times).pValue());
    }

    /** All comparisons of a puzzle of one with a puzzle of the other, but for those of two open runs. */
    @Test
    void superiorityIsThatOfAllComparisonsThatAreKnown() {
        Random random = new Random(3);
        for (int round = 0; round < 50; round++) {
            double[] first = random.ints(9, 1, 7)
                    .mapToDouble(time -> time > 4 ? UNSOLVED : time)
                    .toArray();
            double[] second = random.ints(9, 1, 7)
                    .mapToDouble(time -> time > 4 ? UNSOLVED : time)
                    .toArray();
            double slower = 0;
            double comparisons = 0;
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    boolean left = (first[i] == UNSOLVED && second[i] == UNSOLVED)
                            || (first[j] == UNSOLVED && second[j] == UNSOLVED)
                            || (first[i] == UNSOLVED && second[j] == UNSOLVED);
                    if (left) continue;
                    comparisons++;
                    if (first[i] > second[j]) slower++;
                    else if (first[i] == second[j]) slower += 0.5;
                }
            }

            assertEquals(slower / comparisons, of(first, second).superiority().orElseThrow(), 1e-12, "round " + round);
        }
    }

    @Test
    void aFactorOnEveryPuzzleIsFoundHoweverPuzzlesDiffer() {
        double[] slow = new double[300];
        double[] fast = new double[300];
        for (int at = 0; at < slow.length; at++) {
            slow[at] = Math.exp(at % 17);
            fast[at] = slow[at] / (1.1 + at % 3 / 10.0);
        }

        assertTrue(of(slow, fast).pValue().orElseThrow() < 1e-6);
        assertEquals(0.5, of(slow, fast).superiority().orElseThrow(), 0.05);
    }

    private static PairedComparison of(double[] first, double[] second) {
        return PairedComparison.of(PairedTimes.of(first, second, UNSOLVED));
    }
}
