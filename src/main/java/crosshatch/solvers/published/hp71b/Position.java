package crosshatch.solvers.published.hp71b;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.util.Arrays;

/**
 * The program's variables: 81 digits, row by row, 0 for an empty cell, and for each row, column and box the sum of 2^v
 * over the digits v that were placed in it.
 *
 * <p>While no unit holds a digit twice, such a sum is a bit mask. It is a sum and not a union, so a digit that is placed
 * twice carries into the bit of the next digit: 5 and 5 look like 6. The program never notices.
 */
final class Position {
    static final int SIDE = 9;
    static final int CELLS = SIDE * SIDE;
    /** Bits 1 to 9; what a carry leaves above them means nothing. */
    static final int ALL_DIGITS = 0b11_1111_1110;

    final int[] digits = new int[CELLS];
    final int[] rowSums = new int[SIDE];
    final int[] columnSums = new int[SIDE];
    final int[] boxSums = new int[SIDE];

    static int row(int cell) {
        return cell / SIDE;
    }

    static int column(int cell) {
        return cell % SIDE;
    }

    /** Boxes are numbered row by row from 0. */
    static int box(int cell) {
        return cell / 27 * 3 + cell % SIDE / 3;
    }

    /** Starts anew with the givens, whether they contradict each other or not. */
    void load(Puzzle puzzle) {
        Arrays.fill(digits, 0);
        Arrays.fill(rowSums, 0);
        Arrays.fill(columnSums, 0);
        Arrays.fill(boxSums, 0);
        for (int cell = 0; cell < CELLS; cell++) {
            if (puzzle.given(cell) != 0) place(cell, puzzle.given(cell));
        }
    }

    boolean isEmpty(int cell) {
        return digits[cell] == 0;
    }

    void place(int cell, int digit) {
        digits[cell] = digit;
        rowSums[row(cell)] += 1 << digit;
        columnSums[column(cell)] += 1 << digit;
        boxSums[box(cell)] += 1 << digit;
    }

    void copyFrom(Position other) {
        System.arraycopy(other.digits, 0, digits, 0, CELLS);
        System.arraycopy(other.rowSums, 0, rowSums, 0, SIDE);
        System.arraycopy(other.columnSums, 0, columnSums, 0, SIDE);
        System.arraycopy(other.boxSums, 0, boxSums, 0, SIDE);
    }

    /** Whether every unit of a full position holds all digits. Looks at the digits: the sums may have carried. */
    boolean obeysTheRules() {
        int[] rows = new int[SIDE];
        int[] columns = new int[SIDE];
        int[] boxes = new int[SIDE];
        for (int cell = 0; cell < CELLS; cell++) {
            rows[row(cell)] |= 1 << digits[cell];
            columns[column(cell)] |= 1 << digits[cell];
            boxes[box(cell)] |= 1 << digits[cell];
        }
        for (int unit = 0; unit < SIDE; unit++) {
            if ((rows[unit] & columns[unit] & boxes[unit]) != ALL_DIGITS) return false;
        }
        return true;
    }

    Grid grid() {
        return Grid.of(Board.sudoku(3), digits);
    }
}
