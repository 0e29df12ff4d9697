package crosshatch.instances.generate;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.board.Board;
import org.apache.commons.rng.UniformRandomProvider;

/**
 * Draws complete grids at random.
 *
 * <p>Latin squares: the walk of {@link JacobsonMatthews} over n² proper squares, which takes about n³ moves. Sudokus: n³ moves of
 * {@link CycleSwitches}. The mixing time of either walk is unknown. The number of 2×2 subsquares is far from typical at the start;
 * after a third of these moves it no longer changes on average.
 */
public final class RandomGrids {
    private RandomGrids() {}

    /** Draws a complete grid that is valid in every unit. */
    public static Grid draw(Board board, UniformRandomProvider random) {
        if (!board.isPlain()) throw new IllegalArgumentException("grids of " + board + " cannot be drawn");
        int n = board.digits();
        if (board.order() == 0) {
            JacobsonMatthews walk = new JacobsonMatthews(n, random);
            walk.walk(n * n);
            return Grid.of(board, walk.digits());
        }
        CycleSwitches walk = new CycleSwitches(board.order(), random);
        walk.walk(n * n * n);
        return Grid.of(board, walk.digits());
    }

    /**
     * A random walk over complete Sudokus. A move takes two rows of one band and exchanges their digits along one cycle:
     *
     * <pre>
     *   row r    5 . 2 . 7        begin in any column, say with 5 over 2: the 2 that comes up stands once more in row r,
     *   row r'   2 . 7 . 5        so exchange 2 over 7 too, and so on, until the cycle closes
     * </pre>
     *
     * Both rows keep their digits, and so do the columns and, as both rows cross the same boxes, the boxes. Columns of one
     * stack likewise. (Cycle switches of Latin squares: I. M. Wanless, Graphs and Combinatorics 20, 2004; here only those that
     * no box forbids.)
     *
     * <p>Each move is undone by one that is just as likely, so that in the long run all grids that the walk can reach are
     * equally likely. In order 2 these are all 288. Whether they are all in larger orders is not known; the walk begins at a
     * random relabelling and transposition of one regular grid.
     */
    private static final class CycleSwitches {
        private final int order;
        private final int n;
        private final UniformRandomProvider random;
        private final int[] digits;
        private final int[] placeOfDigit;

        CycleSwitches(int order, UniformRandomProvider random) {
            this.order = order;
            this.random = random;
            n = order * order;
            digits = new int[n * n];
            placeOfDigit = new int[n + 1];
            int[] labels = Shuffled.numbers(n, random);
            boolean transposed = random.nextBoolean();
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    int digit = labels[(row % order * order + row / order + column) % n] + 1;
                    digits[transposed ? column * n + row : row * n + column] = digit;
                }
            }
        }

        /** Makes {@code moves} moves. */
        void walk(int moves) {
            for (int move = 0; move < moves; move++) {
                if (random.nextBoolean()) {
                    switchCycle(n, 1);
                } else {
                    switchCycle(1, n);
                }
            }
        }

        /**
         * Makes one move.
         *
         * @param across the distance of two neighbouring lines, in cells
         * @param along the distance of two neighbouring cells in a line
         */
        private void switchCycle(int across, int along) {
            int first = random.nextInt(n);
            int other = first / order * order + (first % order + 1 + random.nextInt(order - 1)) % order;
            for (int place = 0; place < n; place++) placeOfDigit[digits[first * across + place * along]] = place;
            int start = random.nextInt(n);
            int place = start;
            do {
                int oneCell = first * across + place * along;
                int otherCell = other * across + place * along;
                int digit = digits[otherCell];
                digits[otherCell] = digits[oneCell];
                digits[oneCell] = digit;
                place = placeOfDigit[digit];
            } while (place != start);
        }

        /** Returns the digits, row by row. */
        int[] digits() {
            return digits.clone();
        }
    }
}
