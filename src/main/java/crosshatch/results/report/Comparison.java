package crosshatch.results.report;

import crosshatch.results.report.statistics.BayesianSignedRank;
import crosshatch.results.report.statistics.PairedComparison;
import crosshatch.results.report.statistics.Par;
import crosshatch.results.report.statistics.Ratio;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One line compared with another, puzzle by puzzle.
 *
 * @param paired on all puzzles that both were asked
 * @param posterior on those that are not open for both, against a region in which a difference does not matter; empty if there
 *     are none
 * @param ratio of times, on those that both solved; empty if there are none
 * @param par2 ratio of penalised mean times, on all; empty if all are open for both, or if one is open and there is no time limit
 */
record Comparison(
        Line line,
        Line reference,
        PairedComparison paired,
        Optional<BayesianSignedRank> posterior,
        Optional<Ratio> ratio,
        Optional<Ratio> par2) {

    /** @return empty if they were asked no puzzle in common */
    static Optional<Comparison> of(Lines lines, Line line, Line reference) {
        PuzzleTimes times = PuzzleTimes.of(lines, List.of(line, reference));
        if (times.puzzles() == 0) return Optional.empty();
        PairedComparison paired = PairedComparison.of(times.pair(0, 1));
        return Optional.of(new Comparison(
                line,
                reference,
                paired,
                BayesianSignedRank.of(times.pair(0, 1)),
                paired.bothSolved() == 0 ? Optional.empty() : Optional.of(ratio(lines, line, reference, times)),
                par2(times, paired)));
    }

    /** Whether some puzzle was not solved by both. */
    boolean anyOpen() {
        return paired.bothSolved() < paired.pairs();
    }

    private static Ratio ratio(Lines lines, Line line, Line reference, PuzzleTimes times) {
        if (line.forks() > 1 || reference.forks() > 1) {
            PuzzleTimes.Forks forks = PuzzleTimes.ofForks(lines, List.of(line, reference));
            double[][] ownTimes = forks.micros().get(line.number());
            double[][] otherTimes = forks.micros().get(reference.number());
            if (ownTimes != null && otherTimes != null) {
                return Ratio.ofGeometricMeans(ownTimes, otherTimes, forks.clusters());
            }
        }
        int[] both = IntStream.range(0, times.puzzles())
                .filter(at -> Arrays.stream(times.micros()).allMatch(each -> Double.isFinite(each[at])))
                .toArray();
        return Ratio.ofGeometricMeans(
                only(both, times, 0), only(both, times, 1), times.clusters().of(both));
    }

    private static double[][] only(int[] puzzles, PuzzleTimes times, int which) {
        return new double[][] {
            IntStream.of(puzzles).mapToDouble(at -> times.micros()[which][at]).toArray()
        };
    }

    private static Optional<Ratio> par2(PuzzleTimes times, PairedComparison paired) {
        if (paired.openForBoth() == paired.pairs()) return Optional.empty();
        double limit = times.lines().get(0).limitMicros();
        double[] own = Par.penalised(times.micros()[0], limit, 2);
        double[] other = Par.penalised(times.micros()[1], limit, 2);
        boolean known = Stream.of(own, other).flatMapToDouble(Arrays::stream).allMatch(Double::isFinite);
        return known ? Optional.of(Ratio.ofMeans(own, other, times.clusters())) : Optional.empty();
    }
}
