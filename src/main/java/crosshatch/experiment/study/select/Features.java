package crosshatch.experiment.study.select;

import crosshatch.base.InputException;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solvers.engine.Lookahead;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.apache.commons.statistics.descriptive.Median;

/** The features of a puzzle, and the cost of their computation. */
final class Features {
    static final List<FeatureStep> STEPS = List.of(FeatureStep.values());

    private static final int MOST_DIGITS = 64;
    private static final int TIMED_ROUNDS = 5;

    private final double[][] values;
    private final double[] nanos;

    /**
     * Keeps values and costs.
     *
     * @param values the values by step
     * @param nanos the time of each step
     */
    Features(double[][] values, double[] nanos) {
        this.values = values;
        this.nanos = nanos;
    }

    /**
     * Computes the features of each puzzle, in their order. The computation is repeated several times, in rounds over all puzzles, and
     * the median of the times counts, so that the JIT compiler's work in the first rounds does not.
     *
     * @param clock a clock in ns
     * @throws InputException if a puzzle has more than 64 digits
     */
    static List<Features> of(List<Puzzle> puzzles, LongSupplier clock) {
        Map<Board, Lookahead> looks = new HashMap<>();
        List<Features[]> rounds = new ArrayList<>();
        for (int round = 0; round < TIMED_ROUNDS; round++) {
            rounds.add(puzzles.stream()
                    .map(puzzle -> once(puzzle, looks.computeIfAbsent(puzzle.board(), Features::look), clock))
                    .toArray(Features[]::new));
        }
        List<Features> medians = new ArrayList<>();
        for (int at = 0; at < puzzles.size(); at++) {
            int puzzle = at;
            medians.add(median(rounds.stream().map(round -> round[puzzle]).toList()));
        }
        return medians;
    }

    private static Lookahead look(Board board) {
        if (board.digits() > MOST_DIGITS) {
            throw new InputException(
                    "features of puzzles are for boards of at most " + MOST_DIGITS + " digits, found " + board.name());
        }
        return new Lookahead(board);
    }

    private static Features once(Puzzle puzzle, Lookahead look, LongSupplier clock) {
        double[][] values = new double[STEPS.size()][];
        double[] nanos = new double[STEPS.size()];
        for (int step = 0; step < values.length; step++) {
            long start = clock.getAsLong();
            values[step] = STEPS.get(step).of(puzzle, look);
            nanos[step] = clock.getAsLong() - start;
        }
        return new Features(values, nanos);
    }

    private static Features median(List<Features> same) {
        double[] nanos = new double[STEPS.size()];
        Arrays.setAll(nanos, step -> Median.withDefaults()
                .evaluate(same.stream().mapToDouble(each -> each.nanos[step]).toArray()));
        return new Features(same.get(0).values, nanos);
    }

    /** Returns the name of each feature, in the order of the steps. */
    static List<String> names() {
        return STEPS.stream().flatMap(step -> step.features().stream()).toList();
    }

    /** Returns the value of each feature, in the order of their names. */
    double[] values() {
        return Stream.of(values).flatMapToDouble(Arrays::stream).toArray();
    }

    /** Returns the time of each step. The array must not be changed. */
    double[] nanos() {
        return nanos;
    }
}
