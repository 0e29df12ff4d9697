package crosshatch.results.report.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.distribution.BetaDistribution;
import org.junit.jupiter.api.Test;

/** Tests of probabilities against distributions that can be written down, and of the sum over pairs against a plain one. */
class BayesianSignedRankTest {
    private static final double UNSOLVED = Double.POSITIVE_INFINITY;
    /** Four standard deviations of a share of 2,000 draws. */
    private static final double CHANCE = 4 * Math.sqrt(0.25 / 2000);

    /** The prior's weight w is of Beta(1/2, 1), and wins where w * w is more than a half: with probability 1 - 2^(-1/4). */
    @Test
    void onePuzzleDoesNotDecide() {
        BayesianSignedRank one = of(new double[] {1}, new double[] {2});

        assertEquals(Math.pow(2, -0.25), one.firstFaster(), CHANCE);
        assertEquals(1 - Math.pow(2, -0.25), one.equivalent(), CHANCE);
        assertEquals(0, one.secondFaster());
    }

    /** The prior's weight is of Beta(1/2, 2), whose distribution function is sqrt(x) (3 - x) / 2. */
    @Test
    void twoPuzzlesDecideMore() {
        double x = Math.sqrt(0.5);

        BayesianSignedRank two = of(new double[] {2, 3}, new double[] {1, 1});

        assertEquals(Math.sqrt(x) * (3 - x) / 2, two.secondFaster(), CHANCE);
        assertEquals(0, two.firstFaster());
    }

    @Test
    void aDifferenceThatDoesNotMatterIsNone() {
        double[] times = new double[200];
        Arrays.setAll(times, at -> 10 + at);
        double[] longer = Arrays.stream(times).map(each -> each * 1.05).toArray();

        assertEquals(new BayesianSignedRank(0, 1, 0), of(times, longer));
        assertTrue(
                PairedComparison.of(PairedTimes.of(times, longer, UNSOLVED))
                                .pValue()
                                .orElseThrow()
                        < 1e-30,
                "which the classical test calls significant");
    }

    @Test
    void aDifferenceThatMattersIsFoundOnEitherSide() {
        double[] times = new double[200];
        Arrays.setAll(times, at -> 10 + at);
        double[] longer = Arrays.stream(times).map(each -> each * 1.3).toArray();

        assertEquals(new BayesianSignedRank(1, 0, 0), of(times, longer));
        assertEquals(new BayesianSignedRank(0, 0, 1), of(longer, times));
    }

