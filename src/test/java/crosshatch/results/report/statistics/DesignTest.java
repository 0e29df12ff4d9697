package crosshatch.results.report.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
}
