package crosshatch.reproduce.measure;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.statistics.descriptive.Max;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.Min;
import org.apache.commons.statistics.descriptive.Quantile;
import org.apache.commons.statistics.descriptive.StandardDeviation;

/**
 * Statistics over the backtracks on all puzzles.
 *
 * @param rowsOfZero number of rows added with 0 backtracks that belong to no puzzle, as a published table has them
 * @param statistics which, in order
 */
record BacktrackStatistics(String solver, PuzzleChoice puzzles, int rowsOfZero, List<Statistic> statistics)
        implements OverPuzzles {

    /** Computed as pandas does in {@code describe()}: deviation over n-1, quartiles interpolated (type 7 of Hyndman and Fan). */
    enum Statistic {
        COUNT,
        MEAN,
        DEVIATION,
        MIN,
        QUARTILE1,
        MEDIAN,
        QUARTILE3,
        MAX;

        double of(double[] values) {
            return switch (this) {
                case COUNT -> values.length;
                case MEAN -> Mean.of(values).getAsDouble();
                case DEVIATION -> StandardDeviation.of(values).getAsDouble();
                case MIN -> Min.of(values).getAsDouble();
                case QUARTILE1 -> quantile(values, 0.25);
                case MEDIAN -> quantile(values, 0.5);
                case QUARTILE3 -> quantile(values, 0.75);
                case MAX -> Max.of(values).getAsDouble();
            };
        }

        private static double quantile(double[] values, double p) {
            return Quantile.withDefaults()
                    .with(Quantile.EstimationMethod.HF7)
                    .withCopy(true)
                    .evaluate(values, p);
        }
    }

    BacktrackStatistics {
        statistics = List.copyOf(statistics);
    }

    @Override
    public Measured take(Laboratory laboratory) {
        List<Long> backtracks = laboratory.backtracks(solver, puzzles);
        double[] values = Arrays.copyOf(
                backtracks.stream().mapToDouble(Long::doubleValue).toArray(), backtracks.size() + rowsOfZero);
        return Measured.of(statistics.stream().map(each -> each.of(values)).toList());
    }
}
