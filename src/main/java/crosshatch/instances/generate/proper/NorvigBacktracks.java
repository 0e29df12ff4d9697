package crosshatch.instances.generate.proper;

import crosshatch.puzzle.Puzzle;
import java.util.Arrays;

/**
 * Counts the backtracks of Norvig's program until its first solution, as the family {@code norvig} does, but faster, for searches
 * that need this number many thousand times.
 *
 * <p>Its rules do not reach a fixpoint: a digit that {@code fill} overwrites is unnoticed until an elimination comes there. So the
 * tree depends on the order of eliminations, which is the same here. Only the data differ: in addition to the candidates of each
 * cell, each digit has the cells with this candidate as bits. Whether a unit has a second place, and which peer is next, is then
 * read from one word instead of nine and twenty cells.
 *
 * <pre>
 *   a level   words 0-80: candidates of each cell, bit d for digit d+1
 *             from 81: for each digit the cells of its three bands, bit 9 * (row in the band) + column
 * </pre>
 *
 * <p>For use by one thread.
 */
final class NorvigBacktracks implements Effort {
    private static final int CELLS = 81;
    private static final int DIGITS = 9;
    private static final int ALL_DIGITS = (1 << DIGITS) - 1;
    private static final int CELLS_OF_BAND = 27;
    private static final int ALL_CELLS = (1 << CELLS_OF_BAND) - 1;
    /** The words of a level. */
    private static final int SIZE = CELLS + 3 * DIGITS;

    private static final int COLUMN = 1 | 1 << 9 | 1 << 18;
    /** For each bit of a band, the cells of its row in the band. */
    private static final int[] ROWS = new int[CELLS_OF_BAND];

    private static final int[] COLUMNS = new int[CELLS_OF_BAND];
    private static final int[] BOXES = new int[CELLS_OF_BAND];

    /** For each cell, three words: its peers in each band. */
    private static final int[] PEERS = new int[3 * CELLS];

    static {
        for (int cell = 0; cell < CELLS; cell++) {
            for (int peer : Drafts.BOARD.peers(cell)) {
                PEERS[3 * cell + peer / CELLS_OF_BAND] |= 1 << peer % CELLS_OF_BAND;
            }
        }
        for (int bit = 0; bit < CELLS_OF_BAND; bit++) {
            ROWS[bit] = 0b111_111_111 << (bit - bit % 9);
            COLUMNS[bit] = COLUMN << bit % 9;
            BOXES[bit] = (0b111 * COLUMN) << (bit % 9 - bit % 3);
        }
    }

    /** Level k has its own grid; level 0 contains the givens. */
    private final int[][] levels = new int[CELLS + 1][SIZE];

    private long backtracks;

    @Override
    public long of(Puzzle puzzle) {
        int[] grid = levels[0];
        Arrays.fill(grid, 0, CELLS, ALL_DIGITS);
        Arrays.fill(grid, CELLS, SIZE, ALL_CELLS);
        backtracks = 0;
        if (fillGivens(grid, puzzle)) search(0);
        return backtracks;
    }

    private static boolean fillGivens(int[] grid, Puzzle puzzle) {
        for (int cell = 0; cell < CELLS; cell++) {
            int given = puzzle.given(cell);
            if (given != 0 && !fill(grid, cell, given - 1)) return false;
        }
        return true;
    }

    /** Returns whether there is a solution below the grid of {@code level}. */
    private boolean search(int level) {
        int[] grid = levels[level];
        int cell = select(grid);
        if (cell < 0) return true;
        for (int left = grid[cell]; left != 0; left &= left - 1) {
            int[] child = levels[level + 1];
            System.arraycopy(grid, 0, child, 0, SIZE);
            if (fill(child, cell, Integer.numberOfTrailingZeros(left)) && search(level + 1)) return true;
            backtracks++;
        }
        return false;
    }

    /** Returns the first cell with the fewest candidates, of those with two or more; -1 if there is none. */
    private static int select(int[] grid) {
        int best = -1;
        int fewest = DIGITS + 1;
        for (int cell = 0; cell < CELLS; cell++) {
            int count = Integer.bitCount(grid[cell]);
            if (count == 2) return cell;
            if (count > 1 && count < fewest) {
                best = cell;
                fewest = count;
            }
        }
        return best;
    }