    @Test
    void whoLeavesPuzzlesUnsolvedIsSlower() {
        double[] some = new double[50];
        Arrays.setAll(some, at -> at < 40 ? UNSOLVED : 1);
        double[] all = new double[50];
        Arrays.fill(all, 5);

        assertEquals(1, of(some, all).secondFaster(), 0.001);
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

    /** Four puzzles, the first solver slower on each: the prior's weight is of Beta(1/2, 4) and must exceed the root of 1/2. */
    @Test
    void puzzlesThatAreOpenForBothSayNothing() {
        double[] first = new double[20];
        double[] second = new double[20];
        Arrays.setAll(first, at -> at < 4 ? 5 + at : UNSOLVED);
        Arrays.setAll(second, at -> at < 4 ? 1 : UNSOLVED);
        double expected = BetaDistribution.of(0.5, 4).cumulativeProbability(Math.sqrt(0.5));

        BayesianSignedRank twenty = of(first, second);

        assertEquals(0.9977, expected, 1e-4);
        assertEquals(expected, twenty.secondFaster(), 4 * Math.sqrt(expected * (1 - expected) / 2000));
        assertEquals(of(Arrays.copyOf(first, 4), Arrays.copyOf(second, 4)), twenty);
    }

    @Test
    void nothingIsProbableIfAllPuzzlesAreOpenForBoth() {
        double[] open = {UNSOLVED, UNSOLVED};

        assertTrue(BayesianSignedRank.of(PairedTimes.of(open, open, 10)).isEmpty());
    }

    @Test
    void puzzlesThatTookBothEquallyLongAreTheSame() {
        double[] equal = {3, 4, 5};

        assertEquals(new BayesianSignedRank(0, 1, 0), of(equal, equal));
    }

    /** At a limit of 10, 9.5 against an open run is a ratio of at least 1.05; which may be no difference. */
    @Test
    void anOpenRunCountsAsTheLimitAndNotAsMore() {
        double[] solved = new double[50];
        Arrays.fill(solved, 9.5);
        double[] open = new double[50];
        Arrays.fill(open, UNSOLVED);

        assertEquals(
                new BayesianSignedRank(0, 1, 0),
                BayesianSignedRank.of(PairedTimes.of(solved, open, 10)).orElseThrow());
        assertEquals(
                new BayesianSignedRank(1, 0, 0),
                BayesianSignedRank.of(PairedTimes.of(solved, open, 100)).orElseThrow());
    }

    /** Ten isomorphs of one puzzle do not decide more than that puzzle. */
    @Test
    void isomorphsAreOneObservation() {
        double[] first = new double[10];
        double[] second = new double[10];
        Arrays.fill(first, 1);
        Arrays.fill(second, 2);

        assertEquals(
                of(new double[] {1}, new double[] {2}),
                BayesianSignedRank.of(
                                PairedTimes.of(first, second, Clusters.of(Collections.nCopies(10, "a")), UNSOLVED))
                        .orElseThrow());
    }

    /** The definition in the paper, written down plainly, with random numbers of another kind. */
    @Test
    void probabilitiesAreThoseOfAPlainTwin() {
        Random random = new Random(4);
        double limit = 20;
        double[] first = new double[12];
        double[] second = new double[12];
        Arrays.setAll(first, at -> at % 5 == 4 ? UNSOLVED : Math.exp(random.nextGaussian()));
        Arrays.setAll(second, at -> at % 4 == 3 ? UNSOLVED : Math.exp(random.nextGaussian()));
        List<Double> differences = new ArrayList<>(List.of(0.0));
        for (int at = 0; at < 12; at++) {
            if (first[at] < limit || second[at] < limit)
                differences.add(Math.log(Math.min(first[at], limit) / Math.min(second[at], limit)));
        }
        int draws = 20_000;
        int[] wins = new int[3];
        for (int draw = 0; draw < draws; draw++) {
            double[] share = new double[3];
            double[] weight = new double[differences.size()];
            // of Gamma(1/2) the prior, half the square of a normal variable; of Gamma(1) the others
            Arrays.setAll(
                    weight,
                    at -> at == 0 ? Math.pow(random.nextGaussian(), 2) / 2 : -Math.log(1 - random.nextDouble()));
            for (int i = 0; i < weight.length; i++) {
                for (int j = 0; j < weight.length; j++) {
                    double mean = (differences.get(i) + differences.get(j)) / 2;
                    int side = mean < -Math.log(1.1) ? 0 : mean > Math.log(1.1) ? 2 : 1;
                    share[side] += weight[i] * weight[j];
                }
            }
            wins[share[0] > share[1] && share[0] > share[2] ? 0 : share[2] > share[0] && share[2] > share[1] ? 2 : 1]++;
        }

        BayesianSignedRank found =
                BayesianSignedRank.of(PairedTimes.of(first, second, limit)).orElseThrow();

        assertEquals((double) wins[0] / draws, found.firstFaster(), CHANCE);
        assertEquals((double) wins[1] / draws, found.equivalent(), CHANCE);
        assertEquals((double) wins[2] / draws, found.secondFaster(), CHANCE);
        assertTrue(found.firstFaster() > 0.1 && found.secondFaster() > 0.1, found.toString());
    }

    private static BayesianSignedRank of(double[] first, double[] second) {
        return BayesianSignedRank.of(PairedTimes.of(first, second, UNSOLVED)).orElseThrow();
    }
}
