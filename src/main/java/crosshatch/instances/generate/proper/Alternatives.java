package crosshatch.instances.generate.proper;

import crosshatch.puzzle.Grid;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The known differences between the solution of a puzzle and other full grids. A draft without givens in such cells has the other
 * solution too, so most drafts that are not proper are recognised without a search (unavoidable sets: G. McGuire et al.,
 * Experimental Mathematics 23, 2014). Exchanges of two digits, two rows of a band or two columns of a stack are computed; others
 * are kept as they are found. For use by one thread.
 */
final class Alternatives {
    /** The most alternatives, of which the newest are kept, so that checking all takes less time than a search. */
    private static final int MOST = 256;

    private static final int CELLS = Drafts.BOARD.cells();
    private static final int LINE = 9;
    private static final int BOX = 3;
    private static final int ALL_LINES = (1 << LINE) - 1;

    /** The cells of each alternative as bits, from 0. */
    private final long[] low = new long[MOST];

    private final long[] high = new long[MOST];
    private int count;
    private int next;
    private @Nullable Grid solution;

    /** The givens of the current draft. */
    private long givenLow;

    private long givenHigh;

    /** The column of each digit, from 1, in each row. */
    private final int[][] columns = new int[LINE + 1][LINE];
    /** The position of each digit, from 1, in a row or column. */
    private final int[] places = new int[LINE + 1];

    private final int[] rowOfColumn = new int[LINE];
    private final int[] rowOfBox = new int[LINE];

    /** Begins with a draft whose givens all equal {@link #solution}. */
    void begin(int[] draft) {
        givenLow = 0;
        givenHigh = 0;
        for (int cell = 0; cell < Long.SIZE; cell++) givenLow |= (draft[cell] == 0 ? 0L : 1L) << cell;
        for (int cell = Long.SIZE; cell < CELLS; cell++) givenHigh |= (draft[cell] == 0 ? 0L : 1L) << cell;
    }

    /** Removes a given from the draft. */
    void take(int cell) {
        givenLow &= ~low(cell);
        givenHigh &= ~high(cell);
    }

    /** Returns whether the draft without a given has another known solution. */
    boolean solveWithout(int cell) {
        long leftLow = givenLow & ~low(cell);
        long leftHigh = givenHigh & ~high(cell);
        for (int i = 0; i < count; i++) {
            if (((low[i] & leftLow) | (high[i] & leftHigh)) == 0) return true;
        }
        return false;
    }

    /** Returns the solution whose alternatives are known; null at first. */
    @Nullable
    Grid solution() {
        return solution;
    }

    /** Begins with another solution, without alternatives. */
    void setSolution(Grid known) {
        solution = known;
        count = 0;
        next = 0;
        addExchangesOfDigits(known);
        for (int line = 0; line < LINE; line++) {
            for (int other = line + 1; other % BOX != 0; other++) {
                addExchangesOfLines(known, LINE * line, LINE * other, 1);
                addExchangesOfLines(known, line, other, LINE);
            }
        }
    }

    /**
     * Adds an alternative.
     *
     * @param found a full grid that differs from the solution
     */
    void add(Grid found) {
        Grid known = Objects.requireNonNull(solution);
        long cellsLow = 0;
        long cellsHigh = 0;
        for (int cell = 0; cell < CELLS; cell++) {
            if (found.digit(cell) == known.digit(cell)) continue;
            cellsLow |= low(cell);
            cellsHigh |= high(cell);
        }
        add(cellsLow, cellsHigh);
    }

    private void add(long cellsLow, long cellsHigh) {
        low[next] = cellsLow;
        high[next] = cellsHigh;
        next = (next + 1) % MOST;
        count = Math.min(count + 1, MOST);
    }

    private static long low(int cell) {
        return cell < Long.SIZE ? 1L << cell : 0;
    }

    private static long high(int cell) {
        return cell < Long.SIZE ? 0 : 1L << cell;
    }

    /** Adds all minimal exchanges of two digits in some rows. */
    private void addExchangesOfDigits(Grid known) {
        for (int cell = 0; cell < CELLS; cell++) columns[known.digit(cell)][cell / LINE] = cell % LINE;
        for (int other = 1; other <= LINE; other++) {
            for (int row = 0; row < LINE; row++) {
                int column = columns[other][row];
                rowOfColumn[column] = row;
                rowOfBox[box(row, column)] = row;
            }
            for (int digit = 1; digit < other; digit++) addExchanges(columns[digit], columns[other]);
        }
    }

    private static int box(int row, int column) {
        return row - row % BOX + column / BOX;
    }

    /** Follows an exchange: if a digit moves in a row, the other one moves into its column and box, so those rows are added. */
    private void addExchanges(int[] columnOf, int[] columnOfOther) {
        for (int left = ALL_LINES; left != 0; ) {
            int rows = 0;
            long cellsLow = 0;
            long cellsHigh = 0;
            for (int open = left & -left; open != 0; open &= ~rows) {
                int row = Integer.numberOfTrailingZeros(open);
                rows |= 1 << row;
                open |= 1 << rowOfColumn[columnOf[row]] | 1 << rowOfBox[box(row, columnOf[row])];
                int cell = LINE * row + columnOf[row];
                int otherCell = LINE * row + columnOfOther[row];
                cellsLow |= low(cell) | low(otherCell);
                cellsHigh |= high(cell) | high(otherCell);
            }
            add(cellsLow, cellsHigh);
            left &= ~rows;
        }
    }

    /**
     * Adds all minimal exchanges of cells between two lines that cross the same boxes: if a digit arrives in a line that has it already,
     * that cell is exchanged too.
     *
     * @param first the first cell of one line
     * @param otherFirst the first cell of the other line
     * @param step the distance of cells in a line
     */
    private void addExchangesOfLines(Grid known, int first, int otherFirst, int step) {
        for (int i = 0; i < LINE; i++) places[known.digit(first + i * step)] = i;
        for (int left = ALL_LINES; left != 0; ) {
            long cellsLow = 0;
            long cellsHigh = 0;
            for (int i = Integer.numberOfTrailingZeros(left); (left >>> i & 1) != 0; ) {
                left ^= 1 << i;
                int cell = first + i * step;
                int otherCell = otherFirst + i * step;
                cellsLow |= low(cell) | low(otherCell);
                cellsHigh |= high(cell) | high(otherCell);
                i = places[known.digit(otherCell)];
            }
            add(cellsLow, cellsHigh);
        }
    }
}
