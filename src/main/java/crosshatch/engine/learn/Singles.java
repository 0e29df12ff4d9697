package crosshatch.engine.learn;

import java.util.Arrays;

/**
 * What slots see: a candidate that is the digit takes its slots from all others, and the last one left in a slot that must be
 * taken is the digit. Naked singles in cells, hidden singles in units; unit propagation over the clauses that say the same
 * (I. Lynce and J. Ouaknine, "Sudoku as a SAT problem", ISAIM 2006), without the clauses.
 */
final class Singles implements Trail.Listener {
    private final Slots slots;
    private final Trail trail;
    private final Conflict conflict;
    /** Whether a slot must be taken, and that is looked at. */
    private final boolean[] exact;
    /** Of each slot the places of the candidates that are not known to be gone. */
    private final long[] open;
    /** The same at the root. */
    private final long[] rootOpen;
    /** Whether a given takes the slot. */
    private final boolean[] taken;
    /** Everything on the trail before this was looked at. */
    private int head;

    /** @param hidden whether hidden singles are looked for */
    Singles(Slots slots, Trail trail, Conflict conflict, boolean hidden) {
        this.slots = slots;
        this.trail = trail;
        this.conflict = conflict;
        exact = new boolean[slots.count()];
        open = new long[slots.count()];
        rootOpen = new long[slots.count()];
        taken = new boolean[slots.count()];
        for (int slot = 0; slot < exact.length; slot++) {
            exact[slot] = slots.isCell(slot) || (hidden && slots.board().isExact(slots.unit(slot)));
        }
    }

    void begin() {
        for (int slot = 0; slot < open.length; slot++) open[slot] = -1L >>> (Long.SIZE - slots.members(slot).length);
        System.arraycopy(open, 0, rootOpen, 0, open.length);
        head = 0;
    }

    /**
     * Fills givens and takes what they exclude, all at once and not literal by literal: most candidates of a large board go so. What
     * follows from that is left to {@link #propagate}. To be called at the beginning, and if nobody wants to hear of each.
     *
     * @param givens candidates
     * @return how many candidates went; -1 if two givens clash or leave a slot without a place, and nothing was done
     */
    int fill(Ints givens) {
        Arrays.fill(taken, false);
        Arrays.fill(open, 0);
        if (!takeAll(givens) || !leavesEachSlotAPlace()) {
            System.arraycopy(rootOpen, 0, open, 0, open.length);
            return -1;
        }
        for (int i = 0; i < givens.size(); i++) trail.assign(Literal.is(givens.get(i)), Reason.NONE);
        head = trail.size();
        int removed = 0;
        for (int candidate = 0; candidate < slots.candidates(); candidate++) {
            int spot = slots.spot(slots.firstSpot(candidate));
            if ((open[Slots.slot(spot)] & Slots.place(spot)) != 0) continue;
            trail.settle(Literal.isNot(candidate));
            removed++;
        }
        for (int slot = 0; slot < open.length; slot++) {
            boolean single = (open[slot] & (open[slot] - 1)) == 0;
            if (single && exact[slot] && !taken[slot]) fillLast(slot, open[slot]);
        }
        return removed;
    }

    /** @return false if two givens want the same slot */
    private boolean takeAll(Ints givens) {
        for (int i = 0; i < givens.size(); i++) {
            int end = slots.firstSpot(givens.get(i) + 1);
            for (int j = slots.firstSpot(givens.get(i)); j < end; j++) {
                int slot = Slots.slot(slots.spot(j));
                if (taken[slot]) return false;
                taken[slot] = true;
                open[slot] = Slots.place(slots.spot(j));
            }
        }
        for (int candidate = 0; candidate < slots.candidates(); candidate++) leaveOpenIfFree(candidate);
        return true;
    }

    private void leaveOpenIfFree(int candidate) {
        int begin = slots.firstSpot(candidate);
        int end = slots.firstSpot(candidate + 1);
        for (int i = begin; i < end; i++) if (taken[Slots.slot(slots.spot(i))]) return;
        for (int i = begin; i < end; i++) open[Slots.slot(slots.spot(i))] |= Slots.place(slots.spot(i));
    }

    private boolean leavesEachSlotAPlace() {
        for (int slot = 0; slot < open.length; slot++) if (open[slot] == 0 && exact[slot]) return false;
        return true;
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
            int[] members = slots.members(Slots.slot(spot));
            for (long left = open[Slots.slot(spot)] & ~Slots.place(spot); left != 0; left &= left - 1) {
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
            int slot = Slots.slot(spot);
            long left = open[slot] & ~Slots.place(spot);
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
            open[Slots.slot(spot)] |= Slots.place(spot);
        }
    }
}
