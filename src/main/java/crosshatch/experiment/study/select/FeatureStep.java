package crosshatch.experiment.study.select;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solvers.engine.Lookahead;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.IntPredicate;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.apache.commons.statistics.descriptive.StandardDeviation;

/** Features that are computed together, cheap ones first. Each step needs the earlier ones. None of them searches. */
enum FeatureStep {
    /** Features of the printed puzzle: size, givens, and their distribution. */
    GIVENS("digits", "cells", "relations", "givens_share", "unit_givens_sd", "digit_givens_sd", "digits_missing") {
        @Override
        double[] of(Puzzle puzzle, Lookahead look) {
            Board board = puzzle.board();
            double[] byDigit = new double[board.digits()];
            for (int cell = 0; cell < board.cells(); cell++) {
                if (puzzle.given(cell) != 0) byDigit[puzzle.given(cell) - 1]++;
            }
            return new double[] {
                board.digits(),
                board.cells(),
                board.relations().size(),
                (double) puzzle.clues() / board.cells(),
                spread(byUnit(board, cell -> puzzle.given(cell) != 0)),
                spread(byDigit),
                Arrays.stream(byDigit).filter(count -> count == 0).count()
            };
        }
    },
    /** Features after singles: open cells, their candidates, and their distribution. */
    SINGLES("dead_end", "open_share", "candidates_mean", "two_candidates_share", "unit_open_sd", "two_places_share") {
        @Override
        double[] of(Puzzle puzzle, Lookahead look) {
            Board board = puzzle.board();
            boolean alive = look.begin(puzzle);
            int[] open = openCells(board, look);
            return new double[] {
                alive ? 0 : 1,
                (double) open.length / board.cells(),
                share(
                        Arrays.stream(open)
                                .map(cell -> Long.bitCount(look.candidates(cell)))
                                .sum(),
                        open.length),
                share(
                        (double) Arrays.stream(open)
                                .filter(cell -> Long.bitCount(look.candidates(cell)) == 2)
                                .count(),
                        open.length),
                spread(byUnit(board, cell -> isOpen(look, cell))),
                twoPlaces(board, look)
            };
        }
    },
    /** Features of the effect of singles after a trial of each candidate, in the few cells with the fewest candidates. */
    PROBES("probe_dead_end_share", "probe_removals_mean", "probe_removals_most") {
        @Override
        double[] of(Puzzle puzzle, Lookahead look) {
            int[] cells = Arrays.stream(openCells(puzzle.board(), look))
                    .boxed()
                    .sorted(Comparator.comparingInt(cell -> Long.bitCount(look.candidates(cell))))
                    .limit(MOST_PROBED_CELLS)
                    .mapToInt(Integer::intValue)
                    .toArray();
            List<OptionalLong> probes = Arrays.stream(cells)
                    .boxed()
                    .flatMap(cell -> digits(look.candidates(cell)).mapToObj(digit -> look.removals(cell, digit)))
                    .toList();
            double[] removals = probes.stream()
                    .filter(OptionalLong::isPresent)
                    .mapToDouble(OptionalLong::getAsLong)
                    .toArray();
            return new double[] {
                share(probes.size() - removals.length, probes.size()),
                share(DoubleStream.of(removals).sum(), removals.length),
                DoubleStream.of(removals).max().orElse(0)
            };
        }
    };

    /** The most cells that are tried. */
    private static final int MOST_PROBED_CELLS = 12;

    @SuppressWarnings("ImmutableEnumChecker") // a list that nobody can change
    private final List<String> features;

    FeatureStep(String... features) {
        this.features = List.of(features);
    }

    /** Returns the names of the features, in the order of the values. */
    List<String> features() {
        return features;
    }

    /** Returns the word in ASlib's files. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Computes the values.
     *
     * @param look the state after the earlier steps
     */
    abstract double[] of(Puzzle puzzle, Lookahead look);

    private static boolean isOpen(Lookahead look, int cell) {
        return Long.bitCount(look.candidates(cell)) > 1;
    }

    private static int[] openCells(Board board, Lookahead look) {
        return IntStream.range(0, board.cells())
                .filter(cell -> isOpen(look, cell))
                .toArray();
    }

    private static double[] byUnit(Board board, IntPredicate counted) {
        return IntStream.range(0, board.unitCount())
                .mapToDouble(
                        unit -> Arrays.stream(board.unit(unit)).filter(counted).count())
                .toArray();
    }

    /** Returns the share of digits with exactly two places, among all digits of all units with at least two. */
    private static double twoPlaces(Board board, Lookahead look) {
        int open = 0;
        int two = 0;
        for (int unit = 0; unit < board.unitCount(); unit++) {
            long once = 0;
            long twice = 0;
            long more = 0;
            for (int cell : board.unit(unit)) {
                long candidates = look.candidates(cell);
                more |= twice & candidates;
                twice |= once & candidates;
                once |= candidates;
            }
            open += Long.bitCount(twice);
            two += Long.bitCount(twice & ~more);
        }
        return share(two, open);
    }

    private static LongStream digits(long mask) {
        return IntStream.range(0, Long.SIZE).mapToLong(bit -> 1L << bit).filter(digit -> (mask & digit) != 0);
    }

    private static double share(double part, double whole) {
        return whole == 0 ? 0 : part / whole;
    }

    /** Returns the standard deviation; 0 for fewer than two values. */
    private static double spread(double[] values) {
        return values.length < 2 ? 0 : StandardDeviation.of(values).getAsDouble();
    }
}
