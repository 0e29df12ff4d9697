package crosshatch.results.report;

import crosshatch.results.report.statistics.BayesianSignedRank;
import crosshatch.results.report.statistics.PairedComparison;
import crosshatch.results.report.statistics.Par;
import crosshatch.results.report.statistics.Ratio;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * The comparison of a line with a reference line on the same puzzles. A puzzle is open for a line if the line did not solve
 * it.
 *
 * @param paired the comparison on all puzzles that both lines ran
 * @param posterior the posterior probabilities, on puzzles that are not open for both; empty if there are none
 * @param median the median of the ratios of times, on puzzles that are not open for both; empty if there are none
 * @param ratio the ratio of times, on puzzles that both lines solved; empty if there are none
 * @param par2 the ratio of penalised mean times, on all puzzles; empty if all puzzles are open for both lines, or if a puzzle is
 *     open and there is no time limit
 * @param unsolvedPercent the percentage of the line's PAR2 that comes from open puzzles; empty without a PAR2
 * @param referencePercent the same percentage for the reference
 */
record Comparison(
        Line line,
        Line reference,
        PairedComparison paired,
        Optional<BayesianSignedRank> posterior,
        Optional<Ratio> median,
        Optional<Ratio> ratio,
        Optional<Ratio> par2,
        OptionalDouble unsolvedPercent,
        OptionalDouble referencePercent) {
    /** The largest ratio of the mean times of one solver on one set in two of five forks of results/reference/nine-any. */
    static final double BETWEEN_FORKS = 1.75;

    /** Compares two lines; empty if they have no puzzle in common. */
    static Optional<Comparison> of(Lines lines, Line line, Line reference) {
        PuzzleTimes times = PuzzleTimes.of(lines, List.of(line, reference));
        if (times.puzzles() == 0) return Optional.empty();
        PairedComparison paired = PairedComparison.of(times.pair(0, 1));
        PuzzleTimes.Forks forks = times.forks();
        return Optional.of(new Comparison(
                line,
                reference,
                paired,
                BayesianSignedRank.of(times.pair(0, 1)),
                Ratio.ofMedians(times.pair(0, 1)),
                paired.bothSolved() == 0 ? Optional.empty() : Optional.of(ratio(forks.solved())),
                par2(forks, line.limitMicros(), paired),
                Par.unsolvedPercent(times.micros()[0], line.limitMicros()),
                Par.unsolvedPercent(times.micros()[1], line.limitMicros())));
    }

    /**
     * Decides the order of two solvers: 1 if the first is slower, -1 if it is faster, 0 if that is not decided. An order is decided
     * if the 95 % interval of the ratio excludes 1. If a solver had one fork (JVM), the interval must also exclude {@value
     * #BETWEEN_FORKS}, because two JVMs may differ that much.
     *
     * @param ratio the time of the first solver divided by the time of the second one
     */
    static int order(Optional<Ratio> ratio, Line first, Line second) {
        double bound = isOneFork(first, second) ? BETWEEN_FORKS : 1;
        return ratio.filter(Ratio::hasInterval)
                .map(known -> known.low() > bound ? 1 : known.high() < 1 / bound ? -1 : 0)
                .orElse(0);
    }

    static boolean isOneFork(Line first, Line second) {
        return Math.min(first.forks(), second.forks()) == 1;
    }

    /** Returns whether some puzzle was not solved by both. */
    boolean anyOpen() {
        return paired.bothSolved() < paired.pairs();
    }

    private static Ratio ratio(PuzzleTimes.Forks solved) {
        return Ratio.ofGeometricMeans(solved.micros().get(0), solved.micros().get(1), solved.clusters());
    }

    private static Optional<Ratio> par2(PuzzleTimes.Forks forks, double limit, PairedComparison paired) {
        if (paired.openForBoth() == paired.pairs()) return Optional.empty();
        double[][] own = penalised(forks.micros().get(0), limit);
        double[][] other = penalised(forks.micros().get(1), limit);
        boolean known = Stream.of(own, other)
                .flatMap(Arrays::stream)
                .flatMapToDouble(Arrays::stream)
                .allMatch(Double::isFinite);
        return known ? Optional.of(Ratio.ofMeans(own, other, forks.clusters())) : Optional.empty();
    }

    private static double[][] penalised(double[][] forks, double limit) {
        return Arrays.stream(forks).map(fork -> Par.penalised(fork, limit, 2)).toArray(double[][]::new);
    }
}
