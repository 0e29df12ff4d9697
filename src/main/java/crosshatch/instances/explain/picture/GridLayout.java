package crosshatch.instances.explain.picture;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;

/** Computes the positions in the picture of a grid, in user units of SVG from the top left corner. */
final class GridLayout {
    /** The space for the numbers of rows and columns, left and above. */
    static final int MARGIN = 28;

    /** The space right and below, for the outer line. */
    private static final int EDGE = 4;

    /** The space for one candidate. */
    private static final int CANDIDATE_PITCH = 20;

    /** The distance between candidates and the lines around their cell. */
    private static final int INSET = 3;

    /** The smallest cell in which a digit can be read. */
    private static final int SMALLEST_CELL = 60;

    private final Board board;
    private final int columns;
    private final int cellSize;

    GridLayout(Board board) {
        this.board = board;
        columns = (int) Math.ceil(Math.sqrt(board.digits()));
        cellSize = Math.max(SMALLEST_CELL, columns * CANDIDATE_PITCH);
    }

    int cellSize() {
        return cellSize;
    }

    /** Returns the width and height of the picture. */
    int size() {
        return MARGIN + board.digits() * cellSize + EDGE;
    }

    /** Returns the left edge of a cell. */
    int left(int cell) {
        return MARGIN + cell % board.digits() * cellSize;
    }

    /** Returns the upper edge of a cell. */
    int top(int cell) {
        return MARGIN + cell / board.digits() * cellSize;
    }

    /** Returns the centre of a candidate; the digits of a cell are in reading order. */
    int x(int cell, int digit) {
        return left(cell) + centre((digit - 1) % columns);
    }

    int y(int cell, int digit) {
        return top(cell) + centre((digit - 1) / columns);
    }

    private int centre(int index) {
        return INSET + (2 * index + 1) * (cellSize - 2 * INSET) / (2 * columns);
    }

    /** Returns the smallest box around the cells of a unit. */
    Box around(Unit unit) {
        int first = unit.cell(0);
        int last = unit.cell(unit.size() - 1);
        return new Box(left(first), top(first), left(last) - left(first) + cellSize, top(last) - top(first) + cellSize);
    }

    Box around(int cell) {
        return new Box(left(cell), top(cell), cellSize, cellSize);
    }

    /** Returns the lines between cells as SVG path data: those around boxes, or all others. */
    String lines(boolean thick) {
        int box = board.order() == 0 ? board.digits() : board.order();
        int length = board.digits() * cellSize;
        StringBuilder path = new StringBuilder();
        for (int i = 0; i <= board.digits(); i++) {
            if ((i % box == 0) != thick) continue;
            int at = MARGIN + i * cellSize;
            path.append("M%d %dh%dM%d %dv%d".formatted(MARGIN, at, length, at, MARGIN, length));
        }
        return path.toString();
    }

    /** A rectangle. */
    record Box(int x, int y, int width, int height) {}
}
