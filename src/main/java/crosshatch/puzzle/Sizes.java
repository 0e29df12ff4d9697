package crosshatch.puzzle;

/**
 * How many cells a line may hold: those of a whole puzzle, or those of one row of a grid.
 *
 * @param order of the puzzle; 0 if any order may come. Then 16 and 81 cells are whole puzzles of order 2 and 3, not rows of
 *     order 4 and 9
 */
record Sizes(int order) {

    boolean isPuzzle(int cells) {
        int found = PuzzleText.orderOfCells(cells).orElse(0);
        return found != 0 && (order == 0 || found == order);
    }

    boolean isRow(int cells) {
        int root = rowOrder(cells);
        return root != 0 && (order == 0 || root == order);
    }

    /**
     * Whether these cells are a whole puzzle rather than a row. Without a known order, a number (or letter) that is too large
     * shows a row: 16 cells with a 5 among them are no puzzle of order 2.
     */
    boolean isPuzzle(CellText cells) {
        if (!isPuzzle(cells.count())) return false;
        return order != 0 || !isRow(cells.count()) || !cells.apart() || !exceeds(cells, rowOrder(cells.count()));
    }

    private static boolean exceeds(CellText cells, int digits) {
        for (int cell = 0; cell < cells.count(); cell++) {
            if (cells.number(cell) > digits) return true;
            if (digits == 4 && Character.isLetter(cells.first(cell))) return true;
        }
        return false;
    }

    /** The order of a puzzle whose rows hold so many cells; 0 if there is none. */
    static int rowOrder(int cells) {
        for (int k = Geometry.MIN_ORDER; k <= Geometry.MAX_ORDER; k++) {
            if (k * k == cells) return k;
        }
        return 0;
    }

    /** For messages: what {@code cells} cells were probably meant to be, e.g. {@code 81 (a cell is 1-9, …)}. */
    String expected(int cells) {
        int k = order != 0 ? order : probableOrder(cells);
        int row = k * k;
        String size = cells - row <= row / 3 ? row + " in a row, or " + row * row + " in a puzzle" : "" + row * row;
        return size + " (a cell is " + PuzzleText.cellsOf(row) + ")";
    }

    /** For messages: what a line, or several, should hold. */
    String aPuzzle() {
        int row = order == 0 ? 9 : order * order;
        return "a puzzle: " + row * row + " cells on a line, or " + row + " lines of " + row + " cells (a cell is "
                + PuzzleText.cellsOf(row) + ")";
    }

    /** Order 3 unless the number is near to another. */
    private static int probableOrder(int cells) {
        if ((cells > 2 && cells < 6) || (cells > 12 && cells < 20)) return 2;
        for (int k = Geometry.MAX_ORDER; k > 3; k--) {
            if (cells > (k * k * k * k + (k - 1) * (k - 1) * (k - 1) * (k - 1)) / 2) return k;
        }
        return 3;
    }
}
