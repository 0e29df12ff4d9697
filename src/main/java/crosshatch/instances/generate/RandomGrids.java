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

    /**
     * A random walk over Latin squares (M. T. Jacobson, P. Matthews, "Generating uniformly distributed random Latin squares",
     * Journal of Combinatorial Designs 4(6), 1996). Every square of n digits can be reached, and the squares that the walk meets
     * become uniformly distributed.
     *
     * <p>A square is a cube of n×n×n numbers: 1 where row, column and symbol meet, 0 elsewhere; each line of the cube, in any
     * of the three directions, adds up to 1. A move adds 1 at a corner of a box in the cube that holds 0, and at every second
     * corner from there, and takes 1 from the others:
     *
     * <pre>
     *         column c   c'               column c   c'
     *   row r      +1    -1         row r      -1    +1
     *   row r'     -1    +1         row r'     +1    -1
     *     symbol s                    symbol s'
     * </pre>
     *
     * The lines through (r, c, s) hold their 1 at r', c' and s', so that only (r', c', s') can fall to -1. The square is then
     * improper, and the next move must begin there: each line through the -1 holds two 1s, of which one is taken by chance.
     */
    private static final class JacobsonMatthews {
        private final int n;
        private final UniformRandomProvider random;
        /** The cell at {@code (row * n + column) * n + symbol}, all from 0. */
        private final byte[] cube;

        private boolean proper = true;
        private int row;
        private int column;
        private int symbol;

        /** Starts from the addition table modulo n with rows, columns and symbols shuffled. */
        JacobsonMatthews(int n, UniformRandomProvider random) {
            this.n = n;
            this.random = random;
            cube = new byte[n * n * n];
            int[] rows = Shuffled.numbers(n, random);
            int[] columns = Shuffled.numbers(n, random);
            int[] symbols = Shuffled.numbers(n, random);
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) cube[at(rows[r], columns[c], symbols[(r + c) % n])] = 1;
            }
        }

        /** Continues until {@code properSquares} more proper squares have occurred. */
        void walk(int properSquares) {
            int met = 0;
            while (met < properSquares) {
                move();
                if (proper) met++;
            }
        }

        private void move() {
            if (proper) chooseZero();
            int otherRow = oneAlong(at(0, column, symbol), n * n);
            int otherColumn = oneAlong(at(row, 0, symbol), n);
            int otherSymbol = oneAlong(at(row, column, 0), 1);
            cube[at(row, column, symbol)]++;
            cube[at(row, otherColumn, otherSymbol)]++;
            cube[at(otherRow, column, otherSymbol)]++;
            cube[at(otherRow, otherColumn, symbol)]++;
            cube[at(otherRow, column, symbol)]--;
            cube[at(row, otherColumn, symbol)]--;
            cube[at(row, column, otherSymbol)]--;
            int last = at(otherRow, otherColumn, otherSymbol);
            cube[last]--;
            proper = cube[last] >= 0;
            row = otherRow;
            column = otherColumn;
            symbol = otherSymbol;
        }

        private void chooseZero() {
            do {
                row = random.nextInt(n);
                column = random.nextInt(n);
                symbol = random.nextInt(n);
            } while (cube[at(row, column, symbol)] != 0);
        }

        /** Returns the position of the 1 on a line; of two, one at random. */
        private int oneAlong(int start, int step) {
            int first = nextOne(start, step, 0);
            return proper || random.nextBoolean() ? first : nextOne(start, step, first + 1);
        }

        private int nextOne(int start, int step, int from) {
            int place = from;
            while (cube[start + place * step] != 1) place++;
            return place;
        }

        private int at(int r, int c, int s) {
            return (r * n + c) * n + s;
        }

        /** Returns the digits row by row; only after {@link #walk}, which ends at a proper square. */
        int[] digits() {
            int[] digits = new int[n * n];
            for (int cell = 0; cell < digits.length; cell++) digits[cell] = nextOne(cell * n, 1, 0) + 1;
            return digits;
        }
    }
}
