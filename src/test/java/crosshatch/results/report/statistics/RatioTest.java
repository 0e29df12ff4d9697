package crosshatch.results.report.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
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
        Ratio ratio = single(new double[][] {{8, 80, 4, 40, 2, 20}}, new double[][] {{2, 20, 1, 10, 0.5, 5}});

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
        double[] logs =
                Arrays.stream(slow).mapToDouble(fork -> Math.log(fork[0])).toArray();
        double mean = Arrays.stream(logs).average().orElseThrow();
        double squares =
                Arrays.stream(logs).map(log -> (log - mean) * (log - mean)).sum();
        double student = 2.262 * Math.sqrt(squares / 9 / 10); // of t with nine degrees of freedom

        double halfWidth =
                Math.log(single(slow, fast).high() / single(slow, fast).low()) / 2;
        assertTrue(halfWidth > 0.99 * student && halfWidth < 1.4 * student, halfWidth + " beside " + student);
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

    /** Plain programs, from the definitions, for puzzles of one to three isomorphs each, with random numbers of another kind. */
    @Test
    void theIntervalIsThatOfAPlainProgram() {
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
        double[][] first = {pairs.stream().mapToDouble(pair -> pair[0]).toArray()};
        double[][] second = {pairs.stream().mapToDouble(pair -> pair[1]).toArray()};
        double[] logs = new double[60];
        double[] firstSums = new double[60];
        double[] secondSums = new double[60];
        for (int at = 0; at < originals.size(); at++) {
            int puzzle = originals.get(at);
            logs[puzzle] += Math.log(first[0][at] / second[0][at]) / (puzzle % 3 + 1);
            firstSums[puzzle] += first[0][at];
            secondSums[puzzle] += second[0][at];
        }

        assertInterval(
                plain(all -> meanAndError(all, logs), random),
                Ratio.ofGeometricMeans(first, second, Clusters.of(originals)));
        assertInterval(
                plain(all -> sumsAndError(all, firstSums, secondSums), random),
                Ratio.ofMeans(first, second, Clusters.of(originals)));
    }

    private static double[] meanAndError(int[] drawn, double[] logs) {
        double mean = Arrays.stream(drawn).mapToDouble(at -> logs[at]).average().orElseThrow();
        double squares = Arrays.stream(drawn)
                .mapToDouble(at -> Math.pow(logs[at] - mean, 2))
                .sum();
        return new double[] {mean, Math.sqrt(squares / (drawn.length - 1) / drawn.length)};
    }

    /** The error of a ratio of sums: W. Cochran, Sampling Techniques, 1977, chapter 6, divided by the ratio. */
    private static double[] sumsAndError(int[] drawn, double[] first, double[] second) {
        double n = drawn.length;
        double ratio = Arrays.stream(drawn).mapToDouble(at -> first[at]).sum()
                / Arrays.stream(drawn).mapToDouble(at -> second[at]).sum();
        double mean = Arrays.stream(drawn).mapToDouble(at -> first[at]).sum() / n;
        double squares = Arrays.stream(drawn)
                .mapToDouble(at -> Math.pow(first[at] - ratio * second[at], 2))
                .sum();
        return new double[] {Math.log(ratio), Math.sqrt(squares / (n - 1) / n) / mean};
    }

    private static double[] plain(Function<int[], double[]> estimate, Random random) {
        double[] measured = estimate.apply(IntStream.range(0, 60).toArray());
        double[] values = new double[20_000];
        double[] statistics = new double[20_000];
        for (int resample = 0; resample < values.length; resample++) {
            double[] found = estimate.apply(random.ints(60, 0, 60).toArray());
            values[resample] = found[0];
            statistics[resample] = (found[0] - measured[0]) / found[1];
        }
        Arrays.sort(values);
        Arrays.sort(statistics);
        double student = 2.001; // the quantile of t with 59 degrees of freedom
        double tail = 0.5 * 0.0438; // twice the normal probability beyond 2.001 times the square root of 60/59
        double far = Math.min(2 * student, Math.max(student, statistics[19_500]));
        double farther = Math.min(2 * student, Math.max(student, -statistics[500]));
        return new double[] {
            Math.min(measured[0] - far * measured[1], values[(int) (tail * 20_000)]),
            Math.max(measured[0] + farther * measured[1], values[(int) ((1 - tail) * 20_000)])
        };
    }

    @Test
    void aRatioOfMeansIsThatOfTheSums() {
        Ratio ratio = Ratio.ofMeans(new double[][] {{1, 2, 9}}, new double[][] {{1, 1, 2}}, Clusters.single(3));

        assertEquals(3, ratio.ratio(), 1e-12);
    }

    @Test
    void fivePuzzlesHaveNoIntervalAndSixHaveOne() {
        double[][] slow = {{8, 2, 5, 3, 4, 9}};
        double[][] fast = {{2, 1, 2, 3, 1, 2}};

        assertTrue(single(slow, fast).hasInterval());
        assertTrue(Ratio.ofMeans(slow, fast, Clusters.single(6)).hasInterval());
        assertFalse(Ratio.ofMeans(slow, fast, Clusters.of(List.of(1, 2, 3, 4, 5, 5)))
                .hasInterval());
        assertFalse(single(new double[][] {{8, 2, 5, 3, 4}}, new double[][] {{2, 1, 2, 3, 1}})
                .hasInterval());
    }

    @Test
    void forksHaveEqualWeight() {
        assertEquals(
                Math.sqrt(18),
                single(new double[][] {{8}, {9}}, new double[][] {{2}, {2}}).ratio(),
                1e-12);
    }

    /** By the mean of all four values the ratio would be 2 to the power of 6/4. */
    @Test
    void puzzlesHaveEqualWeightHoweverManyIsomorphsTheyHave() {
        Ratio ratio = Ratio.ofGeometricMeans(
                new double[][] {{4, 4, 4, 1}}, new double[][] {{1, 1, 1, 1}}, Clusters.of(List.of(1, 1, 1, 2)));

        assertEquals(2, ratio.ratio(), 1e-12);
    }

    @Test
    void theTimeOfAPuzzleInAMeanIsTheGeometricMeanOfItsForks() {
        Ratio ratio = Ratio.ofMeans(new double[][] {{1, 8}, {4, 2}}, new double[][] {{1, 1}}, Clusters.single(2));

        assertEquals((2 + 4) / 2.0, ratio.ratio(), 1e-12);
    }

    private static Ratio single(double[][] first, double[][] second) {
        return Ratio.ofGeometricMeans(first, second, Clusters.single(first[0].length));
    }

    private static void assertInterval(double[] expected, Ratio ratio) {
        double close = 0.04 * (expected[1] - expected[0]);

        assertEquals(expected[0], Math.log(ratio.low()), close);
        assertEquals(expected[1], Math.log(ratio.high()), close);
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
