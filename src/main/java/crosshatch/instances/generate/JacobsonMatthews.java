package crosshatch.instances.generate;

import org.apache.commons.rng.UniformRandomProvider;

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
final class JacobsonMatthews {
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
