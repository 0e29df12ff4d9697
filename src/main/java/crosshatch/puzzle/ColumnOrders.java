package crosshatch.puzzle;

import java.util.ArrayList;
import java.util.List;

/**
 * The 1,296 orders in which the columns of a grid of order 3 can stand: six of the stacks, and six within each. Column 0 is
 * the first character of a row, so a set of columns is written with column 0 as bit 8: sets compare as the texts do.
 */
final class ColumnOrders {
    private static final int[][] OF_THREE = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    private static final int DIGIT_SETS = 1 << 9;

    /** For each order the columns from which those of the image are taken, nine each: {@code FROM[9 * order + column]}. */
    static final byte[] FROM = from();

    /** For each set of columns the smallest that some order makes of it. */
    static final short[] SMALLEST = new short[DIGIT_SETS];
    /** For each set of columns the orders that make the smallest of it. */
    static final short[][] SORTING = new short[DIGIT_SETS][];

    static {
        for (int set = 0; set < DIGIT_SETS; set++) sort(set);
    }

    private ColumnOrders() {}

    private static byte[] from() {
        byte[] from = new byte[9 * 6 * 6 * 6 * 6];
        int at = 0;
        for (int[] stacks : OF_THREE) {
            for (int inside = 0; inside < 6 * 6 * 6; inside++) {
                int[][] columns = {OF_THREE[inside % 6], OF_THREE[inside / 6 % 6], OF_THREE[inside / 36]};
                for (int column = 0; column < 9; column++) {
                    int stack = column / 3;
                    from[at++] = (byte) (3 * stacks[stack] + columns[stack][column % 3]);
                }
            }
        }
        return from;
    }

    private static void sort(int set) {
        List<Short> sorting = new ArrayList<>();
        SMALLEST[set] = DIGIT_SETS;
        for (int order = 0; order < FROM.length / 9; order++) {
            int image = 0;
            for (int column = 0; column < 9; column++) {
                image = (image << 1) | ((set >>> (8 - FROM[9 * order + column])) & 1);
            }
            if (image < SMALLEST[set]) sorting.clear();
            if (image > SMALLEST[set]) continue;
            SMALLEST[set] = (short) image;
            sorting.add((short) order);
        }
        SORTING[set] = new short[sorting.size()];
        for (int i = 0; i < sorting.size(); i++) SORTING[set][i] = sorting.get(i);
    }
}