    /** Returns the index of the three words of a digit, from 0. */
    private static int places(int digit) {
        return CELLS + 3 * digit;
    }

    /** Puts a digit into a cell, and eliminates it from its row, column and box. */
    private static boolean fill(int[] grid, int cell, int digit) {
        int candidates = grid[cell];
        if ((candidates >>> digit & 1) == 0) return false;
        int band = cell / CELLS_OF_BAND;
        int bit = cell - CELLS_OF_BAND * band;
        for (int left = candidates ^ 1 << digit; left != 0; left &= left - 1) {
            grid[places(Integer.numberOfTrailingZeros(left)) + band] &= ~(1 << bit);
        }
        grid[cell] = 1 << digit;
        if (!peersHave(grid, digit, cell)) return true; // mostly one that was filled before
        int row = ROWS[bit];
        int column = COLUMNS[bit];
        return eliminate(grid, digit, band, row & ~(1 << bit))
                && eliminate(grid, digit, 0, band == 0 ? column & ~row : column)
                && eliminate(grid, digit, 1, band == 1 ? column & ~row : column)
                && eliminate(grid, digit, 2, band == 2 ? column & ~row : column)
                && eliminate(grid, digit, band, BOXES[bit] & ~row & ~column);
    }

    private static boolean peersHave(int[] grid, int digit, int cell) {
        int places = places(digit);
        return ((grid[places] & PEERS[3 * cell])
                        | (grid[places + 1] & PEERS[3 * cell + 1])
                        | (grid[places + 2] & PEERS[3 * cell + 2]))
                != 0;
    }

    /** Eliminates a digit from cells of a band in ascending order; each cell is tested for the digit in its turn. */
    private static boolean eliminate(int[] grid, int digit, int band, int cells) {
        int word = places(digit) + band;
        int ahead = cells;
        for (int left = grid[word] & ahead; left != 0; left = grid[word] & ahead) {
            int bit = Integer.numberOfTrailingZeros(left);
            ahead &= -2 << bit;
            if (!eliminateFrom(grid, band, bit, digit)) return false;
        }
        return true;
    }

    /** Removes an existing candidate, and applies the three rules to the change. */
    private static boolean eliminateFrom(int[] grid, int band, int bit, int digit) {
        int cell = CELLS_OF_BAND * band + bit;
        int left = grid[cell] ^ 1 << digit;
        if (left == 0) return false;
        grid[cell] = left;
        grid[places(digit) + band] ^= 1 << bit;
        if ((left & (left - 1)) == 0 && !fill(grid, cell, Integer.numberOfTrailingZeros(left))) return false;
        return hiddenSingles(grid, band, bit, digit) && nakedPairs(grid, cell, band, bit);
    }

    /** Returns the places in a column as one number; its bits in three bands are nine apart and fit together. */
    private static int inColumn(int[] grid, int places, int column) {
        return (grid[places] & column) | (grid[places + 1] & column) << 1 | (grid[places + 2] & column) << 2;
    }

    /** Checks each unit of the cell: the eliminated digit needs a place there, and is filled in if it is the only one. */
    private static boolean hiddenSingles(int[] grid, int band, int bit, int digit) {
        int places = places(digit);
        int inRow = grid[places + band] & ROWS[bit];
        if ((inRow & (inRow - 1)) == 0 && !fillOnly(grid, band, inRow, digit)) return false;
        int inColumn = inColumn(grid, places, COLUMNS[bit]);
        if ((inColumn & (inColumn - 1)) == 0 && !fillOnlyOfColumn(grid, inColumn, bit % 9, digit)) return false;
        int inBox = grid[places + band] & BOXES[bit];
        return (inBox & (inBox - 1)) != 0 || fillOnly(grid, band, inBox, digit);
    }

    /**
     * Fills in a digit with one place.
     *
     * @param place one bit, or none
     */
    private static boolean fillOnly(int[] grid, int band, int place, int digit) {
        return place != 0 && fill(grid, CELLS_OF_BAND * band + Integer.numberOfTrailingZeros(place), digit);
    }

