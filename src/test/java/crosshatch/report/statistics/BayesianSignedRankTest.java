package crosshatch.report.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

/** Tests of probabilities against distributions that can be written down, and of the sum over pairs against a plain one. */
class BayesianSignedRankTest {
    private static final double UNSOLVED = Double.POSITIVE_INFINITY;
    /** Four standard deviations of a share of 2,000 draws. */
    private static final double CHANCE = 4 * Math.sqrt(0.25 / 2000);

    /** The prior's weight w is of Beta(1/2, 1), and wins where w * w is more than a half: with probability 1 - 2^(-1/4). */
    @Test
    void onePuzzleDoesNotDecide() {
        BayesianSignedRank one = BayesianSignedRank.of(new double[] {1}, new double[] {2});

        assertEquals(Math.pow(2, -0.25), one.firstFaster(), CHANCE);
        assertEquals(1 - Math.pow(2, -0.25), one.equivalent(), CHANCE);
        assertEquals(0, one.secondFaster());
    }

    /** The prior's weight is of Beta(1/2, 2), whose distribution function is sqrt(x) (3 - x) / 2. */
    @Test
    void twoPuzzlesDecideMore() {
        double x = Math.sqrt(0.5);

        BayesianSignedRank two = BayesianSignedRank.of(new double[] {2, 3}, new double[] {1, 1});

        assertEquals(Math.sqrt(x) * (3 - x) / 2, two.secondFaster(), CHANCE);
        assertEquals(0, two.firstFaster());
    }

    @Test
    void aDifferenceThatDoesNotMatterIsNone() {
        double[] times = new double[200];
        Arrays.setAll(times, at -> 10 + at);
        double[] longer = Arrays.stream(times).map(each -> each * 1.05).toArray();

        assertEquals(new BayesianSignedRank(0, 1, 0), BayesianSignedRank.of(times, longer));
        assertTrue(PairedComparison.of(times, longer).pValue() < 1e-30, "which the classical test calls significant");
    }

    @Test
    void aDifferenceThatMattersIsFoundOnEitherSide() {
        double[] times = new double[200];
        Arrays.setAll(times, at -> 10 + at);
        double[] longer = Arrays.stream(times).map(each -> each * 1.3).toArray();

        assertEquals(new BayesianSignedRank(1, 0, 0), BayesianSignedRank.of(times, longer));
        assertEquals(new BayesianSignedRank(0, 0, 1), BayesianSignedRank.of(longer, times));
    }

    @Test
    void whoLeavesPuzzlesUnsolvedIsSlower() {
        double[] some = new double[50];
        Arrays.setAll(some, at -> at < 40 ? UNSOLVED : 1);
        double[] all = new double[50];
        Arrays.fill(all, 5);

        assertEquals(1, BayesianSignedRank.of(some, all).secondFaster(), 0.001);
    }

    @Test
    void theSumOverPairsIsThatOfAllPairs() {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(7);
        for (int round = 0; round < 200; round++) {
            double[] observed = new double[1 + random.nextInt(12)];
            double[] weight = new double[observed.length];
            Arrays.setAll(observed, at -> random.nextInt(9) / 4.0 - 1);
            Arrays.setAll(weight, at -> random.nextDouble());
            observed[0] = 0;
            Arrays.sort(observed, 1, observed.length);
            double plain = 0;
            for (int i = 0; i < observed.length; i++) {
                for (int j = 0; j < observed.length; j++) {
                    if ((observed[i] + observed[j]) / 2 < -0.2) plain += weight[i] * weight[j];
                }
            }

            assertEquals(plain, BayesianSignedRank.pairsBelow(observed, weight, 0.2), 1e-12);
        }
    }
}
