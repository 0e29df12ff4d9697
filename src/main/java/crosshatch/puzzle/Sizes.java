package crosshatch.puzzle;

import crosshatch.board.Board;
import org.jspecify.annotations.Nullable;

/**
 * How many cells a line may hold: those of a whole puzzle, or those of one row of a grid.
 *
 * @param board of the puzzle; null if Sudokus of any order may come. Then 16 and 81 cells are whole puzzles of order 2
 *     and 3, not rows of order 4 and 9
 */
record Sizes(@Nullable Board board) {
    static final int MIN_ORDER = 2;
    static final int MAX_ORDER = 10;

    boolean isPuzzle(int cells) {
        return board == null ? PuzzleText.orderOfCells(cells).isPresent() : cells == board.cells();
    }

    boolean isRow(int cells) {
        return board == null ? rowOrder(cells) != 0 : cells == board.digits();
    }

    /**
     * Whether these cells are a whole puzzle rather than a row. Without a known board, a number (or letter) that is too large
     * shows a row: 16 cells with a 5 among them are no puzzle of order 2.
     */
    boolean isPuzzle(CellText cells) {
        if (!isPuzzle(cells.count())) return false;
        return board != null || !isRow(cells.count()) || !cells.apart() || !exceeds(cells, rowOrder(cells.count()));
    }

    private static boolean exceeds(CellText cells, int digits) {
        for (int cell = 0; cell < cells.count(); cell++) {
            if (cells.number(cell) > digits) return true;
            if (digits == 4 && Character.isLetter(cells.first(cell))) return true;
        }
        return false;
    }

    /** The order of a puzzle whose rows hold {@code cells} cells; 0 if there is none. */
    static int rowOrder(int cells) {
        for (int k = MIN_ORDER; k <= MAX_ORDER; k++) {
            if (k * k == cells) return k;
        }
        return 0;
    }

    /** For messages: what {@code cells} cells were probably meant to be, e.g. {@code 81 (a cell is 1-9, …)}. */
    String expected(int cells) {
        int row = board != null ? board.digits() : probableRow(cells);
        String size = hasRows() && cells - row <= row / 3
                ? row + " in a row, or " + row * row + " in a puzzle"
                : "" + (board == null ? row * row : board.cells());
        return size + " (a cell is " + PuzzleText.cellsOf(row) + ")";
    }

    /** Whether a puzzle may be written as a grid of as many rows as digits. */
    private boolean hasRows() {
        return board == null || board.cells() == board.digits() * board.digits();
    }

    /** For messages: what a line, or several, should hold. */
    String aPuzzle() {
        int row = board == null ? 9 : board.digits();
        if (board != null && !hasRows()) {
            return "a puzzle: " + board.cells() + " cells on a line (a cell is " + PuzzleText.cellsOf(row) + ")";
        }
        return "a puzzle: " + row * row + " cells on a line, or " + row + " lines of " + row + " cells (a cell is "
                + PuzzleText.cellsOf(row) + ")";
    }

    /** That of order 3 unless the number is near to another. */
    private static int probableRow(int cells) {
        if ((cells > 2 && cells < 6) || (cells > 12 && cells < 20)) return 4;
        for (int k = MAX_ORDER; k > 3; k--) {
            if (cells > (k * k * k * k + (k - 1) * (k - 1) * (k - 1) * (k - 1)) / 2) return k * k;
        }
        return 9;
    }
}
