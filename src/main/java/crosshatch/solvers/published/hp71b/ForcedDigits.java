package crosshatch.solvers.published.hp71b;

import crosshatch.puzzle.board.Board;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;

/**
 * One sweep over the empty cells in row-major order: a cell with one digit left gets it at once (a naked single), a cell
 * with more goes to the list of open cells.
 *
 * <p>The sum of the row is read once, when the sweep enters the row, so the row does not see what the same sweep places in
 * it; columns and boxes are read afresh for every cell. Where there is a solution this only delays: a cell seems to have
 * more digits left than it has. After a wrong guess two cells of a row can be forced to the same digit in one sweep.
 */
final class ForcedDigits {
    /** How a sweep ended. */
    enum Outcome {
        /** Digits were placed: sweep again. */
        PLACED,
        /** Nothing was placed; the open cells are as on the position. */
        NOTHING_FORCED,
        /** No cell was empty. */
        FULL,
        /** A cell had no digit left; the sweep stopped there. */
        ILLEGAL
    }

    private final Position position;
    private final Hp71bCounters work;
    private final Trace trace;

    ForcedDigits(Position position, Hp71bCounters work, Trace trace) {
        this.position = position;
        this.work = work;
        this.trace = trace;
    }

    /** @param open cleared first; receives the cells with at least two digits left */
    Outcome sweep(OpenCells open) {
        work.sweeps++;
        open.clear();
        int forced = 0;
        for (int row = 0; row < Position.SIDE; row++) {
            int rowSum = position.rowSums[row];
            for (int column = 0; column < Position.SIDE; column++) {
                int cell = row * Position.SIDE + column;
                if (!position.isEmpty(cell)) continue;
                work.emptyCells++;
                int takenDigits = rowSum | position.columnSums[column] | position.boxSums[Position.box(cell)];
                int free = Position.ALL_DIGITS & ~takenDigits;
                if (free == 0) return illegal(cell);
                if (Integer.bitCount(free) == 1) {
                    force(cell, Integer.numberOfTrailingZeros(free));
                    forced++;
                } else {
                    open.add(cell, free);
                }
            }
        }
        note(forced, open.size());
        if (forced > 0) return Outcome.PLACED;
        return open.size() == 0 ? Outcome.FULL : Outcome.NOTHING_FORCED;
    }

    private void force(int cell, int digit) {
        position.place(cell, digit);
        work.forcedDigits++;
        if (trace.on()) trace.event(new Event.Placed(cell, digit, "forced digit"));
    }

    private void note(int forced, int open) {
        if (!trace.on()) return;
        trace.event(new Event.Note("sweep " + work.sweeps + ": " + forced + " forced digits, " + open + " open cells"));
    }

    private Outcome illegal(int cell) {
        if (trace.on()) {
            trace.event(new Event.DeadEnd("no digit left for " + Board.sudoku(3).cellName(cell)));
        }
        return Outcome.ILLEGAL;
    }
}