    /**
     * Fills in a digit with one place in a column.
     *
     * @param place one bit, or none: column + 9 * (row in the band) + band
     */
    private static boolean fillOnlyOfColumn(int[] grid, int place, int column, int digit) {
        if (place == 0) return false;
        int at = Integer.numberOfTrailingZeros(place) - column;
        return fill(grid, CELLS_OF_BAND * (at % 9) + 9 * (at / 9) + column, digit);
    }

    /** Applies naked pairs: if a cell and a peer have the same two candidates, other cells of a shared unit have neither. */
    private static boolean nakedPairs(int[] grid, int cell, int band, int bit) {
        int pair = grid[cell];
        if (Integer.bitCount(pair) != 2) return true;
        int row = ROWS[bit];
        int column = COLUMNS[bit];
        return nakedPairs(grid, cell, pair, band, row & ~(1 << bit))
                && nakedPairs(grid, cell, pair, 0, band == 0 ? column & ~row : column)
                && nakedPairs(grid, cell, pair, 1, band == 1 ? column & ~row : column)
                && nakedPairs(grid, cell, pair, 2, band == 2 ? column & ~row : column)
                && nakedPairs(grid, cell, pair, band, BOXES[bit] & ~row & ~column);
    }

    /**
     * Applies naked pairs in a band.
     *
     * @param peers the peers of the cell in this band
     */
    private static boolean nakedPairs(int[] grid, int cell, int pair, int band, int peers) {
        int low = places(Integer.numberOfTrailingZeros(pair)) + band;
        int high = places(Integer.SIZE - 1 - Integer.numberOfLeadingZeros(pair)) + band;
        int ahead = peers;
        for (int left = grid[low] & grid[high] & ahead; left != 0; left = grid[low] & grid[high] & ahead) {
            int bit = Integer.numberOfTrailingZeros(left);
            ahead &= -2 << bit;
            int twin = CELLS_OF_BAND * band + bit;
            if (grid[twin] == pair && !nakedPair(grid, cell, twin, pair)) return false;
        }
        return true;
    }

    private static boolean nakedPair(int[] grid, int cell, int twin, int pair) {
        int band = cell / CELLS_OF_BAND;
        int bit = cell - CELLS_OF_BAND * band;
        int twinBand = twin / CELLS_OF_BAND;
        int twinBit = twin - CELLS_OF_BAND * twinBand;
        int both = band == twinBand ? 1 << bit | 1 << twinBit : 0;
        if (cell / 9 == twin / 9 && !eliminatePair(grid, pair, band, ROWS[bit] & ~both)) return false;
        if (cell % 9 == twin % 9) {
            for (int each = 0; each < 3; each++) {
                int own = (each == band ? 1 << bit : 0) | (each == twinBand ? 1 << twinBit : 0);
                if (!eliminatePair(grid, pair, each, COLUMNS[bit] & ~own)) return false;
            }
        }
        boolean sameBox = band == twinBand && BOXES[bit] == BOXES[twinBit];
        return !sameBox || eliminatePair(grid, pair, band, BOXES[bit] & ~both);
    }

    /** Eliminates two digits from cells of a band, cell by cell, the higher digit first. */
    private static boolean eliminatePair(int[] grid, int pair, int band, int cells) {
        int lowDigit = Integer.numberOfTrailingZeros(pair);
        int highDigit = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(pair);
        int low = places(lowDigit) + band;
        int high = places(highDigit) + band;
        int ahead = cells;
        for (int left = (grid[low] | grid[high]) & ahead; left != 0; left = (grid[low] | grid[high]) & ahead) {
            int bit = Integer.numberOfTrailingZeros(left);
            ahead &= -2 << bit;
            if ((grid[high] >>> bit & 1) != 0 && !eliminateFrom(grid, band, bit, highDigit)) return false;
            if ((grid[low] >>> bit & 1) != 0 && !eliminateFrom(grid, band, bit, lowDigit)) return false;
        }
        return true;
    }
}
