package crosshatch.instances.generate.proper;

import crosshatch.puzzle.Grid;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where other full grids differ from the solution of a puzzle. A draft that gives none of those cells has that other solution
 * too, so most drafts that are not proper are known by a look, without a search: the unavoidable sets of G. McGuire et al. (Experimental
 * Mathematics 23, 2014). Those in which two digits, two rows of a band or two columns of a stack change places are looked for,
 * the others are kept as they are met. One thread.
 */
final class Alternatives {
    /** The newest are kept: a look at all of them takes less than a search. */
    private static final int MOST = 256;

    private static final int CELLS = Drafts.BOARD.cells();
    private static final int LINE = 9;
    private static final int BOX = 3;
    private static final int ALL_LINES = (1 << LINE) - 1;

    /** The cells of each, a bit each, from 0 up. */
    private final long[] low = new long[MOST];

    private final long[] high = new long[MOST];
    private int count;
    private int next;
    private @Nullable Grid solution;

    /** The givens of the draft at hand. */
    private long givenLow;

    private long givenHigh;

    /** By digit from 1, then row: its column. */
    private final int[][] columns = new int[LINE + 1][LINE];
    /** Where each digit, from 1, stands in a row or column. */
    private final int[] places = new int[LINE + 1];

    private final int[] rowOfColumn = new int[LINE];
    private final int[] rowOfBox = new int[LINE];

    /** Begins a draft, all givens of which are as in {@link #solution}. */
    void begin(int[] draft) {
        givenLow = 0;
        givenHigh = 0;
        for (int cell = 0; cell < Long.SIZE; cell++) givenLow |= (draft[cell] == 0 ? 0L : 1L) << cell;
        for (int cell = Long.SIZE; cell < CELLS; cell++) givenHigh |= (draft[cell] == 0 ? 0L : 1L) << cell;
    }

    /** The draft goes on without a given. */
    void take(int cell) {
        givenLow &= ~low(cell);
        givenHigh &= ~high(cell);
    }

    /** Whether one of them is a solution of the draft without a given, beside the one that is known. */
    boolean solveWithout(int cell) {
        long leftLow = givenLow & ~low(cell);
        long leftHigh = givenHigh & ~high(cell);
        for (int i = 0; i < count; i++) {
            if (((low[i] & leftLow) | (high[i] & leftHigh)) == 0) return true;
        }
        return false;
    }

    /** The solution of which others are known; null at first. */
    @Nullable
    Grid solution() {
        return solution;
    }

    /** Forgets what was known of another one. */
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

    /** @param found another full grid than the solution */
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

    /** Two digits change places in some rows, as few as can be. */
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

    /** Where a digit goes in a row, the other one comes in its column and its box: so the rows where it stood there go along. */
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
     * Two lines that cross the same boxes change places in some cells, as few as can be: where a digit comes, the place goes along
     * where the line has it already.
     *
     * @param first the first cell of one line
     * @param otherFirst the first cell of the other
     * @param step from cell to cell
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
