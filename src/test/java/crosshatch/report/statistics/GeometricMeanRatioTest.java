package crosshatch.report.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.junit.jupiter.api.Test;

/** The bootstrap against what normal theory says of the same samples. */
class GeometricMeanRatioTest {
    private static final int PUZZLES = 400;

    @Test
    void theRatioIsTheGeometricMean() {
        GeometricMeanRatio ratio = GeometricMeanRatio.of(new double[][] {{2, 8, 4}}, new double[][] {{1, 2, 4}});

        assertEquals(2, ratio.ratio(), 1e-12);
    }

    @Test
    void aRatioThatIsTheSameOnEveryPuzzleLeavesNoInterval() {
        GeometricMeanRatio ratio = GeometricMeanRatio.of(new double[][] {{8, 80}}, new double[][] {{2, 20}});

        assertEquals(4, ratio.low(), 1e-12);
        assertEquals(4, ratio.high(), 1e-12);
    }

    @Test
    void withOneForkPuzzlesAloneVary() {
        double[][] slow = times(1, 0.5, 0, 1);
        double[][] fast = times(1, 0, 0, 2);

        assertHalfWidth(1.96 * 0.5 / Math.sqrt(PUZZLES), GeometricMeanRatio.of(slow, fast));
    }

    @Test
    void moreForksDoNotMakePuzzlesMoreCertain() {
        double[][] one = times(1, 0.5, 0, 1);
        double[][] ten = IntStream.range(0, 10).mapToObj(fork -> one[0]).toArray(double[][]::new);
        double[][] fast = times(1, 0, 0, 2);

        assertHalfWidth(1.96 * 0.5 / Math.sqrt(PUZZLES), GeometricMeanRatio.of(ten, fast));
    }

    @Test
    void whatForksDifferByIsInTheInterval() {
        double[][] slow = times(10, 0, 0.2, 3);
        double[][] fast = times(1, 0, 0, 2);
        double spread = Math.sqrt(IntStream.range(0, 10)
                        .mapToDouble(fork -> Math.pow(Math.log(slow[fork][0] / fast[0][0]), 2))
                        .average()
                        .orElseThrow()
                - Math.pow(Math.log(GeometricMeanRatio.of(slow, fast).ratio()), 2));

        assertHalfWidth(1.96 * spread / Math.sqrt(10), GeometricMeanRatio.of(slow, fast));
    }

    @Test
    void theNumbersAreTheSameEveryTime() {
        double[][] slow = times(3, 0.5, 0.1, 1);
        double[][] fast = times(2, 0.3, 0.1, 2);

        assertEquals(GeometricMeanRatio.of(slow, fast), GeometricMeanRatio.of(slow, fast));
    }

    private static void assertHalfWidth(double expected, GeometricMeanRatio ratio) {
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
