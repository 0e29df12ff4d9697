package crosshatch.results.report.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.junit.jupiter.api.Test;

/** The bootstrap against what normal theory says of the same samples. */
class RatioTest {
    private static final int PUZZLES = 400;

    @Test
    void theRatioIsTheGeometricMean() {
        Ratio ratio =
                Ratio.ofGeometricMeans(new double[][] {{2, 8, 4}}, new double[][] {{1, 2, 4}}, Clusters.single(3));

        assertEquals(2, ratio.ratio(), 1e-12);
    }

    @Test
    void aRatioThatIsTheSameOnEveryPuzzleLeavesNoInterval() {
        Ratio ratio = Ratio.ofGeometricMeans(new double[][] {{8, 80}}, new double[][] {{2, 20}}, Clusters.single(2));

        assertEquals(4, ratio.low(), 1e-12);
        assertEquals(4, ratio.high(), 1e-12);
    }

    @Test
    void withOneForkPuzzlesAloneVary() {
        double[][] slow = times(1, 0.5, 0, 1);
        double[][] fast = times(1, 0, 0, 2);

        assertHalfWidth(1.96 * 0.5 / Math.sqrt(PUZZLES), single(slow, fast));
    }

    @Test
    void moreForksDoNotMakePuzzlesMoreCertain() {
        double[][] one = times(1, 0.5, 0, 1);
        double[][] ten = IntStream.range(0, 10).mapToObj(fork -> one[0]).toArray(double[][]::new);
        double[][] fast = times(1, 0, 0, 2);

        assertHalfWidth(1.96 * 0.5 / Math.sqrt(PUZZLES), single(ten, fast));
    }

    @Test
    void whatForksDifferByIsInTheInterval() {
        double[][] slow = times(10, 0, 0.2, 3);
        double[][] fast = times(1, 0, 0, 2);
        double spread = Math.sqrt(IntStream.range(0, 10)
                        .mapToDouble(fork -> Math.pow(Math.log(slow[fork][0] / fast[0][0]), 2))
                        .average()
                        .orElseThrow()
                - Math.pow(Math.log(single(slow, fast).ratio()), 2));

        assertHalfWidth(1.96 * spread / Math.sqrt(10), single(slow, fast));
    }

    @Test
    void theNumbersAreTheSameEveryTime() {
        double[][] slow = times(3, 0.5, 0.1, 1);
        double[][] fast = times(2, 0.3, 0.1, 2);

        assertEquals(single(slow, fast), single(slow, fast));
    }

    /** Five isomorphs that resemble each other say little more than one: the interval is that of a fifth of the puzzles. */
    @Test
    void isomorphsOfAPuzzleAreDrawnTogether() {
        double[][] slow = times(1, 0.5, 0, 1);
        double[][] fast = times(1, 0, 0, 2);
        double[] five = new double[5 * PUZZLES];
        double[] level = new double[5 * PUZZLES];
        List<Integer> originals = new ArrayList<>();
        for (int at = 0; at < five.length; at++) {
            five[at] = slow[0][at % PUZZLES];
            level[at] = fast[0][at % PUZZLES];
            originals.add(at % PUZZLES);
        }
        double[][] isomorphs = {five};
        double[][] others = {level};

        assertHalfWidth(
                1.96 * 0.5 / Math.sqrt(PUZZLES), Ratio.ofGeometricMeans(isomorphs, others, Clusters.of(originals)));
        assertHalfWidth(1.96 * 0.5 / Math.sqrt(5 * PUZZLES), single(isomorphs, others));
    }

