package crosshatch.puzzle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The canonical form by trying all 3,359,232 ways to move the cells; names are given in order of appearance. */
final class PlainCanonicalForm {
    private static final List<int[]> LINE_ORDERS = lineOrders();

    private static final int LARGER_THAN_ANY_DIGIT = 10;

    private PlainCanonicalForm() {}

    static Puzzle of(Puzzle puzzle) {
        int[] best = new int[81];
        Arrays.fill(best, LARGER_THAN_ANY_DIGIT);
        int[] image = new int[81];
        for (boolean transposed : new boolean[] {false, true}) {
            for (int[] rows : LINE_ORDERS) {
                for (int[] columns : LINE_ORDERS) {
                    if (isSmaller(puzzle, transposed, rows, columns, image, best)) best = image.clone();
                }
            }
        }
        return new Puzzle(Grid.of(puzzle.board(), best));
    }

    /** Makes the image, up to the first cell where it is larger than the best so far. */
    private static boolean isSmaller(
            Puzzle puzzle, boolean transposed, int[] rows, int[] columns, int[] image, int[] best) {
        int[] names = new int[10];
        int named = 0;
        boolean smaller = false;
        for (int cell = 0; cell < 81; cell++) {
            int row = rows[cell / 9];
            int column = columns[cell % 9];
            int digit = puzzle.given(transposed ? 9 * column + row : 9 * row + column);
            if (digit != 0 && names[digit] == 0) names[digit] = ++named;
            image[cell] = names[digit];
            if (!smaller && image[cell] > best[cell]) return false;
            smaller |= !smaller && image[cell] < best[cell];
        }
        return smaller;
    }

    private static List<int[]> lineOrders() {
        List<int[]> orders = new ArrayList<>();
        complete(new int[9], 0, 0, orders);
        return orders;
    }

    /** Every order of 0…8 in which 0-2, 3-5 and 6-8 stay together. */
    private static void complete(int[] order, int size, int used, List<int[]> orders) {
        if (size == 9) {
            orders.add(order.clone());
            return;
        }
        for (int line = 0; line < 9; line++) {
            boolean sameBand = size % 3 == 0 || line / 3 == order[size - 1] / 3;
            boolean freshBand = size % 3 != 0 || ((used >> (line / 3 * 3)) & 7) == 0;
            if ((used & 1 << line) != 0 || !sameBand || !freshBand) continue;
            order[size] = line;
            complete(order, size + 1, used | 1 << line, orders);
        }
    }
}
