package crosshatch.solvers.published.euler96;

import crosshatch.puzzle.board.Unit;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import java.util.Arrays;
import java.util.function.BooleanSupplier;

/** The rules that need no guess. Each is a method that goes once over the grid and returns whether it found anything. */
final class Logic {
    private final PencilMarks marks;
    private final Trace trace;

    Logic(PencilMarks marks, Trace trace) {
        this.marks = marks;
        this.trace = trace;
    }

    /** Applies the rules in turn until none finds anything. If there is a solution, their order does not matter. */
    static void toFixpoint(BooleanSupplier... rules) {
        boolean changed;
        do {
            changed = false;
            for (BooleanSupplier rule : rules) changed |= rule.getAsBoolean();
        } while (changed);
    }

    /** Applies all rules that the published solver uses before its brute force. */
    void allSingles() {
        toFixpoint(
                this::nakedSingles,
                this::hiddenSinglesInRows,
                this::hiddenSinglesInColumns,
                this::hiddenSinglesInBoxes);
    }

    /** Applies these rules together with preemptive sets. */
    void allSinglesAndPreemptiveSets() {
        toFixpoint(
                this::nakedSingles,
                this::hiddenSinglesInRows,
                this::hiddenSinglesInColumns,
                this::hiddenSinglesInBoxes,
                this::preemptiveSets);
    }

    /** Fills each blank cell that has one candidate. */
    boolean nakedSingles() {
        boolean found = false;
        for (int cell = 0; cell < marks.board().cells(); cell++) {
            if (Integer.bitCount(marks.candidates(cell)) != 1) continue;
            int digit = Integer.numberOfTrailingZeros(marks.candidates(cell)) + 1;
            marks.place(cell, digit);
            if (trace.on()) trace.event(new Event.Placed(cell, digit, "naked single"));
            found = true;
        }
        return found;
    }

    /** Places each digit that has one place left in a row. */
    boolean hiddenSinglesInRows() {
        return hiddenSingles(Unit.Kind.ROW);
    }

    boolean hiddenSinglesInColumns() {
        return hiddenSingles(Unit.Kind.COLUMN);
    }

    boolean hiddenSinglesInBoxes() {
        return hiddenSingles(Unit.Kind.BOX);
    }

    /**
     * Finds naked subsets of any size: if m cells of a unit have only m candidates together, the other cells of the unit lose these.
     * Crook calls such cells and candidates a preemptive set.
     */
    boolean preemptiveSets() {
        boolean found = false;
        for (Unit unit : marks.board().units()) found |= preemptiveSets(unit);
        return found;
    }

    private boolean hiddenSingles(Unit.Kind kind) {
        boolean found = false;
        for (Unit unit : marks.board().units()) {
            if (unit.kind() != kind) continue;
            for (int digit = 1; digit <= marks.board().digits(); digit++) found |= hiddenSingle(unit, digit);
        }
        return found;
    }

    private boolean hiddenSingle(Unit unit, int digit) {
        int only = -1;
        for (int place = 0; place < unit.size(); place++) {
            int cell = unit.cell(place);
            if ((marks.candidates(cell) & 1 << (digit - 1)) == 0) continue;
            if (only >= 0) return false;
            only = cell;
        }
        if (only < 0) return false;
        marks.place(only, digit);
        if (trace.on()) trace.event(new Event.Placed(only, digit, "hidden single in " + unit.name()));
        return true;
    }

    private boolean preemptiveSets(Unit unit) {
        int[] blanks = Arrays.stream(unit.cells()).filter(marks::isBlank).toArray();
        boolean found = false;
        // Each number is a subset, bit i for the i-th blank: at most 2^9. The full one leaves no other cells.
        int full = (1 << blanks.length) - 1;
        for (int subset = 1; subset < full; subset++) {
            int candidates = candidatesOf(blanks, subset);
            if (Integer.bitCount(candidates) != Integer.bitCount(subset)) continue;
            found |= removeFromOthers(blanks, subset, candidates, unit);
        }
        return found;
    }

    private int candidatesOf(int[] blanks, int subset) {
        int candidates = 0;
        for (int rest = subset; rest != 0; rest &= rest - 1) {
            candidates |= marks.candidates(blanks[Integer.numberOfTrailingZeros(rest)]);
        }
        return candidates;
    }

    private boolean removeFromOthers(int[] blanks, int subset, int candidates, Unit unit) {
        boolean found = false;
        for (int i = 0; i < blanks.length; i++) {
            boolean member = (subset & 1 << i) != 0;
            if (member) continue;
            int removed = marks.remove(blanks[i], candidates);
            found |= removed != 0;
            if (trace.on()) trace(blanks[i], removed, unit);
        }
        return found;
    }

    private void trace(int cell, int removed, Unit unit) {
        for (int rest = removed; rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest) + 1;
            trace.event(new Event.Removed(cell, digit, "preemptive set in " + unit.name()));
        }
    }
}
