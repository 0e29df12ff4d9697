package crosshatch.solvers.engine;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.board.Board;
import java.util.Arrays;

/**
 * What is known about a grid: which digits are still candidates of each cell, and which cells are filled. How it goes back
 * to what was known before is for {@link TrailState} and {@link CopyState}.
 *
 * <p>One mask of 64 bits a cell, row by row from 0; bit {@code d-1} is set while digit {@code d} is a candidate. Here and in
 * the whole room a digit is handed about as its bit, several digits as a mask. A cell is filled when it has one candidate
 * <em>and</em> somebody said so: only then do its peers lose the digit. Whether one candidate is enough to fill a cell is
 * for the naked-single rule to say.
 */
abstract class GridState {
    static final int MOST_DIGITS = Long.SIZE;

    /** Hears of every change, right after it. */
    interface Listener {
        /** A cell has lost candidates; {@code mask} is what is left. */
        void narrowed(int cell, long mask);

        /** A cell was filled. */
        void filled(int cell);
    }

    /** For subclasses, which may put another array in its place. */
    long[] masks;
    /** Likewise. */
    boolean[] filled;

    private final Board board;
    private final EngineTracer tracer;
    private final long allDigits;
    private Listener listener = new NoOpListener();
    private long removals;

    GridState(Board board, EngineTracer tracer) {
        this.board = board;
        this.tracer = tracer;
        allDigits = -1L >>> (MOST_DIGITS - board.digits());
        masks = new long[board.cells()];
        filled = new boolean[board.cells()];
    }

    /** To be called before {@code masks[cell]} or {@code filled[cell]} changes. */
    abstract void remember(int cell);

    /** Opens a level: what changes from here on can be undone. */
    abstract void mark();

    /** Undoes everything since the latest {@link #mark} and closes its level. The listener is not told. */
    abstract void backtrack();

    /** Closes all levels. */
    abstract void forgetMarks();

    void listen(Listener newListener) {
        listener = newListener;
    }

    /** Back to an empty grid. */
    void reset() {
        forgetMarks();
        Arrays.fill(masks, allDigits);
        Arrays.fill(filled, false);
        removals = 0;
    }

    Board board() {
        return board;
    }

    /** The mask of all digits of this board. */
    long allDigits() {
        return allDigits;
    }

    /** The candidates of a cell. */
    long mask(int cell) {
        return masks[cell];
    }

    boolean isFilled(int cell) {
        return filled[cell];
    }

    /** Candidates removed since {@link #reset}, by {@link #fill} too; what was undone stays counted. */
    long removals() {
        return removals;
    }

    /**
     * Removes those of {@code digits} that are candidates of the cell, which may be none.
     *
     * @return false, and no change, if none would be left
     */
    boolean remove(int cell, long digits) {
        long before = masks[cell];
        long goneDigits = before & digits;
        if (goneDigits == 0) return true;
        long left = before & ~digits;
        if (left == 0) return deadEndAt(cell, "no candidate left in ");
        if (tracer.on()) tracer.removed(cell, goneDigits);
        remember(cell);
        masks[cell] = left;
        removals += Long.bitCount(goneDigits);
        listener.narrowed(cell, left);
        return true;
    }

    /** @return false, and no change, if the digit is no candidate of the cell */
    boolean fill(int cell, long digit) {
        long before = masks[cell];
        if ((before & digit) == 0) return deadEndAt(cell, "not a candidate of ");
        if (filled[cell]) return true;
        if (tracer.on()) tracer.placed(cell, digit);
        remember(cell);
        masks[cell] = digit;
        filled[cell] = true;
        removals += Long.bitCount(before) - 1;
        listener.filled(cell);
        return true;
    }

    /** Says that {@code unit} cannot be completed, and why. @return false */
    boolean deadEnd(String why, int unit) {
        if (tracer.on()) tracer.deadEnd(why, unit);
        return false;
    }

    private boolean deadEndAt(int cell, String why) {
        if (tracer.on()) tracer.deadEnd(why + board.cellName(cell));
        return false;
    }

    /** Whether no unit holds a digit twice, once no cell has two candidates. */
    boolean isSolution() {
        for (int unit = 0; unit < board.unitCount(); unit++) {
            long seen = 0;
            int[] cells = board.unit(unit);
            for (int cell : cells) seen |= masks[cell];
            if (Long.bitCount(seen) != cells.length) return false;
        }
        return true;
    }

    /** The digits of a state in which no cell has two candidates. */
    Grid toGrid() {
        int[] digits = new int[masks.length];
        for (int cell = 0; cell < digits.length; cell++) digits[cell] = EngineTracer.number(masks[cell]);
        return Grid.of(board, digits);
    }

    /** Until somebody listens. */
    private static final class NoOpListener implements Listener {
        @Override
        public void narrowed(int cell, long mask) {}

        @Override
        public void filled(int cell) {}
    }
}
