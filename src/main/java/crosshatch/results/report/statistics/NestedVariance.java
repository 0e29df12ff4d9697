package crosshatch.results.report.statistics;

import java.util.Arrays;

/**
 * The variance between puzzles, between isomorphs of one puzzle, and between runs of one isomorph. The analysis of variance of
 * a balanced nested design with random effects, its components by the method of moments, a negative one counting 0 (S. Searle,
 * G. Casella, C. McCulloch, Variance Components, 1992, chapter 3).
 *
 * @param betweenPuzzles component of variance, in the square of the unit of the values; not negative, as are the others
 * @param betweenPresentations likewise
 * @param betweenRuns likewise
 */
public record NestedVariance(double betweenPuzzles, double betweenPresentations, double betweenRuns) {

    /**
     * @param values by puzzle, isomorph and run; at least two puzzles, at least two isomorphs of each, at least one run of
     *     each, equally many. With one run each, the variance between runs is part of the variance between isomorphs
     */
    public static NestedVariance of(double[][][] values) {
        int puzzles = values.length;
        int presentations = values[0].length;
        int runs = values[0][0].length;
        double overall =
                mean(Arrays.stream(values).mapToDouble(NestedVariance::mean).toArray());
        double puzzleSquares = 0;
        double presentationSquares = 0;
        double runSquares = 0;
        for (double[][] puzzle : values) {
            double ofPuzzle = mean(puzzle);
            puzzleSquares += square(ofPuzzle - overall);
            for (double[] presentation : puzzle) {
                double ofPresentation = mean(presentation);
                presentationSquares += square(ofPresentation - ofPuzzle);
                for (double run : presentation) runSquares += square(run - ofPresentation);
            }
        }
        double puzzleMean = runs * presentations * puzzleSquares / (puzzles - 1);
        double presentationMean = runs * presentationSquares / (puzzles * (presentations - 1.0));
        double runMean = runs == 1 ? 0 : runSquares / (puzzles * presentations * (runs - 1.0));
        return new NestedVariance(
                Math.max(0, (puzzleMean - presentationMean) / (runs * presentations)),
                Math.max(0, (presentationMean - runMean) / runs),
                runMean);
    }

    /** The sum of the three. */
    public double total() {
        return betweenPuzzles + betweenPresentations + betweenRuns;
    }

    private static double mean(double[][] puzzle) {
        return Arrays.stream(puzzle).mapToDouble(NestedVariance::mean).average().orElse(Double.NaN);
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElse(Double.NaN);
    }

    private static double square(double value) {
        return value * value;
    }
}
