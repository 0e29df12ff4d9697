package crosshatch.experiment.study.reproduce;

import crosshatch.experiment.study.reproduce.Measure.Measured;
import crosshatch.experiment.study.reproduce.Measure.OverPuzzles;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.DoubleStream;
import org.apache.commons.statistics.descriptive.Max;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.Min;
import org.apache.commons.statistics.descriptive.Quantile;
import org.apache.commons.statistics.descriptive.StandardDeviation;
import org.jspecify.annotations.Nullable;

/** Measures of the number of backtracks. */
final class BacktrackMeasures {
    private BacktrackMeasures() {}

    /** Takes the backtracks on each puzzle, in order. */
    record OfEach(String solver, PuzzleChoice puzzles) implements OverPuzzles {
        @Override
        public Measured take(Laboratory laboratory) {
            return Measured.of(laboratory.backtracks(solver, puzzles));
        }
    }

    /**
     * Takes statistics over the backtracks on all puzzles.
     *
     * @param moreRows values of no puzzle that a published table contains nevertheless
     * @param cutRows puzzles, counted from 0, whose backtracks lose their last digit, see {@link CutRow}
     * @param atMost the largest number of backtracks of a puzzle that counts; null for all puzzles
     * @param statistics the statistics, in order
     */
    record Statistics(
            String solver,
            PuzzleChoice puzzles,
            List<Double> moreRows,
            List<Integer> cutRows,
            @Nullable Integer atMost,
            List<Statistic> statistics)
            implements OverPuzzles {
        private static final int CUT_FACTOR = 10;

        /** Statistics as in pandas' {@code describe()}: deviation over n-1, interpolated quartiles (type 7 of Hyndman and Fan). */
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

        Statistics(
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

    /**
     * Takes time and backtracks from the output line of Norvig's program for a puzzle, as {@code cut -c8-15 -c31-39} prints them. A time
     * of 10,000 µs or more is one character wider than its column, so that all later columns are shifted: the time gets the number
     * of threads as a last digit, and the backtracks lose theirs.
     *
     * @param set the puzzles in the order of the output, each followed by its reversal
     * @param row the row, from 0
     * @param micros the published time, which is not measured here
     */
    record CutRow(String solver, String set, long row, double micros) implements Measure {
        @Override
        public List<String> sets() {
            return List.of(set);
        }

        @Override
        public Measured take(Laboratory laboratory) {
            PuzzleChoice puzzleAndReversal = new PuzzleChoice(List.of(set), List.of(row / 2 + 1), 0, 0, true, false);
            long backtracks = laboratory.backtracks(solver, puzzleAndReversal).get((int) (row % 2));
            String whole = String.format(
                    Locale.ROOT, "%7d %6.1f %7.3f %7d %10.1f", 1, micros, 1e3 / micros, 1, (double) backtracks);
            return Measured.of(List.of(cut(whole).strip().split("\\s+")))
                    .remarking(String.format(
                            Locale.ROOT, "whole: %d backtracks, %.2f µs each", backtracks, micros / backtracks));
        }

        /** Returns characters 8 to 15 and 31 to 39, counted from 1. */
        private static String cut(String row) {
            return row.substring(7, 15) + row.substring(30, 39);
        }
    }

    /**
     * Takes the number of puzzles with no more backtracks than a limit.
     *
     * @param thousands whether the value is in thousands of puzzles
     */
    record AtMost(String solver, PuzzleChoice puzzles, long limit, boolean thousands) implements OverPuzzles {
        @Override
        public Measured take(Laboratory laboratory) {
            List<Long> backtracks = laboratory.backtracks(solver, puzzles);
            long few = backtracks.stream().filter(count -> count <= limit).count();
            String remark = few + " of " + backtracks.size() + " puzzles";
            return (thousands ? Measured.of(few / 1e3) : Measured.of(few)).remarking(remark);
        }
    }

    /** Takes the ratio of the backtracks of two solvers, over all puzzles. */
    record Ratio(String solver, String to, PuzzleChoice puzzles) implements OverPuzzles {
        @Override
        public Measured take(Laboratory laboratory) {
            return Measured.of((double) total(solver, laboratory) / total(to, laboratory));
        }

        private long total(String spec, Laboratory laboratory) {
            return laboratory.backtracks(spec, puzzles).stream()
                    .mapToLong(Long::longValue)
                    .sum();
        }
    }
}
