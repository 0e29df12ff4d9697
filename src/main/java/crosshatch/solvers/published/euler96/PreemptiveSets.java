package crosshatch.solvers.published.euler96;

import crosshatch.puzzle.board.Unit;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import java.util.Arrays;

/**
 * Naked subsets of any size: m cells of a unit with m candidates between them keep these to themselves, so the other cells
 * of the unit lose them. Crook calls such cells and candidates a preemptive set.
 */
final class PreemptiveSets implements Logic.Rule {
    private final PencilMarks marks;
    private final Trace trace;

    PreemptiveSets(PencilMarks marks, Trace trace) {
        this.marks = marks;
        this.trace = trace;
    }

    @Override
    public boolean apply() {
        boolean found = false;
        for (Unit unit : marks.board().units()) found |= inUnit(unit);
        return found;
    }

    private boolean inUnit(Unit unit) {
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
            if (trace.on()) tell(blanks[i], removed, unit);
        }
        return found;
    }

    private void tell(int cell, int removed, Unit unit) {
        for (int rest = removed; rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest) + 1;
            trace.event(new Event.Removed(cell, digit, "preemptive set in " + unit.name()));
        }
    }
}
