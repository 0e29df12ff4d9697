package crosshatch.results.report.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

/** Tests between twins: about one in twenty finds something by chance, nearly all where something was planted. */
class SameAgainTest {
    private static final int SEED = 12;
    private static final double UNSOLVED = Double.POSITIVE_INFINITY;

    private static double[] times(UniformRandomProvider random, int count, double factor) {
        return IntStream.range(0, count)
                .mapToDouble(at -> factor * (100 + at) * Math.exp(0.1 * random.nextDouble()))
                .toArray();
    }

    @Test
    void twinsThatAreAlikeDifferAboutAsOftenAsTheLevelSays() {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(SEED);
        SameAgain found = SameAgain.of(pairs(times(random, 20_000, 1), times(random, 20_000, 1)));

        assertEquals(2000, found.tests());
        double share = found.differences() / (double) found.tests();
        assertTrue(share > 0.03 && share < 0.07, "seed " + SEED + ": " + share);
        assertTrue(found.pValue() > SameAgain.LEVEL, "seed " + SEED + ": " + found.pValue());
    }

    @Test
    void aPlantedDifferenceIsFound() {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(SEED);
        SameAgain found = SameAgain.of(pairs(times(random, 1000, 1), times(random, 1000, 1.1)));

        assertTrue(found.differences() > 90, "seed " + SEED + ": " + found.differences());
        assertTrue(found.pValue() < 1e-9);
    }

    @Test
    void equalTimesNeverDiffer() {
        double[] same = IntStream.range(1, 101).mapToDouble(at -> at).toArray();

        assertEquals(new SameAgain(10, 0), SameAgain.of(pairs(same, same.clone())));
        assertEquals(1, SameAgain.of(pairs(same, same.clone())).pValue());
    }

    @Test
    void puzzlesThatAreOpenForBothAreInNoChunk() {
        double[] times = IntStream.range(1, 31)
                .mapToDouble(at -> at <= 20 ? UNSOLVED : at)
                .toArray();
        double[] slower = IntStream.range(1, 31)
                .mapToDouble(at -> at <= 20 ? UNSOLVED : 2.0 * at)
                .toArray();

        assertEquals(new SameAgain(1, 1), SameAgain.of(pairs(times, slower)));
    }

    @Test
    void everyPuzzleIsInOneChunkAndFewAreInNone() {
        double[] nineteen = IntStream.range(1, 20).mapToDouble(at -> at).toArray();
        double[] slower = IntStream.range(1, 20).mapToDouble(at -> 2.0 * at).toArray();

        assertEquals(new SameAgain(1, 1), SameAgain.of(pairs(nineteen, slower)));
        assertEquals(SameAgain.NONE, SameAgain.of(pairs(new double[] {1, 2}, new double[] {2, 3})));
        assertEquals(1, SameAgain.NONE.pValue());
        assertEquals(new SameAgain(3, 2), new SameAgain(1, 1).and(new SameAgain(2, 1)));
    }

    private static PairedTimes pairs(double[] first, double[] second) {
        return PairedTimes.of(first, second, UNSOLVED);
    }
}
