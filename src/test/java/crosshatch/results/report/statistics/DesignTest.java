package crosshatch.results.report.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.apache.commons.rng.sampling.distribution.ZigguratSampler;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

class DesignTest {
    private static final double PUZZLE = 0.3;
    private static final double FORK = 0.1;
    private static final double PUZZLE_IN_FORK = 0.2;
    private static final double REPETITION = 0.4;

    /** The components by which {@link #draw} draws, found in one large experiment. */
    private static final VarianceComponents LARGE = components(draw(500, 80, 3, 1), 500, 80, 3);

    /** Values by puzzle, fork and repetition. */
    private static double[] draw(int puzzles, int forks, int repetitions, long seed) {
        var normal = ZigguratSampler.NormalizedGaussian.of(RandomSource.XO_RO_SHI_RO_128_PP.create(seed));
        double[] ofForks =
                normal.samples(forks).map(value -> Math.sqrt(FORK) * value).toArray();
        double[] values = new double[puzzles * forks * repetitions];
        int at = 0;
        for (int puzzle = 0; puzzle < puzzles; puzzle++) {
            double ofPuzzle = Math.sqrt(PUZZLE) * normal.sample();
            for (int fork = 0; fork < forks; fork++) {
                double of = ofPuzzle + ofForks[fork] + Math.sqrt(PUZZLE_IN_FORK) * normal.sample();
                for (int run = 0; run < repetitions; run++) {
                    values[at++] = of + Math.sqrt(REPETITION) * normal.sample();
                }
            }
        }
        return values;
    }

    private static VarianceComponents components(double[] values, int puzzles, int forks, int repetitions) {
        int[] puzzle = new int[values.length];
        int[] fork = new int[values.length];
        for (int at = 0; at < values.length; at++) {
            puzzle[at] = at / (forks * repetitions);
            fork[at] = at / repetitions % forks;
        }
        assertEquals(puzzles - 1, puzzle[values.length - 1]);
        return VarianceComponents.of(values, new int[][] {puzzle, puzzle}, new int[][] {new int[values.length], fork});
    }

    /** 4,000 small experiments drawn, whose means vary as the formula has it: 0.3 / 12 + 0.1 / 4 + 0.2 / 48 + 0.4 / 96. */
    @Test
    void theVarianceOfTheMeanIsThatOfSimulatedExperiments() {
        double squares = 0;
        for (int seed = 1; seed <= 4000; seed++) {
            double sum = 0;
            for (double value : draw(12, 4, 2, seed)) sum += value;
            squares += Math.pow(sum / 96, 2);
        }

        double formula = new Design(12, 1, 1, 4, 2).variance(LARGE);

        assertEquals(squares / 4000, formula, 0.006);
        assertEquals(0.0583, formula, 0.005);
    }

    /**
     * Puzzles that do not differ, in forks: two nested levels. T. Kalibera and R. Jones, ISMM 2013: repetitions in a fork are the root of
     * (cost of a fork / cost of a repetition) · (variance of repetitions / variance of forks).
     */
    @Test
    void theCheapestNumbersAreThoseOfKaliberaAndJones() {
        int forks = 400;
        double[] values = new double[2 * forks];
        int[] fork = new int[2 * forks];
        int[] one = new int[2 * forks];
        for (int at = 0; at < values.length; at++) {
            fork[at] = at / 2;
            // a mean square of 1 within forks, and one of 3 between their means, so that T² of forks is (3 - 1) / 2 = 1
            values[at] =
                    (fork[at] % 2 == 0 ? 1 : -1) * Math.sqrt(1.5 * 399 / 400) + (at % 2 == 0 ? 1 : -1) * Math.sqrt(0.5);
        }
        VarianceComponents nested = VarianceComponents.of(values, new int[][] {one, one}, new int[][] {one, fork});
        assertEquals(1, nested.between(0, 2), 0.01);
        assertEquals(1, nested.betweenRepetitions(), 0.01);

        Design found =
                Design.cheapest(nested, new Design.Cost(64, 1), 1.4212, 1, 2).orElseThrow();

        // A repetition asks both puzzles. Its cost is 2 and its variance 1 / 2: sqrt(64 / 2 · 1 / 2) = 4.
        assertEquals(new Design(2, 1, 1, 90, 4), found);
    }

    @Test
    void theIntervalIsAsNarrowAsWanted() {
        Design found = Design.cheapest(LARGE, new Design.Cost(1000, 1), Math.log(1.1), 1, Double.POSITIVE_INFINITY)
                .orElseThrow();

        assertTrue(found.halfWidth(LARGE) <= Math.log(1.1), found::toString);
        assertEquals(1, found.repetitions());
        assertTrue(found.with(found.puzzles() - 1).halfWidth(LARGE) > Math.log(1.1), found::toString);
    }

    /** With 20 puzzles, 0.3 / 20 alone gives an interval of ± 0.26. */
    @Test
    void repetitionsDoNotReplacePuzzles() {
        assertEquals(Optional.empty(), Design.cheapest(LARGE, new Design.Cost(1, 1), 0.2, 1, 20));
    }

    @Test
    void withFewPuzzlesForksAndRepetitionsAreTheCheapestThatAreEnough() {
        Design found =
                Design.cheapest(LARGE, new Design.Cost(1000, 1), 0.3, 1, 30).orElseThrow();

        for (int forks = 1; forks <= 30; forks++) {
            for (int repetitions = 1; repetitions <= 30; repetitions++) {
                Design other = new Design(30, 1, 1, forks, repetitions);
                boolean cheaper = other.time(new Design.Cost(1000, 1)) < found.time(new Design.Cost(1000, 1));
                assertTrue(!cheaper || other.halfWidth(LARGE) > 0.3, other::toString);
            }
        }
    }
}
