package crosshatch.results.report.statistics;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * How often a 95 % interval holds the true number, by simulation with fixed seeds. The page of statistics has the table. Beside each
 * interval stands the plain percentile bootstrap, which earlier versions used.
 */
@Tag("exhaustive")
class CoverageTest {
    private static final int SIMULATIONS = 500;
    private static final double LEAST =
            90; // of 95; the percentile interval stays below it in a third of the cases, at least
    private static final int[] PUZZLES = {10, 30, 100};
    /** The times of two solvers on one puzzle. */
    private interface Draw {
        double[] times(Random random);
    }

    private record Case(String name, Draw draw, Kind kind, double truth) {}

    /** In per cent; the last is how many times as wide the interval is as a percentile interval, by the median. */
    private record Coverage(double percentile, double now, double wider) {}

    private enum Kind {
        GEOMETRIC {
            @Override
            Ratio ratio(double[][] first, double[][] second) {
                return Ratio.ofGeometricMeans(first, second, Clusters.single(first[0].length));
            }

            @Override
            double plain(double[] first, double[] second, int[] drawn) {
                return Arrays.stream(drawn)
                                .mapToDouble(at -> Math.log(first[at] / second[at]))
                                .sum()
                        / drawn.length;
            }
        },
        MEANS {
            @Override
            Ratio ratio(double[][] first, double[][] second) {
                return Ratio.ofMeans(first, second, Clusters.single(first[0].length));
            }

            @Override
            double plain(double[] first, double[] second, int[] drawn) {
                return Math.log(Arrays.stream(drawn)
                                .mapToDouble(at -> first[at])
                                .sum()
                        / Arrays.stream(drawn).mapToDouble(at -> second[at]).sum());
            }
        },
        MEDIAN {
            @Override
            Ratio ratio(double[][] first, double[][] second) {
                MedianInterval interval = MedianInterval.of(IntStream.range(0, first[0].length)
                        .mapToDouble(at -> first[0][at] / second[0][at])
                        .toArray());
                return new Ratio(interval.median(), interval.low(), interval.high());
            }

            @Override
            double plain(double[] first, double[] second, int[] drawn) {
                double[] logs = Arrays.stream(drawn)
                        .mapToDouble(at -> Math.log(first[at] / second[at]))
                        .sorted()
                        .toArray();
                return (logs[(logs.length - 1) / 2] + logs[logs.length / 2]) / 2;
            }
        };

        abstract Ratio ratio(double[][] first, double[][] second);

        /** The logarithm of the ratio on these puzzles. */
        abstract double plain(double[] first, double[] second, int[] drawn);
    }

    private static final List<Case> CASES = List.of(
            logs("× time, normal", Kind.GEOMETRIC, Random::nextGaussian, 0),
            logs("× time, heavy tails (t with 3 degrees of freedom)", Kind.GEOMETRIC, CoverageTest::student, 0),
            logs("× time, skewed (exponential)", Kind.GEOMETRIC, random -> -Math.log(1 - random.nextDouble()), 1),
            logs(
                    "× time, very skewed (log-normal)",
                    Kind.GEOMETRIC,
                    random -> Math.exp(random.nextGaussian()),
                    Math.exp(0.5)),
            logs("× median, heavy tails (t with 3 degrees of freedom)", Kind.MEDIAN, CoverageTest::student, 0),
            par2("× PAR2, spread 1, 1 % unsolved", 1, 2.326),
            par2("× PAR2, spread 2, 20 % unsolved", 2, 0.842),
            par2("× PAR2, spread 2, 5 % unsolved", 2, 1.645),
            par2("× PAR2, spread 3, 3 % unsolved", 3, 1.881));

    private static Case logs(String name, Kind kind, Function<Random, Double> log, double truth) {
        return new Case(name, random -> new double[] {Math.exp(log.apply(random)), 1}, kind, truth);
    }

