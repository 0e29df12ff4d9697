package crosshatch.results.report.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.OptionalLong;
import org.apache.commons.rng.sampling.distribution.ZigguratSampler;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PowerTest {
    private static final double LEVEL = 0.05;

    /**
     * R's documentation of power.t.test: 20 in each of two groups that differ by one standard deviation, power 0.8689528. J. Cohen,
     * 1988, table 2.3.5: 64 in each group and d = 0.5, 26 and d = 0.8, 393 and d = 0.2, power 0.80.
     */
    @ParameterizedTest
    @CsvSource({"20, 1, 0.8689528, 1e-6", "64, 0.5, 0.80, 0.005", "26, 0.8, 0.80, 0.01", "393, 0.2, 0.80, 0.005"})
    void thePowerIsThePublishedOne(int inGroup, double difference, double power, double error) {
        assertEquals(power, Power.of(difference * Math.sqrt(inGroup / 2.0), 2 * inGroup - 2, LEVEL), error);
    }

    @Test
    void withoutADifferenceItIsTheLevel() {
        assertEquals(0.01, Power.of(0, 1, 0.01), 1e-4);
        assertEquals(0.01, Power.of(0, 9, 0.01), 1e-7);
        assertEquals(0.01, Power.of(0, 5000, 0.01), 1e-7);
    }

    /** Paired, d = 0.5: 34 pairs for a power of 0.80, 44 for one of 0.90 (F. Faul and others, G*Power 3, 2007). */
    @ParameterizedTest
    @CsvSource({"0.8, 34", "0.9, 44"})
    void asManyPuzzlesAsThePublishedTablesHave(double power, long pairs) {
        assertEquals(OptionalLong.of(pairs), Power.puzzles(n -> 1 / Math.sqrt(n), 0.5, power, LEVEL));
    }

    @Test
    void noNumberIsEnoughWhereForksAloneDifferMore() {
        assertEquals(OptionalLong.empty(), Power.puzzles(n -> Math.sqrt(1.0 / n + 0.1), 0.5, 0.8, LEVEL));
    }

    @Test
    void whatIsFoundHasThatPower() {
        for (double power : new double[] {0.5, 0.8, 0.95}) {
            assertEquals(power, Power.of(Power.found(power, 9, LEVEL), 9, LEVEL), 1e-7);
            assertEquals(power, Power.of(Power.found(power, 1, 0.001), 1, 0.001), 1e-5);
        }
    }

    /** 30 puzzles, a true ratio of exp(0.6 standard deviations): t says 0.89, and the signed-rank test of the tables finds as many. */
    @Test
    void theTestOfTheTablesFindsAsOften() {
        var normal = ZigguratSampler.NormalizedGaussian.of(RandomSource.XO_RO_SHI_RO_128_PP.create(3));
        double[] ones = new double[30];
        Arrays.fill(ones, 1);
        int found = 0;
        for (int i = 0; i < 1000; i++) {
            double[] times =
                    normal.samples(30).map(value -> Math.exp(0.6 + value)).toArray();
            double p = PairedComparison.of(PairedTimes.of(times, ones, 1e9))
                    .pValue()
                    .orElseThrow();
            if (p <= LEVEL) found++;
        }

        assertEquals(Power.of(0.6 * Math.sqrt(30), 29, LEVEL), found / 1000.0, 0.04);
    }
}
