package crosshatch.solvers.published.euler96;

import crosshatch.puzzle.board.Unit;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;

/** The rules that need no guess, each a method that goes once over the grid and says whether it found anything. */
final class Logic {
    /** One pass of one rule. */
    interface Rule {
        /** @return whether anything changed */
        boolean apply();
    }

    private final PencilMarks marks;
    private final Trace trace;
    private final PreemptiveSets preemptiveSets;

    Logic(PencilMarks marks, Trace trace) {
        this.marks = marks;
        this.trace = trace;
        preemptiveSets = new PreemptiveSets(marks, trace);
    }

    /** Applies the rules in turn until none finds anything. If there is a solution, their order does not matter. */
    static void toFixpoint(Rule... rules) {
        boolean changed;
        do {
            changed = false;
            for (Rule rule : rules) changed |= rule.apply();
        } while (changed);
    }

    /** All that the published solver does before its brute force. */
    void allSingles() {
        toFixpoint(
                this::nakedSingles,
                this::hiddenSinglesInRows,
                this::hiddenSinglesInColumns,
                this::hiddenSinglesInBoxes);
    }

    /** The same with preemptive sets. */
    void allSinglesAndPreemptiveSets() {
        toFixpoint(
                this::nakedSingles,
                this::hiddenSinglesInRows,
                this::hiddenSinglesInColumns,
                this::hiddenSinglesInBoxes,
                this::preemptiveSets);
    }

    /** A blank cell with one candidate gets it. */
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

    /** A digit with one place left in a row goes there. */
    boolean hiddenSinglesInRows() {
        return hiddenSingles(Unit.Kind.ROW);
    }

    boolean hiddenSinglesInColumns() {
        return hiddenSingles(Unit.Kind.COLUMN);
    }

    boolean hiddenSinglesInBoxes() {
        return hiddenSingles(Unit.Kind.BOX);
    }

    /** Some cells of a unit share as few candidates as they are: the other cells lose them. */
    boolean preemptiveSets() {
        return preemptiveSets.apply();
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
}
