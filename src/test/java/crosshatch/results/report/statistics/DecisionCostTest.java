package crosshatch.results.report.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.results.report.statistics.DecisionRule.Measure;
import crosshatch.results.report.statistics.PairDecision.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.distribution.ZigguratSampler;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Simulates comparisons of one pair of solvers, and counts declarations: the error at the margin, and the number of batches until a
 * decision. The simulation at full size makes {@code results/deciding.csv}.
 */
class DecisionCostTest {
    private static final Path COMMITTED = Path.of("results/deciding.csv");
    private static final Path MADE = Path.of("target/deciding.csv");
    private static final double MARGIN = 1.1;
    private static final double CLIP = 3;
    private static final int MOST_BATCHES = 200;
    private static final int TRIALS = 400;
    private static final String HEADER = "batches,deviation,ratio,confidence_percent,trials,faster,equal,undecided,"
            + "faster_after_10,faster_after_30,median_batches,batches_90_percent";

    /** The distribution of the logarithms of the ratios of batches. */
    private enum Batches {
        /** Independent, with a normal distribution. */
        NORMAL,
        /** Independent, each at one of the two ends of the clip. */
        EXTREME,
        /** Normal, each with a correlation of 0.9 with the one before. */
        CORRELATED;

        DoubleSupplier draws(double mean, double deviation, long seed) {
            UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(seed);
            double largest = Math.log(CLIP);
            if (this == EXTREME) return () -> random.nextDouble() < (1 + mean / largest) / 2 ? largest : -largest;
            ZigguratSampler.NormalizedGaussian normal = ZigguratSampler.NormalizedGaussian.of(random);
            if (this == NORMAL) return () -> mean + deviation * normal.sample();
            double[] state = {normal.sample()};
            return () -> {
                state[0] = 0.9 * state[0] + Math.sqrt(1 - 0.9 * 0.9) * normal.sample();
                return mean + deviation * state[0];
            };
        }
    }

    private record Setting(Batches batches, double deviation, double ratio, double confidence) {
        PairDecision trial(long seed) {
            DecisionRule rule = new DecisionRule(Measure.TIME, MARGIN, CLIP, confidence);
            PairDecision decision = new PairDecision(rule, 1 - confidence);
            DoubleSupplier draws = batches.draws(-Math.log(ratio), deviation, seed);
            while (decision.outcome() == Outcome.UNDECIDED && decision.looks().size() < MOST_BATCHES) {
                decision.add(new double[] {draws.getAsDouble()});
            }
            return decision;
        }

        String row(int trials) {
            List<PairDecision> all =
                    IntStream.range(0, trials).mapToObj(this::trial).toList();
            return String.format(
                    Locale.ROOT,
                    "%s,%s,%s,%.0f,%d,%d,%d,%d,%d,%d,%s,%s",
                    batches.name().toLowerCase(Locale.ROOT),
                    batches == Batches.EXTREME ? "" : deviation,
                    ratio,
                    100 * confidence,
                    trials,
                    count(all, Outcome.FIRST_BETTER, MOST_BATCHES),
                    count(all, Outcome.EQUAL, MOST_BATCHES),
                    count(all, Outcome.UNDECIDED, MOST_BATCHES),
                    count(all, Outcome.FIRST_BETTER, 10),
                    count(all, Outcome.FIRST_BETTER, 30),
                    batchesOf(all, 0.5),
                    batchesOf(all, 0.9));
        }
    }

    private static long count(List<PairDecision> all, Outcome outcome, int batches) {
        return all.stream()
                .filter(each -> each.outcome() == outcome && each.looks().size() <= batches)
                .count();
    }

    /** Returns the number of batches after which this share of the comparisons is decided; empty if fewer are ever decided. */
    private static String batchesOf(List<PairDecision> all, double share) {
        int[] needed = all.stream()
                .mapToInt(each -> each.outcome() == Outcome.UNDECIDED
                        ? Integer.MAX_VALUE
                        : each.looks().size())
                .sorted()
                .toArray();
        int found = needed[(int) Math.ceil(share * needed.length) - 1];
        return found == Integer.MAX_VALUE ? "" : "" + found;
    }

    private static List<Setting> settings() {
        List<Setting> settings = new ArrayList<>();
        for (double deviation : new double[] {0.05, 0.1, 0.2, 0.4}) {
            for (double ratio : new double[] {1, MARGIN, 1.2, 1.3, 1.5, 2}) {
                settings.add(new Setting(Batches.NORMAL, deviation, ratio, 0.95));
            }
        }
        settings.add(new Setting(Batches.EXTREME, 0, MARGIN, 0.95));
        settings.add(new Setting(Batches.EXTREME, 0, MARGIN, 0.75));
        settings.add(new Setting(Batches.EXTREME, 0, MARGIN, 0.5));
        settings.add(new Setting(Batches.CORRELATED, 0.3, MARGIN, 0.95));
        return settings;
    }

    @Test
    void atTheMarginFewComparisonsEndAndFarFromItAll() {
        String[] margin = new Setting(Batches.NORMAL, 0.1, MARGIN, 0.95).row(10).split(",", -1);
        String[] far = new Setting(Batches.NORMAL, 0.1, 2, 0.95).row(10).split(",", -1);

        assertTrue(Integer.parseInt(margin[7]) >= 8, Arrays.toString(margin));
        assertEquals("10", far[5], Arrays.toString(far));
    }

    /** If this fails because the rule changed, copy the new table to {@code results}. */
    @Test
    @Tag("exhaustive")
    void theCommittedTableIsThatOfTheSimulation() throws IOException {
        String table = Stream.concat(Stream.of(HEADER), settings().stream().map(setting -> setting.row(TRIALS)))
                .collect(Collectors.joining("\n", "", "\n"));
        Files.createDirectories(MADE.getParent());
        Files.writeString(MADE, table);

        assertEquals(Files.readString(COMMITTED), table, "copy " + MADE + " to " + COMMITTED);
    }
}
