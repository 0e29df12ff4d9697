package crosshatch.instances.explain.technique;

import crosshatch.base.InputException;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** A grid with the digits found so far, and pencil marks in the open cells. Immutable. */
public final class CandidateGrid {
    /** The largest order, because candidates are the bits of an {@code int}, and each digit is one character. */
    public static final int MAX_ORDER = 5;

    private final Board board;
    private final int[] digits;
    private final int[] masks;

    private CandidateGrid(Board board, int[] digits, int[] masks) {
        this.board = board;
        this.digits = digits;
        this.masks = masks;
    }

    /**
     * Makes a grid from the givens; each open cell has the digits that no given excludes. Givens may clash.
     *
     * @throws InputException if the order is larger than {@link #MAX_ORDER}
     */
    public static CandidateGrid of(Puzzle puzzle) {
        CandidateGrid grid = unpruned(puzzle);
        for (int cell = 0; cell < grid.digits.length; cell++) {
            if (puzzle.given(cell) != 0) grid.takeFromPeers(cell, puzzle.given(cell));
        }
        return grid;
    }

    /** Makes a grid from the givens, with every digit in every open cell. */
    public static CandidateGrid unpruned(Puzzle puzzle) {
        Board board = puzzle.board();
        if (!board.isPlain()) {
            throw new InputException("the techniques work only on plain Sudokus and Latin squares, found " + board);
        }
        if (board.digits() > MAX_ORDER * MAX_ORDER) {
            throw new InputException(board + ": candidates are drawn for orders up to " + MAX_ORDER);
        }
        int[] masks = new int[board.cells()];
        for (int cell = 0; cell < masks.length; cell++) {
            masks[cell] = puzzle.given(cell) == 0 ? (1 << board.digits()) - 1 : 0;
        }
        return new CandidateGrid(board, puzzle.givens().digits(), masks);
    }

    /**
     * Makes a grid from candidate sets.
     *
     * @param sets one set per cell, bit d-1 for digit d; a set of one digit is a found digit. The array is copied
     */
    public static CandidateGrid ofSets(Board board, int[] sets) {
        int[] digits = new int[sets.length];
        int[] masks = sets.clone();
        for (int cell = 0; cell < sets.length; cell++) {
            if (Integer.bitCount(sets[cell]) != 1) continue;
            digits[cell] = lowestDigit(sets[cell]);
            masks[cell] = 0;
        }
        return new CandidateGrid(board, digits, masks);
    }

    public Board board() {
        return board;
    }

    /** Returns the digit of a cell; 0 while it is open. */
    public int digit(int cell) {
        return digits[cell];
    }

    /** Returns whether a cell has no digit yet. */
    public boolean open(int cell) {
        return digits[cell] == 0;
    }

    /** Returns the candidates of an open cell, bit d-1 for digit d; 0 for a cell with a digit. */
    public int mask(int cell) {
        return masks[cell];
    }

    /** Returns whether a digit is a candidate of a cell; a cell with a digit has no candidates. */
    public boolean has(int cell, int digit) {
        return (masks[cell] >> (digit - 1) & 1) == 1;
    }

    /** Returns the mask of all digits. */
    int allDigits() {
        return (1 << board.digits()) - 1;
    }

    /** Returns the number of open cells. */
    public int openCells() {
        int count = 0;
        for (int digit : digits) if (digit == 0) count++;
        return count;
    }

    /** Returns the digits found so far. */
    public Grid grid() {
        return Grid.of(board, digits);
    }

    /** Returns the open cells of a unit with candidate {@code digit}, ascending. */
    public List<Integer> places(Unit unit, int digit) {
        List<Integer> places = new ArrayList<>();
        for (int cell : unit.cells()) {
            if (has(cell, digit)) places.add(cell);
        }
        return places;
    }

    /** Returns these cells as a mask: bit i for the i-th cell of the unit, from 0. */
    int placeMask(Unit unit, int digit) {
        int mask = 0;
        for (int i = 0; i < unit.size(); i++) mask |= (masks[unit.cell(i)] >> (digit - 1) & 1) << i;
        return mask;
    }

    /** Returns the candidates of some cells that are in a mask of digits, cell by cell. */
    List<Candidate> candidates(Collection<Integer> cells, int digits) {
        return cells.stream()
                .flatMap(cell -> digits(mask(cell) & digits).stream().map(digit -> new Candidate(cell, digit)))
                .toList();
    }

    /** Returns the grid with a placed digit, which is removed from the candidates of the cell's peers. */
    public CandidateGrid with(Candidate placed) {
        CandidateGrid after = new CandidateGrid(board, digits.clone(), masks.clone());
        after.digits[placed.cell()] = placed.digit();
        after.masks[placed.cell()] = 0;
        after.takeFromPeers(placed.cell(), placed.digit());
        return after;
    }

    /** Returns the grid without some candidates. */
    public CandidateGrid without(Collection<Candidate> removed) {
        CandidateGrid after = new CandidateGrid(board, digits, masks.clone());
        for (Candidate each : removed) after.masks[each.cell()] &= ~each.bit();
        return after;
    }

    /** Removes a digit from the peers of a cell, while the grid is still being built. */
    private void takeFromPeers(int cell, int digit) {
        for (int peer : board.peers(cell)) masks[peer] &= ~(1 << (digit - 1));
    }

    /** Returns the lowest digit of a mask that is not empty. */
    static int lowestDigit(int mask) {
        return Integer.numberOfTrailingZeros(mask) + 1;
    }

    /** Returns the digits of a mask, ascending. */
    public static List<Integer> digits(int mask) {
        List<Integer> digits = new ArrayList<>();
        for (int rest = mask; rest != 0; rest &= rest - 1) digits.add(lowestDigit(rest));
        return digits;
    }
}
