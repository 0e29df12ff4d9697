package crosshatch.solvers.lcg;

import java.util.Arrays;

/**
 * What slots see: a candidate that is the digit takes its slots from all others, and the last one left in a slot that must be
 * taken is the digit. Naked singles in cells, hidden singles in units; unit propagation over the clauses that say the same
 * (I. Lynce and J. Ouaknine, "Sudoku as a SAT problem", ISAIM 2006), without the clauses.
 */
final class Singles implements Trail.Listener {
    private final ExactlyOneSets slots;
    private final Trail trail;
    private final Conflict conflict;
    /** Whether a slot must be taken, and that is looked at. */
    private final boolean[] exact;
    /** Of each slot the places of the candidates that are not known to be gone. */
    private final long[] open;
    /** The same at the root. */
    private final long[] rootOpen;
    /** Everything on the trail before this was looked at. */
    private int head;

    /** @param hidden whether hidden singles are looked for */
    Singles(ExactlyOneSets slots, Trail trail, Conflict conflict, boolean hidden) {
        this.slots = slots;
        this.trail = trail;
        this.conflict = conflict;
        exact = new boolean[slots.count()];
        open = new long[slots.count()];
        rootOpen = new long[slots.count()];
        for (int slot = 0; slot < exact.length; slot++) {
            exact[slot] = slots.isCell(slot) || (hidden && slots.isExact(slot));
        }
    }

    /** Whether a slot takes the last of its candidates: a cell does, a digit in a unit only where hidden singles are looked for. */
    boolean takesLast(int slot) {
        return exact[slot];
    }

    /** All candidates that have a number are open. */
    void begin() {
        Arrays.fill(open, 0);
        for (int i = 0; i < slots.firstSpot(slots.candidates()); i++) {
            open[ExactlyOneSets.slot(slots.spot(i))] |= ExactlyOneSets.place(slots.spot(i));
        }
        System.arraycopy(open, 0, rootOpen, 0, open.length);
        head = 0;
    }

    /** Whether each slot that must be taken has a candidate. */
    boolean leavesEachSlotAPlace() {
        for (int slot = 0; slot < open.length; slot++) if (open[slot] == 0 && exact[slot]) return false;
        return true;
    }

    /** To be called when the givens are on the trail, if what they exclude has no number: takes the last ones left in slots. */
    void fillLast() {
        head = trail.size();
        for (int slot = 0; slot < open.length; slot++) {
            if ((open[slot] & (open[slot] - 1)) == 0 && exact[slot]) fillLast(slot, open[slot]);
        }
    }

    /** The places of a slot's candidates that are left. */
    long open(int slot) {
        return open[slot];
    }

    /** The places of a slot's candidates that were left at the root when {@link #keepRoot} was last called. */
    long rootOpen(int slot) {
        return rootOpen[slot];
    }

    /** What is left now is what is left at the root. */
    void keepRoot() {
        System.arraycopy(open, 0, rootOpen, 0, open.length);
    }

    /** @return false at a conflict */
    boolean propagate() {
        while (head < trail.size()) {
            int literal = trail.literal(head++);
            int candidate = Literal.candidate(literal);
            boolean alive = Literal.fills(literal) ? take(candidate, literal) : leave(candidate);
            if (!alive) return false;
        }
        return true;
    }

    private boolean take(int candidate, int literal) {
        int reason = Reason.of(Reason.LITERAL, literal);
        int end = slots.firstSpot(candidate + 1);
        for (int i = slots.firstSpot(candidate); i < end; i++) {
            int spot = slots.spot(i);
            int[] members = slots.members(ExactlyOneSets.slot(spot));
            for (long left = open[ExactlyOneSets.slot(spot)] & ~ExactlyOneSets.place(spot);
                    left != 0;
                    left &= left - 1) {
                int other = Literal.isNot(members[Long.numberOfTrailingZeros(left)]);
                int value = trail.value(other);
                if (value < 0) return conflict.found(reason, other);
                if (value == 0) trail.assign(other, reason);
            }
        }
        return true;
    }

    /** All slots are told, even after a conflict, so that {@link #undone} finds them so. */
    private boolean leave(int candidate) {
        boolean alive = true;
        int end = slots.firstSpot(candidate + 1);
        for (int i = slots.firstSpot(candidate); i < end; i++) {
            int spot = slots.spot(i);
            int slot = ExactlyOneSets.slot(spot);
            long left = open[slot] & ~ExactlyOneSets.place(spot);
            open[slot] = left;
            if ((left & (left - 1)) == 0 && exact[slot] && alive) alive = fillLast(slot, left);
        }
        return alive;
    }

    private boolean fillLast(int slot, long left) {
        int reason = Reason.of(Reason.SLOT, slot);
        if (left == 0) return conflict.found(reason, Literal.NONE);
        int last = Literal.is(slots.member(slot, Long.numberOfTrailingZeros(left)));
        int value = trail.value(last);
        if (value < 0) return conflict.found(reason, last);
        if (value == 0) trail.assign(last, reason);
        return true;
    }

    @Override
    public void undone(int literal) {
        // The trail has dropped the literal already: it stood at the place where the trail ends now.
        if (trail.size() >= head) return;
        head = trail.size();
        if (Literal.fills(literal)) return;
        int candidate = Literal.candidate(literal);
        int end = slots.firstSpot(candidate + 1);
        for (int i = slots.firstSpot(candidate); i < end; i++) {
            int spot = slots.spot(i);
            open[ExactlyOneSets.slot(spot)] |= ExactlyOneSets.place(spot);
        }
    }
}
