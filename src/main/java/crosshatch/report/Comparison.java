package crosshatch.report;

import crosshatch.report.statistics.BayesianSignedRank;
import crosshatch.report.statistics.GeometricMeanRatio;
import crosshatch.report.statistics.PairedComparison;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * One line beside another, puzzle by puzzle.
 *
 * @param paired on all puzzles that both were asked
 * @param posterior on the same puzzles, against a region in which a difference does not matter
 * @param ratio of times, on those that both solved; empty if there are none
 */
record Comparison(
        Line line,
        Line reference,
        PairedComparison paired,
        BayesianSignedRank posterior,
        Optional<GeometricMeanRatio> ratio) {

    /** @return empty if they were asked no puzzle in common */
    static Optional<Comparison> of(Lines lines, Line line, Line reference) {
        PuzzleTimes times = PuzzleTimes.of(lines, List.of(line, reference));
        if (times.puzzles() == 0) return Optional.empty();
        double[] ownTimes = times.micros()[0];
        double[] otherTimes = times.micros()[1];
        PairedComparison paired = PairedComparison.of(ownTimes, otherTimes);
        return Optional.of(new Comparison(
                line,
                reference,
                paired,
                BayesianSignedRank.of(ownTimes, otherTimes),
                paired.bothSolved() == 0 ? Optional.empty() : Optional.of(ratio(lines, line, reference, times))));
    }

    private static GeometricMeanRatio ratio(Lines lines, Line line, Line reference, PuzzleTimes times) {
        if (line.forks() > 1 || reference.forks() > 1) {
            Map<Integer, double[][]> forks = PuzzleTimes.ofForks(lines, List.of(line, reference));
            double[][] ownTimes = forks.get(line.number());
            double[][] otherTimes = forks.get(reference.number());
            if (ownTimes != null && otherTimes != null) return GeometricMeanRatio.of(ownTimes, otherTimes);
        }
        return GeometricMeanRatio.of(bothSolved(times, 0), bothSolved(times, 1));
    }

    private static double[][] bothSolved(PuzzleTimes times, int which) {
        double[] both = IntStream.range(0, times.puzzles())
                .filter(at -> Arrays.stream(times.micros()).allMatch(line -> Double.isFinite(line[at])))
                .mapToDouble(at -> times.micros()[which][at])
                .toArray();
        return new double[][] {both};
    }
}
