package crosshatch.results.report.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

class DensityTest {
    @Test
    void itIntegratesToOne() {
        TreeMap<Double, Long> values = new TreeMap<>();
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(11);
        for (int i = 0; i < 50; i++) values.merge(3 * random.nextDouble(), 1L + random.nextInt(9), Long::sum);
        Density density = new Density(values);

        double integral = 0;
        for (double x = -5; x < 8; x += 0.001) integral += 0.001 * density.at(x);

        assertEquals(1, integral, 1e-6);
    }

    /** The numbers 1 to 5: standard deviation 1.5811, quartiles 2 and 4, so 0.9 · 2/1.34 · 5^(-1/5) = 0.97358. */
    @Test
    void theBandwidthIsSilvermans() {
        TreeMap<Double, Long> values = new TreeMap<>(Map.of(1.0, 1L, 2.0, 1L, 3.0, 1L, 4.0, 1L, 5.0, 1L));
        double bandwidth = 0.97358;

        double expected = 0;
        for (int value = 1; value <= 5; value++) {
            double distance = (3.5 - value) / bandwidth;
            expected += Math.exp(-distance * distance / 2) / (5 * bandwidth * Math.sqrt(2 * Math.PI));
        }
        assertEquals(expected, new Density(values).at(3.5), 1e-5);
    }

    @Test
    void quantilesCountHowOftenAValueOccurs() {
        Density density = new Density(new TreeMap<>(Map.of(0.0, 6L, 1.0, 3L, 9.0, 1L)));

        assertEquals(0, density.quantile(0.5));
        assertEquals(1, density.quantile(0.75));
        assertEquals(9, density.quantile(1));
    }
}
