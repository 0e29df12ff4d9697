package crosshatch.report.statistics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Tests of two solvers against worked examples of others. */
class PairedComparisonTest {
    private static final double UNSOLVED = Double.POSITIVE_INFINITY;

    /** E. Cureton, The Normal Approximation to the Signed-Rank Sampling Distribution (JASA 62, 1967), as scipy documents it. */
    @Test
    void wilcoxonIsExactForFewPuzzles() {
        double[] heights = {6, 8, 14, 16, 23, 24, 28, 29, 41, -48, 49, 56, 60, -67, 75};

        assertEquals(0.041259765625, PairedComparison.pValue(heights), 1e-12);
    }

    /** Demšar's table 2, where the difference is significant at 0.05; p by scipy.stats 1.17.1, zero_method="wilcox". */
    @Test
    void wilcoxonWithTiesAndZeros() {
        assertEquals(0.012030358470209, PairedComparison.pValue(Demsar.differences()), 1e-9);
    }

    /** G. Macbeth, E. Razumiejczyk, R. Ledesma (Universitas Psychologica 10, 2011): Cliff's delta is -0.25, so A is 0.375. */
    @Test
    void superiorityIsHalfOfCliffsDeltaAroundOneHalf() {
        double[] treatment = {10, 10, 20, 20, 20, 30, 30, 30, 40, 50};
        double[] control = {10, 20, 30, 40, 40, 50};

        assertEquals((-0.25 + 1) / 2, PairedComparison.superiority(treatment, control), 1e-12);
    }

    /** Demšar, section 3.2.2: p-values 0.016, 0.019 and 0.607 are compared with 0.017, 0.025 and 0.05. */
    @Test
    void holmMultipliesByHowManyAreLeft() {
        assertArrayEquals(new double[] {0.607, 0.048, 0.048}, Holm.adjusted(new double[] {0.607, 0.019, 0.016}), 1e-12);
    }

    @Test
    void holmNeverExceedsOne() {
        assertArrayEquals(new double[] {1, 1}, Holm.adjusted(new double[] {0.7, 0.6}));
    }

    @Test
    void aPuzzleThatWasNotSolvedTookLonger() {
        PairedComparison comparison =
                PairedComparison.of(new double[] {1, 2, 30, UNSOLVED}, new double[] {2, UNSOLVED, 3, UNSOLVED});

        assertEquals(4, comparison.puzzles());
        assertEquals(2, comparison.bothSolved());
        assertEquals(2, comparison.firstFaster());
        assertEquals(1, comparison.secondFaster());
        // of 16 pairs, 30 and the unsolved one are slower than 3 and 2, the unsolved one is level with two, 2 with one
        assertEquals((2 + 2 + 2 * 0.5 + 0.5) / 16, comparison.superiority(), 1e-12);
    }

    @Test
    void aPuzzleThatEitherLeavesUnsolvedIsNotSolvedByBoth() {
        double[] all = {1, 2, 3};

        assertEquals(2, PairedComparison.of(new double[] {4, UNSOLVED, 6}, all).bothSolved());
        assertEquals(2, PairedComparison.of(all, new double[] {4, UNSOLVED, 6}).bothSolved());
    }

    @Test
    void whatNeverDiffersIsNoDifference() {
        double[] times = {1, 2, UNSOLVED};

        assertEquals(1, PairedComparison.of(times, times).pValue());
        assertEquals(0.5, PairedComparison.of(times, times).superiority());
    }

    @Test
    void aFactorOnEveryPuzzleIsFoundHoweverPuzzlesDiffer() {
        double[] slow = new double[300];
        double[] fast = new double[300];
        for (int at = 0; at < slow.length; at++) {
            slow[at] = Math.exp(at % 17);
            fast[at] = slow[at] / (1.1 + at % 3 / 10.0);
        }

        assertTrue(PairedComparison.of(slow, fast).pValue() < 1e-6);
        assertEquals(0.5, PairedComparison.of(slow, fast).superiority(), 0.05);
    }
}
