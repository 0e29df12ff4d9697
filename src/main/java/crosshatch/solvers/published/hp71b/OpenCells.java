package crosshatch.solvers.published.hp71b;

/** The program's list A: the empty cells of the last sweep, in row-major order, each with the digits it seemed to have left. */
final class OpenCells {
    private final int[] cells = new int[Position.CELLS];
    private final int[] free = new int[Position.CELLS];
    private int size;

    void clear() {
        size = 0;
    }

    /** @param freeDigits bit v for digit v */
    void add(int cell, int freeDigits) {
        cells[size] = cell;
        free[size++] = freeDigits;
    }

    int size() {
        return size;
    }

    int cell(int index) {
        return cells[index];
    }

    /** Returns the digits left when the cell was swept: bit v for digit v. */
    int free(int index) {
        return free[index];
    }

    /** Returns the number of digits left, the width of the cell. */
    int width(int index) {
        return Integer.bitCount(free[index]);
    }
}
