package crosshatch.results.report.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ToDoubleFunction;
import org.apache.commons.rng.sampling.distribution.ZigguratSampler;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

/** Tests of components of variance against sums by hand and against values drawn from known components. */
class VarianceComponentsTest {
    private static final double NONE = 1e-12;

    /** Values of puzzle, isomorph and run. */
    private static VarianceComponents nested(double[][][] values) {
        List<int[]> places = new ArrayList<>();
        List<Double> all = new ArrayList<>();
        for (int puzzle = 0; puzzle < values.length; puzzle++) {
            for (int isomorph = 0; isomorph < values[puzzle].length; isomorph++) {
                for (double value : values[puzzle][isomorph]) {
                    all.add(value);
                    places.add(new int[] {puzzle, 100 * puzzle + isomorph});
                }
            }
        }
        return of(all, places, place -> place[0], place -> place[1]);
    }

    @SafeVarargs
    private static VarianceComponents of(List<Double> values, List<int[]> places, ToDoubleFunction<int[]>... levels) {
        IntFunction<int[]> level = which -> places.stream()
                .mapToInt(place -> (int) levels[which].applyAsDouble(place))
                .toArray();
        return VarianceComponents.of(
                values.stream().mapToDouble(Double::doubleValue).toArray(),
                new int[][] {level.apply(0), level.apply(1)},
                levels.length == 2 ? new int[0][] : new int[][] {level.apply(2), level.apply(3)});
    }

    /** Mean squares 8, 1 and 0.5 by hand: components (8 - 1) / 4, (1 - 0.5) / 2 and 0.5. */
    @Test
    void ifBalancedTheyAreThoseOfTheMeanSquares() {
        VarianceComponents found = nested(new double[][][] {{{0.5, -0.5}, {1.5, 0.5}}, {{3.5, 2.5}, {2.5, 1.5}}});

        assertEquals(1.75, found.between(1, 0), NONE);
        assertEquals(0.25, found.between(2, 0), NONE);
        assertEquals(0.5, found.betweenRepetitions(), NONE);
    }

    /**
     * Two puzzles in two forks, once each: values 0, 1 and 4, 7. Squares over two of pairs: of one puzzle 1/2 and 9/2, mean 2.5; of one
     * fork 16/2 and 36/2, mean 13; of neither 49/2 and 9/2, mean 14.5. Puzzles 14.5 - 2.5, forks 14.5 - 13, the rest 2.5 + 13 - 14.5.
     */
    @Test
    void forksCrossPuzzles() {
        VarianceComponents found = VarianceComponents.of(
                new double[] {0, 1, 4, 7}, new int[][] {{1, 1, 2, 2}}, new int[][] {{1, 2, 1, 2}});

        assertEquals(12, found.between(1, 0), NONE);
        assertEquals(1.5, found.between(0, 1), NONE);
        assertEquals(1, found.between(1, 1), NONE);
        assertEquals(0, found.betweenRepetitions());
    }

    /** Puzzle 1 has three runs, puzzle 2 has two: pairs of one puzzle 1/2, 1/2, 4/2 and 2, of two puzzles 50, 40.5, 32, 72, 60.5, 50. */
    @Test
    void unequalNumbersOfRunsAreTakenAsTheyAre() {
        VarianceComponents found =
                VarianceComponents.of(new double[] {0, 1, 2, 10, 12}, new int[][] {{1, 1, 1, 2, 2}}, new int[0][]);

        assertEquals(5.0 / 4, found.betweenRepetitions(), NONE);
        assertEquals(305.0 / 6 - 5.0 / 4, found.between(1, 0), NONE);
    }

    @Test
    void runsThatDifferMoreThanIsomorphsLeaveNothingToThese() {
        assertEquals(
                0,
                nested(new double[][][] {{{0, 2}, {2, 0}}, {{10, 12}, {12, 10}}})
                        .between(2, 0));
    }

    @Test
    void oneRunOfEachIsNotARepetition() {
        assertEquals(0, nested(new double[][][] {{{1}, {2}}, {{5}, {9}}}).betweenRepetitions());
    }

    /** All levels, with a tenth of the values missing. */
    @Test
    void componentsThatValuesWereDrawnFromComeOut() {
        var random = RandomSource.XO_RO_SHI_RO_128_PP.create(5);
        var normal = ZigguratSampler.NormalizedGaussian.of(random);
        double[] forks = normal.samples(60).map(value -> 0.5 * value).toArray();
        double[] seeds = normal.samples(20).map(value -> 0.7 * value).toArray();
        List<Double> values = new ArrayList<>();
        List<int[]> places = new ArrayList<>();
        for (int puzzle = 0; puzzle < 600; puzzle++) {
            double ofPuzzle = 3 * normal.sample();
            double[] inFork = normal.samples(60).toArray();
            for (int isomorph = 0; isomorph < 2; isomorph++) {
                double ofIsomorph = 2 * normal.sample();
                for (int fork = 0; fork < 60; fork++) {
                    for (int run = 0; run < 2; run++) {
                        if (random.nextDouble() < 0.1) continue;
                        values.add(ofPuzzle
                                + ofIsomorph
                                + seeds[fork / 3]
                                + forks[fork]
                                + inFork[fork]
                                + 1.5 * normal.sample());
                        places.add(new int[] {puzzle, 2 * puzzle + isomorph, fork / 3, fork});
                    }
                }
            }
        }

        VarianceComponents found =
                of(values, places, place -> place[0], place -> place[1], place -> place[2], place -> place[3]);

        assertEquals(9, found.between(1, 0), 1);
        assertEquals(4, found.between(2, 0), 0.4);
        assertEquals(0.49, found.between(0, 1), 0.25);
        assertEquals(0.25, found.between(0, 2), 0.1);
        assertEquals(1, found.between(1, 2), 0.05);
        assertEquals(0, found.between(1, 1), 0.05);
        assertEquals(2.25, found.betweenRepetitions(), 0.05);
    }
}
