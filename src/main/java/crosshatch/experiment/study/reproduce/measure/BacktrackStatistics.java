package crosshatch.experiment.study.reproduce.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.DoubleStream;
import org.apache.commons.statistics.descriptive.Max;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.Min;
import org.apache.commons.statistics.descriptive.Quantile;
import org.apache.commons.statistics.descriptive.StandardDeviation;
import org.jspecify.annotations.Nullable;

/**
 * Statistics over the backtracks on all puzzles; what a data file leaves out changes nothing.
 *
 * @param moreRows values that belong to no puzzle, and stand in a published table nevertheless
 * @param cutRows puzzles, counted from 0, whose backtracks lose their last digit, see {@link CutRow}
 * @param atMost only puzzles with no more backtracks than this; null for all
 * @param statistics which, in order
 */
record BacktrackStatistics(
        String solver,
        PuzzleChoice puzzles,
        List<Double> moreRows,
        List<Integer> cutRows,
        @Nullable Integer atMost,
        List<Statistic> statistics)
        implements OverPuzzles {
    private static final int CUT_FACTOR = 10;

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

    BacktrackStatistics(
            String solver,
            PuzzleChoice puzzles,
            @Nullable List<Double> moreRows,
            @Nullable List<Integer> cutRows,
            @Nullable Integer atMost,
            List<Statistic> statistics) {
        this.solver = solver;
        this.puzzles = puzzles;
        this.moreRows = List.copyOf(Objects.requireNonNullElse(moreRows, List.of()));
        this.cutRows = List.copyOf(Objects.requireNonNullElse(cutRows, List.of()));
        this.atMost = atMost;
        this.statistics = List.copyOf(statistics);
    }

    @Override
    public Measured take(Laboratory laboratory) {
        List<Long> backtracks = new ArrayList<>(laboratory.backtracks(solver, puzzles));
        for (int row : cutRows) backtracks.set(row, backtracks.get(row) / CUT_FACTOR);
        DoubleStream ofPuzzles = backtracks.stream()
                .filter(count -> atMost == null || count <= atMost)
                .mapToDouble(Long::doubleValue);
        double[] values = DoubleStream.concat(ofPuzzles, moreRows.stream().mapToDouble(Double::doubleValue))
                .toArray();
        return Measured.of(statistics.stream().map(each -> each.of(values)).toList());
    }
}
