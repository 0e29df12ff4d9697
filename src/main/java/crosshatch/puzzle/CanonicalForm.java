package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the canonical form of a puzzle of order 3: the isomorph with the smallest text, where a blank is smaller than any
 * digit. Two puzzles have the same form exactly if they are isomorphs. A puzzle has 3,359,232 · 9! isomorphs.
 *
 * <p>The canonical form is built row by row. After each row, only the arrangements with the smallest row so far are kept:
 *
 * <pre>
 *   which row comes first?          one of the 9 rows and 9 columns with the smallest pattern, here one given:
 *                                   . . . | . . . | . . x
 *   in which order are columns?     in all orders with this pattern, here 144
 *   which row is next?              one of the same band, then any of another band …
 *   how are digits renamed?         1, 2, 3 … in order of appearance, which gives the smallest text
 * </pre>
 *
 * <p>The order of the columns is not chosen before the first row with a given. Two blank rows are not distinguished. Both rules
 * keep the number of arrangements small: for a minimal puzzle, it is some hundred at most after the first row, and one or two
 * after the third.
 *
 * <p>An instance belongs to one thread.
 */
public final class CanonicalForm {
    /** The only board whose puzzles have a canonical form here. */
    public static final Board BOARD = Board.sudoku(3);

    private static final int CELLS = 81;
    /** A value above all rows, which have nine times four bits. */
    private static final long LARGER_THAN_ANY_ROW = 1L << 36;

    // An arrangement so far: which side is up (0, or 1 for transposed), the rows taken (a bit each), the order of the
    // columns.
    private static final int SIDE = 9;
    private static final int ORDER = 10;
    private static final int ALL_TAKEN = (1 << SIDE) - 1;

    /** The puzzle and its transpose, nine rows each. */
    private final byte[] digits = new byte[2 * CELLS];
    /** The columns of the givens of each row, as in {@link ColumnOrders}. */
    private final int[] givens = new int[18];

    private Arrangements live = new Arrangements();
    private Arrangements next = new Arrangements();
    /** The smallest row found for the present place, with four bits per cell, the first cell highest. */
    private long smallest;

    private final int[] image = new int[CELLS];

    /**
     * Returns the canonical form of a puzzle.
     *
     * @throws InputException if the puzzle is not of order 3, or has a given twice in a row or column
     */
    public Puzzle of(Puzzle puzzle) {
        load(puzzle);
        live.clear();
        live.add(0, 0);
        live.add(1 << SIDE, 0);
        boolean columnsFree = true;
        for (int row = 0; row < 9; row++) {
            smallest = LARGER_THAN_ANY_ROW;
            next.clear();
            for (int i = 0; i < live.size; i++) extend(live.places[i], live.names[i], columnsFree);
            swap();
            if (columnsFree && smallest != 0) {
                orderColumns();
                columnsFree = false;
            }
            for (int column = 0; column < 9; column++) {
                image[9 * row + column] = (int) ((smallest >>> (4 * (8 - column))) & 15);
            }
        }
        return new Puzzle(Grid.of(BOARD, image));
    }

    private void load(Puzzle puzzle) {
        if (!puzzle.board().equals(BOARD)) {
            throw new InputException("canonical form: expected a puzzle of order 3, found " + puzzle.board());
        }
        for (int line = 0; line < 18; line++) {
            int columns = 0;
            int seen = 0;
            for (int i = 0; i < 9; i++) {
                int digit = puzzle.given(line < 9 ? 9 * line + i : 9 * i + line - 9);
                digits[9 * line + i] = (byte) digit;
                if (digit == 0) continue;
                columns |= 1 << (8 - i);
                if ((seen & 1 << digit) != 0) {
                    throw new InputException("canonical form: the puzzle holds " + digit + " twice in "
                            + (line < 9 ? "row " + (line + 1) : "column " + (line - 8)));
                }
                seen |= 1 << digit;
            }
            givens[line] = columns;
        }
    }

    /** Tries every row that may come next. Of blank rows of a band, and of blank bands, one stands for all. */
    private void extend(int place, long names, boolean columnsFree) {
        int side = place >>> SIDE & 1;
        int taken = place & ALL_TAKEN;
        boolean blankBandTried = false;
        for (int band = 0; band < 3; band++) {
            int takenOfBand = (taken >>> (3 * band)) & 7;
            if (takenOfBand == 7 || (takenOfBand == 0 && isBandOpen(taken))) continue;
            boolean blankBand = isBlank(side, band);
            if (takenOfBand == 0 && blankBand && blankBandTried) continue;
            blankBandTried |= blankBand;
            boolean blankTried = false;
            for (int row = 3 * band; row < 3 * band + 3; row++) {
                boolean blank = givens[9 * side + row] == 0;
                if ((taken & (1 << row)) != 0 || (blank && blankTried)) continue;
                blankTried |= blank;
                take(place | 1 << row, 9 * side + row, names, columnsFree);
            }
        }
    }

