package crosshatch.results.report.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Optional;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

class RankCorrelationTest {
    /** IQ and hours of television a week of ten people; rho = -29/165 (Wikipedia, Spearman's rank correlation coefficient). */
    private static final double[] IQ = {106, 100, 86, 101, 99, 103, 97, 113, 112, 110};

    private static final double[] TELEVISION = {7, 27, 2, 50, 28, 29, 20, 12, 6, 17};

    @Test
    void rhoIsThatOfThePublishedExample() {
        RankCorrelation found = RankCorrelation.of(IQ, TELEVISION).orElseThrow();

        assertEquals(-29 / 165.0, found.rho().value(), 1e-12);
        assertTrue(found.rho().low() < found.rho().value()
                && found.rho().value() < found.rho().high());
    }

    @Test
    void tauTakesTiesOffBothSides() {
        // Of the six pairs four rise together, none against each other; one is tied in the first number, one in the
        // second.
        RankCorrelation found = RankCorrelation.of(new double[] {1, 1, 2, 3}, new double[] {1, 2, 3, 3})
                .orElseThrow();

        assertEquals(4 / Math.sqrt(5.0 * 5.0), found.tau().value(), 1e-12);
    }

    @Test
    void onlyTheOrderCounts() {
        double[] logs = Arrays.stream(TELEVISION).map(Math::log).toArray();

        assertEquals(RankCorrelation.of(IQ, TELEVISION), RankCorrelation.of(IQ, logs));
    }

    @Test
    void theIntervalOfUnrelatedNumbersHoldsZeroAndGetsNarrowWithTheirNumber() {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(11);
        double[] one = random.doubles(400).toArray();
        double[] other = random.doubles(400).toArray();

        RankCorrelation.Estimate rho =
                RankCorrelation.of(one, other).orElseThrow().rho();

        assertTrue(rho.low() < 0 && rho.high() > 0, rho::toString);
        assertEquals(4 / Math.sqrt(400), rho.high() - rho.low(), 0.04);
    }

    @Test
    void whereNothingChangesThereIsNoCorrelation() {
        assertEquals(Optional.empty(), RankCorrelation.of(new double[] {2, 2, 2, 2}, new double[] {1, 2, 3, 4}));
        assertEquals(Optional.empty(), RankCorrelation.of(new double[] {1, 2, 3}, new double[] {1, 2, 3}));
    }
}
