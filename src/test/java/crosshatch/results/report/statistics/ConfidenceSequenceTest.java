package crosshatch.results.report.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import java.util.function.DoubleSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.distribution.ZigguratSampler;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.distribution.TDistribution;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The mean is between the bounds at every look, as often as promised; the bounds are those that the authors of the paper compute. */
class ConfidenceSequenceTest {
    private static final double ALPHA = 0.05;
    private static final int LOOK_EVERY = 10;

    /** The program of the authors ({@code confseq}, {@code betting_cs}) looks at means that are a ten-thousandth apart. */
    private static final double GRID = 2e-4;

    @ParameterizedTest
    @CsvSource({
        "even, 10, 0.2703, 0.7465",
        "even, 50, 0.3814, 0.6120",
        "even, 200, 0.4300, 0.5622",
        "seldom, 10, 0.0, 0.5416",
        "seldom, 100, 0.0921, 0.3281",
        "seldom, 300, 0.1176, 0.2751",
    })
    void theBoundsAreThoseOfTheAuthorsProgram(String series, int count, double low, double high) {
        IntToDoubleFunction numbers =
                series.equals("seldom") ? i -> i * i * 7 % 11 == 7 ? 1 : 0 : i -> i * 37 % 101 / 101.0;
        ConfidenceSequence sequence = new ConfidenceSequence(ALPHA);
        for (int i = 1; i <= count; i++) sequence.add(numbers.applyAsDouble(i));

        assertEquals(count, sequence.count());
        assertEquals(low, sequence.low(), GRID);
        assertEquals(high, sequence.high(), GRID);
    }

    /** Even odds, a skewed distribution with long tails that are clipped, and what is seldom. */
    @ParameterizedTest
    @CsvSource({"even", "clipped", "seldom"})
    @Tag("exhaustive")
    void theMeanIsOutsideAtAnyLookSeldomerThanPromisedAndAFixedIntervalFails(String kind) {
        int paths = 300;
        int outside = 0;
        int outsideOfFixed = 0;
        double mean = mean(kind);
        for (int path = 0; path < paths; path++) {
            DoubleSupplier draw = draws(kind, path);
            double[] numbers =
                    IntStream.range(0, 300).mapToDouble(i -> draw.getAsDouble()).toArray();
            if (isEverOutside(numbers, mean)) outside++;
            if (isEverOutsideOfFixed(numbers, mean)) outsideOfFixed++;
        }

        assertTrue(outside <= paths * ALPHA, outside + " of " + paths);
        assertTrue(outsideOfFixed > paths * 2 * ALPHA, outsideOfFixed + " of " + paths + " by the fixed interval");
    }

    private static DoubleSupplier draws(String kind, long seed) {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(seed);
        if (kind.equals("even")) return random::nextDouble;
        if (kind.equals("seldom")) return () -> random.nextDouble() < 0.1 ? 1 : 0;
        ZigguratSampler.NormalizedGaussian normal = ZigguratSampler.NormalizedGaussian.of(random);
        return () -> Math.min(1, Math.exp(normal.sample()) / 8);
    }

    private static double mean(String kind) {
        DoubleSupplier draw = draws(kind, 1_000_000);
        return IntStream.range(0, 4_000_000)
                .mapToDouble(i -> draw.getAsDouble())
                .average()
                .orElseThrow();
    }

    private static boolean isEverOutside(double[] numbers, double mean) {
        ConfidenceSequence sequence = new ConfidenceSequence(ALPHA);
        for (double number : numbers) {
            sequence.add(number);
            boolean look = sequence.count() % LOOK_EVERY == 0;
            if (look && !(sequence.low() <= mean && mean <= sequence.high())) return true;
        }
        return false;
    }

    /** The interval of W. Gosset, looked at as often. */
    private static boolean isEverOutsideOfFixed(double[] numbers, double mean) {
        for (int count = LOOK_EVERY; count <= numbers.length; count += LOOK_EVERY) {
            double[] some = Arrays.copyOf(numbers, count);
            double average = Arrays.stream(some).average().orElseThrow();
            double squares = Arrays.stream(some)
                    .map(number -> (number - average) * (number - average))
                    .sum();
            double error = Math.sqrt(squares / (count - 1) / count);
            double width = TDistribution.of(count - 1).inverseSurvivalProbability(ALPHA / 2) * error;
            if (Math.abs(average - mean) > width) return true;
        }
        return false;
    }

    /** The sequence that needs no variance (the paper's section 3.1) is a control: bets on what varies little must be narrower. */
    @Test
    void whatVariesLittleIsKnownSoonerThanHoeffdingSays() {
        ConfidenceSequence sequence = new ConfidenceSequence(ALPHA);
        double stakes = 0;
        double penalty = 0;
        for (int t = 1; t <= 200; t++) {
            sequence.add(t % 2 == 0 ? 0.45 : 0.55);
            double stake = Math.min(1, Math.sqrt(8 * Math.log(2 / ALPHA) / (t * Math.log(t + 1.0))));
            stakes += stake;
            penalty += stake * stake / 8;
        }
        double hoeffding = 2 * (Math.log(2 / ALPHA) + penalty) / stakes;

        assertTrue(sequence.low() < 0.5 && 0.5 < sequence.high());
        assertTrue(sequence.high() - sequence.low() < hoeffding / 3, sequence.low() + " to " + sequence.high());
    }

    @Test
    void boundsDoNotWidenAgain() {
        ConfidenceSequence sequence = new ConfidenceSequence(ALPHA);
        Collections.nCopies(100, 0.9).forEach(sequence::add);
        double low = sequence.low();

        Collections.nCopies(100, 0.0).forEach(sequence::add);

        assertEquals(low, sequence.low());
        assertTrue(low > 0.7, "" + low);
    }

    @ParameterizedTest
    @CsvSource({"-0.001", "1.001", "NaN"})
    void whatIsNotBetweenZeroAndOneIsRefused(double number) {
        assertThrows(IllegalArgumentException.class, () -> new ConfidenceSequence(ALPHA).add(number));
    }
}
