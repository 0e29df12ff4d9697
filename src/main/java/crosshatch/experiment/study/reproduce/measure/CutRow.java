package crosshatch.experiment.study.reproduce.measure;

import java.util.List;
import java.util.Locale;

/**
 * One row of what Norvig's program prints of each puzzle, as {@code cut -c8-15 -c31-39} leaves it: the time and the backtracks. Where
 * the time is 10,000 µs or more it is one character wider than its column, so that all that follows stands one to the right: the time
 * gets the number of threads as a last digit, and the backtracks lose theirs.
 *
 * @param set in the order in which the program prints it, each puzzle followed by its reversal
 * @param row from 0
 * @param micros the time, which is no measurement of ours but the published one
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

    /** Characters 8 to 15 and 31 to 39, counted from 1. */
    private static String cut(String row) {
        return row.substring(7, 15) + row.substring(30, 39);
    }
}
