package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import java.util.List;

/**
 * Reads grids of candidates: each cell contains the digits that are still possible, either as {@code 468} or with a place for
 * each digit, {@code ...4.6.8.}. A cell with one candidate is a given. A grid that excludes more candidates than its givens
 * do is refused, because a puzzle cannot express that.
 */
final class CandidateMarks {
    private static final int NONE = -1;

    private CandidateMarks() {}

    /**
     * Returns whether a text can be the candidates of a cell: each digit once, in ascending order, or each in its place.
     *
     * @param digits at most 9
     */
    static boolean areMarks(String text, int digits) {
        return mask(text, digits) != NONE;
    }

    /** Returns whether every cell has candidates, and some cell has several. */
    static boolean areMarks(List<CellText> lines, int digits) {
        boolean several = false;
        for (CellText cells : lines) {
            for (int cell = 0; cell < cells.count(); cell++) {
                if (mask(cells.text(cell), digits) == NONE) return false;
                several |= cells.length(cell) > 1;
            }
        }
        return several;
    }

    /** Returns the candidates as a set, bit d-1 for digit d; {@link #NONE} if these are no candidates of a cell. */
    private static int mask(String text, int digits) {
        if (text.isEmpty() || text.length() > digits) return NONE;
        boolean inPlaces = text.length() == digits;
        int mask = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int bit = c >= '1' && c < '1' + digits ? 1 << (c - '1') : 0;
            if (bit == 0 ? !inPlaces || (c != '0' && !Alphabet.isBlank(c)) : bit <= Integer.highestOneBit(mask)) {
                return NONE;
            }
            if (inPlaces && bit != 0 && c != '1' + i) return NONE;
            mask |= bit;
        }
        return mask;
    }

    /**
     * Returns the givens of a grid of candidates.
     *
     * @param lines lines with as many cells as the board; each cell should contain candidates
     * @throws InputException if a cell has no candidates, or the grid excludes more than its givens do
     */
    static int[] givens(List<CellText> lines, Board board) {
        int[] masks = masks(lines, board);
        int[] givens = new int[masks.length];
        for (int cell = 0; cell < masks.length; cell++) {
            if (Integer.bitCount(masks[cell]) == 1) givens[cell] = 1 + Integer.numberOfTrailingZeros(masks[cell]);
        }
        int next = 0;
        for (CellText cells : lines) {
            for (int i = 0; i < cells.count(); i++, next++) {
                int lost = givens[next] != 0 ? 0 : possible(next, givens, board) & ~masks[next];
                if (lost != 0) throw excluded(cells, i, board.cellName(next), 1 + Integer.numberOfTrailingZeros(lost));
            }
        }
        return givens;
    }

    /** Returns whether every given of a puzzle is the only candidate of its cell. */
    static boolean keep(List<CellText> lines, Grid givens) {
        int next = 0;
        for (CellText cells : lines) {
            for (int i = 0; i < cells.count(); i++, next++) {
                int given = next < givens.board().cells() ? givens.digit(next) : -1;
                if (given != 0 && mask(cells.text(i), givens.board().digits()) != 1 << (given - 1)) return false;
            }
        }
        return next == givens.board().cells();
    }

    private static int[] masks(List<CellText> lines, Board board) {
        int[] masks = new int[board.cells()];
        int next = 0;
        for (CellText cells : lines) {
            for (int i = 0; i < cells.count(); i++) {
                masks[next] = mask(cells.text(i), board.digits());
                if (masks[next++] <= 0) {
                    throw cells.fault(
                            i,
                            "found '" + cells.text(i) + "', expected the candidates of a cell: ascending digits such as"
                                    + " 468, or a place for each, such as ...4.6.8.");
                }
            }
        }
        return masks;
    }

    /** Returns the digits that no peer of a cell has. */
    private static int possible(int cell, int[] givens, Board board) {
        int possible = (1 << board.digits()) - 1;
        for (int peer : board.peers(cell)) {
            if (givens[peer] != 0) possible &= ~(1 << (givens[peer] - 1));
        }
        return possible;
    }

    private static InputException excluded(CellText cells, int cell, String name, int digit) {
        return cells.fault(
                cell,
                name + " lists the candidates " + cells.text(cell) + ", but the cells with one candidate leave " + digit
                        + " possible, too. A puzzle file cannot exclude candidates, so write only the givens");
    }
}
