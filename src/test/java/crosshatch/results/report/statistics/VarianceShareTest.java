package crosshatch.results.report.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.distribution.GaussianSampler;
import org.apache.commons.rng.sampling.distribution.ZigguratSampler;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

class VarianceShareTest {
    /** Six targets rated by four judges: P. Shrout and J. Fleiss, Psychological Bulletin 86 (1979), table 2; ICC(1) = 0.17. */
    private static final double[][] SHROUT_FLEISS = {
        {9, 2, 5, 8}, {6, 1, 3, 2}, {8, 4, 6, 8}, {7, 1, 2, 6}, {10, 5, 6, 9}, {6, 2, 4, 7}
    };

    @Test
    void theShareIsThatOfThePublishedExample() {
        assertEquals(0.166, VarianceShare.of(SHROUT_FLEISS).orElseThrow().share(), 0.001);
    }

    @Test
    void whatNeverVariesWithinIsAllBetween() {
        assertEquals(
                new VarianceShare(1, 1, 1),
                VarianceShare.of(new double[][] {{1, 1}, {2, 2}, {5, 5}}).orElseThrow());
    }

    @Test
    void theIntervalHoldsTheShareThatWasDrawn() {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(5);
        var normal = GaussianSampler.of(ZigguratSampler.NormalizedGaussian.of(random), 0, 1);
        double[][] measured = new double[200][5];
        for (double[] row : measured) {
            double thing = normal.sample() * Math.sqrt(3);
            for (int at = 0; at < row.length; at++) row[at] = thing + normal.sample();
        }

        VarianceShare found = VarianceShare.of(measured).orElseThrow();

        assertTrue(found.low() < 0.75 && 0.75 < found.high(), found::toString);
        assertEquals(0.75, found.share(), 0.06);
    }

    @Test
    void ifAllIsTheSameThereIsNoShare() {
        assertEquals(Optional.empty(), VarianceShare.of(new double[][] {{3, 3}, {3, 3}}));
    }
}
