package crosshatch.reproduce.measure;

import java.util.List;

/**
 * The backtracks of single rows of a printed table, as one who cuts it into columns of fixed width reads them where the time before
 * them is one character too long: without their last digit.
 *
 * @param set in the order in which the program prints it, each puzzle followed by its reversal
 * @param rows from 0, ascending
 */
record CutBacktracks(String solver, String set, List<Long> rows) implements Measure {
    private static final int BASE = 10;

    @Override
    public List<String> sets() {
        return List.of(set);
    }

    @Override
    public Measured take(Laboratory laboratory) {
        List<Long> whole = rows.stream().map(row -> backtracks(laboratory, row)).toList();
        return Measured.of(whole.stream().map(count -> count / BASE).toList())
                .remarking("whole: "
                        + String.join(", ", whole.stream().map(String::valueOf).toList()));
    }

    private long backtracks(Laboratory laboratory, long row) {
        PuzzleChoice puzzleAndReversal = new PuzzleChoice(List.of(set), List.of(row / 2 + 1), 0, 0, true, false);
        return laboratory.backtracks(solver, puzzleAndReversal).get((int) (row % 2));
    }
}
