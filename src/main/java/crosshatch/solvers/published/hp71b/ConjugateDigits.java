package crosshatch.solvers.published.hp71b;

import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import java.util.Arrays;

/**
 * Version 2's second step: a digit that only one open cell of a row, column or box can take goes there (a hidden single).
 *
 * <p>All places are noted first, from the list of open cells, and filled afterwards. A noted cell that has been filled
 * meanwhile is passed over; nothing else is checked, so after a wrong guess one pass can put a digit twice into a unit.
 */
final class ConjugateDigits {
    private static final int NO_CELL = -1;
    private static final int SEVERAL = -2;

    private final Position position;
    private final Hp71bCounters work;
    private final Trace trace;
    // Only open cell for digit v in unit u, at [u * 10 + v].
    private final int[] onlyInRow = new int[Position.SIDE * 10];
    private final int[] onlyInColumn = new int[Position.SIDE * 10];
    private final int[] onlyInBox = new int[Position.SIDE * 10];

    ConjugateDigits(Position position, Hp71bCounters work, Trace trace) {
        this.position = position;
        this.work = work;
        this.trace = trace;
    }

    /** @return whether anything was placed, so that sweeping makes sense again */
    boolean place(OpenCells open) {
        work.conjugatePasses++;
        notePlaces(open);
        long before = work.conjugateDigits;
        for (int unit = 0; unit < Position.SIDE; unit++) {
            for (int digit = 1; digit <= Position.SIDE; digit++) {
                fill(onlyInRow[unit * 10 + digit], digit, "row", unit);
                fill(onlyInColumn[unit * 10 + digit], digit, "column", unit);
                fill(onlyInBox[unit * 10 + digit], digit, "box", unit);
            }
        }
        long placed = work.conjugateDigits - before;
        if (trace.on()) trace.event(new Event.Note(placed + " conjugate digits"));
        return placed > 0;
    }

    private void notePlaces(OpenCells open) {
        Arrays.fill(onlyInRow, NO_CELL);
        Arrays.fill(onlyInColumn, NO_CELL);
        Arrays.fill(onlyInBox, NO_CELL);
        for (int i = 0; i < open.size(); i++) {
            int cell = open.cell(i);
            for (int free = open.free(i); free != 0; free &= free - 1) {
                int digit = Integer.numberOfTrailingZeros(free);
                work.freeDigits++;
                note(onlyInRow, Position.row(cell) * 10 + digit, cell);
                note(onlyInColumn, Position.column(cell) * 10 + digit, cell);
                note(onlyInBox, Position.box(cell) * 10 + digit, cell);
            }
        }
    }

    private static void note(int[] only, int place, int cell) {
        only[place] = only[place] == NO_CELL ? cell : SEVERAL;
    }

    private void fill(int cell, int digit, String kind, int unit) {
        if (cell < 0 || !position.isEmpty(cell)) return;
        position.place(cell, digit);
        work.conjugateDigits++;
        if (trace.on()) {
            trace.event(new Event.Placed(cell, digit, "conjugate digit in " + kind + " " + (unit + 1)));
        }
    }
}