    /** A plain bootstrap of puzzles of one to three isomorphs each, with random numbers of another kind. */
    @Test
    void theIntervalIsThatOfAPlainBootstrapOfPuzzles() {
        Random random = new Random(8);
        List<Integer> originals = new ArrayList<>();
        List<double[]> pairs = new ArrayList<>();
        for (int puzzle = 0; puzzle < 60; puzzle++) {
            double hard = Math.exp(random.nextGaussian());
            double ratio = 2 * Math.exp(random.nextGaussian());
            for (int isomorph = 0; isomorph <= puzzle % 3; isomorph++) {
                originals.add(puzzle);
                pairs.add(new double[] {hard * ratio * Math.exp(0.2 * random.nextGaussian()), hard});
            }
        }
        double[] first = pairs.stream().mapToDouble(pair -> pair[0]).toArray();
        double[] second = pairs.stream().mapToDouble(pair -> pair[1]).toArray();
        double[] geometric = new double[20_000];
        double[] means = new double[20_000];
        for (int resample = 0; resample < means.length; resample++) {
            double logs = 0;
            double count = 0;
            double firstSum = 0;
            double secondSum = 0;
            for (int draw = 0; draw < 60; draw++) {
                int puzzle = random.nextInt(60);
                for (int at = 0; at < first.length; at++) {
                    if (originals.get(at) != puzzle) continue;
                    logs += Math.log(first[at] / second[at]);
                    count++;
                    firstSum += first[at];
                    secondSum += second[at];
                }
            }
            geometric[resample] = Math.exp(logs / count);
            means[resample] = firstSum / secondSum;
        }

        assertInterval(
                geometric,
                Ratio.ofGeometricMeans(new double[][] {first}, new double[][] {second}, Clusters.of(originals)));
        assertInterval(means, Ratio.ofMeans(first, second, Clusters.of(originals)));
    }

    @Test
    void aRatioOfMeansIsThatOfTheSums() {
        Ratio ratio = Ratio.ofMeans(new double[] {1, 2, 9}, new double[] {1, 1, 2}, Clusters.single(3));

        assertEquals(3, ratio.ratio(), 1e-12);
        assertEquals(1, ratio.low(), 0.1);
        assertEquals(4.5, ratio.high(), 1e-12);
    }

    @Test
    void onePuzzleHasNoInterval() {
        double[][] slow = {{8}, {9}};
        double[][] fast = {{2}, {2}};

        assertFalse(single(slow, fast).hasInterval());
        assertFalse(Ratio.ofMeans(slow[0], fast[0], Clusters.single(1)).hasInterval());
        assertEquals(Math.sqrt(18), single(slow, fast).ratio(), 1e-12);
    }

    @Test
    void isomorphsOfOnePuzzleHaveNoInterval() {
        assertFalse(Ratio.ofMeans(new double[] {8, 9}, new double[] {2, 3}, Clusters.of(List.of(1, 1)))
                .hasInterval());
    }

    private static Ratio single(double[][] first, double[][] second) {
        return Ratio.ofGeometricMeans(first, second, Clusters.single(first[0].length));
    }

    private static void assertInterval(double[] resampled, Ratio ratio) {
        Arrays.sort(resampled);
        double low = resampled[(int) (0.025 * resampled.length)];
        double high = resampled[(int) (0.975 * resampled.length)];

        assertEquals(Math.log(low), Math.log(ratio.low()), 0.1 * Math.log(high / low));
        assertEquals(Math.log(high), Math.log(ratio.high()), 0.1 * Math.log(high / low));
    }

    private static void assertHalfWidth(double expected, Ratio ratio) {
        assertTrue(ratio.low() < ratio.ratio() && ratio.ratio() < ratio.high(), ratio.toString());
        assertEquals(expected, Math.log(ratio.high() / ratio.low()) / 2, expected / 10);
    }

    /** Log-normal: by so much puzzles differ, by so much forks. */
    private static double[][] times(int forks, double ofPuzzles, double ofForks, long seed) {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(seed);
        var normal = NormalDistribution.of(0, 1).createSampler(random);
        double[] puzzles = normal.samples(PUZZLES).toArray();
        double[][] times = new double[forks][PUZZLES];
        for (double[] fork : times) {
            double here = ofForks * normal.sample();
            for (int at = 0; at < PUZZLES; at++) fork[at] = Math.exp(ofPuzzles * puzzles[at] + here);
        }
        return times;
    }
}
