package crosshatch.results.report.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.distribution.ZigguratSampler;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

/** Tests of components of variance against sums by hand and against values drawn from known components. */
class NestedVarianceTest {

    /** Mean squares 8, 1 and 0.5 by hand: components (8 - 1) / 4, (1 - 0.5) / 2 and 0.5. */
    @Test
    void componentsAreThoseOfTheMeanSquares() {
        double[][][] values = {{{0.5, -0.5}, {1.5, 0.5}}, {{3.5, 2.5}, {2.5, 1.5}}};

        assertEquals(new NestedVariance(1.75, 0.25, 0.5), NestedVariance.of(values));
    }

    @Test
    void runsThatDifferMoreThanPresentationsLeaveNothingToThese() {
        double[][][] values = {{{0, 2}, {2, 0}}, {{10, 12}, {12, 10}}};

        assertEquals(0, NestedVariance.of(values).betweenPresentations());
    }

    @Test
    void oneRunOfEachIsNotARepetition() {
        assertEquals(
                0, NestedVariance.of(new double[][][] {{{1}, {2}}, {{5}, {9}}}).betweenRuns());
    }

    @Test
    void componentsThatValuesWereDrawnFromComeOut() {
        UniformRandomProvider random = RandomSource.XO_RO_SHI_RO_128_PP.create(5);
        ZigguratSampler.NormalizedGaussian normal = ZigguratSampler.NormalizedGaussian.of(random);
        double[][][] values = new double[2000][4][3];
        for (double[][] puzzle : values) {
            double ofPuzzle = 3 * normal.sample();
            for (double[] presentation : puzzle) {
                double ofPresentation = ofPuzzle + 2 * normal.sample();
                for (int run = 0; run < presentation.length; run++)
                    presentation[run] = ofPresentation + normal.sample();
            }
        }

        NestedVariance split = NestedVariance.of(values);

        assertEquals(9, split.betweenPuzzles(), 0.9);
        assertEquals(4, split.betweenPresentations(), 0.3);
        assertEquals(1, split.betweenRuns(), 0.1);
    }
}