    /**
     * Log-normal times, correlated with 0.6. The second solver is faster by the factor e. An unsolved puzzle counts twice the limit.
     *
     * @param spread standard deviation of the logarithms
     * @param limit of a run, in spreads above the median of the first solver
     */
    private static Case par2(String name, double spread, double limit) {
        double most = Math.exp(spread * limit);
        Draw draw = random -> {
            double hard = random.nextGaussian();
            double first = Math.exp(spread * hard);
            double second = Math.exp(spread * (0.6 * hard + 0.8 * random.nextGaussian()) - 1);
            return new double[] {first > most ? 2 * most : first, second > most ? 2 * most : second};
        };
        double[][] many = sample(draw, 2_000_000, new Random(1));
        return new Case(
                name,
                draw,
                Kind.MEANS,
                Math.log(Arrays.stream(many[0]).sum() / Arrays.stream(many[1]).sum()));
    }

    private static double student(Random random) {
        double squares = 0;
        for (int at = 0; at < 3; at++) squares += Math.pow(random.nextGaussian(), 2);
        return random.nextGaussian() / Math.sqrt(squares / 3);
    }

    private static double[][] sample(Draw draw, int puzzles, Random random) {
        double[][] times = new double[2][puzzles];
        for (int at = 0; at < puzzles; at++) {
            double[] pair = draw.times(random);
            times[0][at] = pair[0];
            times[1][at] = pair[1];
        }
        return times;
    }

    private static Coverage coverage(Case each, int puzzles) {
        Random random = new Random(puzzles);
        int old = 0;
        int now = 0;
        double[] wider = new double[SIMULATIONS];
        for (int at = 0; at < SIMULATIONS; at++) {
            double[][] times = sample(each.draw, puzzles, random);
            double[] plain = percentile(each.kind, times, random);
            Ratio ratio = each.kind.ratio(new double[][] {times[0]}, new double[][] {times[1]});
            if (plain[0] <= each.truth && each.truth <= plain[1]) old++;
            if (Math.log(ratio.low()) <= each.truth && each.truth <= Math.log(ratio.high())) now++;
            wider[at] = Math.log(ratio.high() / ratio.low()) / (plain[1] - plain[0]);
        }
        Arrays.sort(wider);
        return new Coverage(100.0 * old / SIMULATIONS, 100.0 * now / SIMULATIONS, wider[SIMULATIONS / 2]);
    }

    private static double[] percentile(Kind kind, double[][] times, Random random) {
        double[] values = new double[1000];
        Arrays.setAll(
                values,
                at -> kind.plain(
                        times[0],
                        times[1],
                        random.ints(times[0].length, 0, times[0].length).toArray()));
        Arrays.sort(values);
        return new double[] {values[25], values[974]};
    }

    /** The page has this table; a failure prints it. */
    @Test
    void thePageOfStatisticsSaysHowOftenIntervalsHold() throws IOException {
        List<Coverage> all = new ArrayList<>();
        StringBuilder table = new StringBuilder("""
                | ratio, and the logarithms of the ratios or of the times | n | percentile | now | times as wide |
                |---|---:|---:|---:|---:|
                """);
        for (Case each : CASES) {
            for (int puzzles : PUZZLES) {
                Coverage coverage = coverage(each, puzzles);
                all.add(coverage);
                table.append(String.format(
                        Locale.ROOT,
                        "| %s | %d | %.1f %% | %.1f %% | %.2f |\n",
                        each.name,
                        puzzles,
                        coverage.percentile,
                        coverage.now,
                        coverage.wider));
            }
        }

        String page = Files.readString(Path.of("docs/explanation/statistics.md"));
        assertTrue(page.contains(table), "docs/explanation/statistics.md lacks this table:\n" + table);
        assertTrue(all.stream().allMatch(each -> each.now >= LEAST), "" + all);
        assertTrue(all.stream().filter(each -> each.percentile < LEAST).count() >= all.size() / 3, "" + all);
    }
}
