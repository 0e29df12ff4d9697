package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.base.Remedy;
import crosshatch.puzzle.board.Board;
import org.jspecify.annotations.Nullable;

/**
 * The numbers of cells that a line may have: a whole puzzle, or one row of a grid.
 *
 * @param board the board of the puzzle; null if Sudokus of any order may occur. Then 16 and 81 cells are whole puzzles of
 *     order 2 and 3, not rows of order 4 and 9
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

    boolean isPuzzleOrRow(int cells) {
        return isPuzzle(cells) || isRow(cells);
    }

    /**
     * Returns whether these cells are a whole puzzle and not a row. Without a known board, a number (or letter) that is too
     * large shows a row: 16 cells with a 5 among them are no puzzle of order 2.
     */
    boolean isPuzzle(CellText cells) {
        if (!isPuzzle(cells.count())) return false;
        return board != null || !isRow(cells.count()) || !cells.apart() || !exceeds(cells, rowOrder(cells.count()));
    }

    /** Returns the number of digits of a puzzle or a row with so many cells. */
    int digits(int cells) {
        return board != null
                ? board.digits()
                : PuzzleText.orderOfCells(cells).map(order -> order * order).orElse(cells);
    }

    /**
     * Returns whether these single characters are probably a puzzle without a declaration. They are too many for a row,
     * because no digit is larger than in a puzzle of so many cells.
     */
    boolean isUndeclaredPuzzle(CellText cells) {
        int n = rowOrder(cells.count());
        if (board != null || n < 6 || n == 9 || cells.apart()) return false;
        for (int cell = 0; cell < cells.count(); cell++) {
            if (Alphabet.ONE_BASED.digit(cells.first(cell), n) < 0) return false;
        }
        return true;
    }

    private static boolean exceeds(CellText cells, int digits) {
        for (int cell = 0; cell < cells.count(); cell++) {
            if (cells.number(cell) > digits) return true;
            if (digits == 4 && Character.isLetter(cells.first(cell))) return true;
        }
        return false;
    }

    /** Returns the order of a puzzle with {@code cells} cells in a row; 0 if there is none. */
    static int rowOrder(int cells) {
        for (int k = MIN_ORDER; k <= MAX_ORDER; k++) {
            if (k * k == cells) return k;
        }
        return 0;
    }

    /** Returns a part of a message: the probably intended number of cells, e.g. {@code 81 (a cell is 1-9, …)}. */
    String expected(int cells) {
        int row = board != null ? board.digits() : probableRow(cells);
        String size = hasRows() && cells - row <= row / 3
                ? row + " in a row, or " + row * row + " in a puzzle"
                : "" + (board == null ? row * row : board.cells());
        return size + " (a cell is " + PuzzleText.cellsOf(row) + ")";
    }

    /**
     * Makes an error about a line with too many or too few cells. If so many cells fit a board that needs a declaration, the
     * error names the declaration.
     *
     * @param apart whether the cells may be whole numbers
     */
    InputException fault(TextLine line, String message, int cells, boolean apart) {
        String declaration = declaration(cells, apart);
        return declaration.isEmpty()
                ? line.fault(message)
                : line.fault(new InputException(message + ". If this is " + declaration, Remedy.BOXES));
    }

    private String declaration(int cells, boolean apart) {
        int root = (int) Math.round(Math.sqrt(cells));
        boolean puzzle = root * root == cells && root > 4;
        int n = puzzle ? root : cells;
        boolean possible = n > 4 && (puzzle || apart || PuzzleText.hasCharacters(n)) && n <= Board.MAX_DIGITS;
        if (board != null || !possible || rowOrder(n) != 0) return "";
        String latin = "a Latin square of " + n + " digits: a line 'latin " + n + "' above it";
        int rows = 1;
        for (int r = 2; r * r <= n; r++) if (n % r == 0) rows = r;
        if (rows == 1) return latin;
        return "a Sudoku of " + n + "x" + n + " cells with boxes of " + rows + " rows x " + n / rows
                + " columns: a line 'boxes " + rows + "x" + n / rows + "' above it; " + latin;
    }

    /** Returns whether a puzzle may be written as a grid of as many rows as digits. */
    private boolean hasRows() {
        return board == null || board.cells() == board.digits() * board.digits();
    }

    /** Returns a part of a message: the expected content of one line or several. */
    String aPuzzle() {
        int row = board == null ? 9 : board.digits();
        if (board != null && !hasRows()) {
            return "a puzzle: " + board.cells() + " cells on a line (a cell is " + PuzzleText.cellsOf(row) + ")";
        }
        return "a puzzle: " + row * row + " cells on a line, or " + row + " lines of " + row + " cells (a cell is "
                + PuzzleText.cellsOf(row) + ")";
    }

    /** Returns the probable number of cells in a row: nine, unless the number of cells is near another size. */
    private static int probableRow(int cells) {
        if ((cells > 2 && cells < 6) || (cells > 12 && cells < 20)) return 4;
        for (int k = MAX_ORDER; k > 3; k--) {
            if (cells > (k * k * k * k + (k - 1) * (k - 1) * (k - 1) * (k - 1)) / 2) return k * k;
        }
        return 9;
    }
}