    /** Returns whether one or two rows of some band are taken: then the others of that band come first. */
    private static boolean isBandOpen(int taken) {
        int some = (taken | taken >>> 1 | taken >>> 2) & 0b001_001_001;
        int all = taken & taken >>> 1 & taken >>> 2 & 0b001_001_001;
        return some != all;
    }

    private boolean isBlank(int side, int band) {
        int first = 9 * side + 3 * band;
        return (givens[first] | givens[first + 1] | givens[first + 2]) == 0;
    }

    /**
     * Takes a row for the next place.
     *
     * @param line the number of the row, from 9 on in the transpose
     */
    private void take(int place, int line, long names, boolean columnsFree) {
        if (columnsFree) {
            keep(place, names, firstRow(ColumnOrders.SMALLEST[givens[line]]));
            return;
        }
        int from = 9 * (place >>> ORDER);
        long named = names;
        long row = 0;
        for (int column = 0; column < 9; column++) {
            int digit = digits[9 * line + ColumnOrders.FROM[from + column]];
            named = named(named, digit);
            row = row << 4 | name(named, digit);
        }
        keep(place, named, row);
    }

    private void keep(int place, long names, long row) {
        if (row > smallest) return;
        if (row < smallest) next.clear();
        smallest = row;
        next.add(place, names);
    }

    /** Returns the row with 1, 2, 3 … in these columns. */
    private static long firstRow(int columns) {
        long row = 0;
        int name = 0;
        for (int bit = 8; bit >= 0; bit--) row = row << 4 | ((columns >>> bit & 1) == 0 ? 0 : ++name);
        return row;
    }

    /** Chooses all orders of columns with the smallest image, after the first row with givens is chosen. */
    private void orderColumns() {
        next.clear();
        for (int i = 0; i < live.size; i++) {
            int place = live.places[i];
            int line = 9 * (place >>> SIDE & 1) + onlyRowWithGivens(place);
            for (short order : ColumnOrders.SORTING[givens[line]]) take(place | order << ORDER, line, 0, false);
        }
        swap();
    }

    private int onlyRowWithGivens(int place) {
        int side = place >>> SIDE & 1;
        for (int row = 0; row < 9; row++) {
            if ((place & 1 << row) != 0 && givens[9 * side + row] != 0) return row;
        }
        throw new AssertionError("no row with givens is taken");
    }

    private void swap() {
        Arrangements done = live;
        live = next;
        next = done;
    }

    // Names: four bits a digit, 0 while it has none; in the place of the blank, how many have one.

    private static int name(long names, int digit) {
        return digit == 0 ? 0 : (int) ((names >>> (4 * digit)) & 15);
    }

    private static long named(long names, int digit) {
        if (digit == 0 || ((names >>> (4 * digit)) & 15) != 0) return names;
        long count = (names & 15) + 1;
        return (names + 1) | (count << (4 * digit));
    }

    /** A list of pairs, without objects. */
    private static final class Arrangements {
        private int[] places = new int[64];
        private long[] names = new long[64];
        private int size;

        void clear() {
            size = 0;
        }

        void add(int place, long named) {
            if (size == places.length) {
                places = java.util.Arrays.copyOf(places, 2 * size);
                names = java.util.Arrays.copyOf(names, 2 * size);
            }
            places[size] = place;
            names[size++] = named;
        }
    }

    /**
     * The 1,296 orders in which the columns of a grid of order 3 can stand: six of the stacks, and six within each. Column 0 is
     * the first character of a row, so a set of columns is written with column 0 as bit 8: sets compare as the texts do.
     */
    private static final class ColumnOrders {
        private static final int[][] OF_THREE = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
        private static final int DIGIT_SETS = 1 << 9;

        /** The source columns for each order of columns, nine each: {@code FROM[9 * order + column]}. */
        static final byte[] FROM = from();

        /** The smallest image of each set of columns in any order of columns. */
        static final short[] SMALLEST = new short[DIGIT_SETS];
        /** The orders of columns that give the smallest image of each set of columns. */
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
}
