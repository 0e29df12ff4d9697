package crosshatch.solvers.lcg;

import crosshatch.base.Ints;
import java.util.Arrays;

/**
 * Clauses over literals in one array, and what follows from them: each is looked at only when one of two of its literals, its
 * first two, becomes false (M. Moskewicz et al., "Chaff: engineering an efficient SAT solver", DAC 2001); beside the clause
 * stands one of its literals, which spares a look at it if it holds (N. Sörensson and N. Eén, MiniSat 2.1, 2008).
 *
 * <p>A reference is the place of a clause in the array: its number of literals, its {@linkplain #lbd LBD}, its activity as the
 * bits of a float, its literals.
 */
final class Clauses implements Trail.CutListener {
    private static final int LBD = 1;
    private static final int ACTIVITY = 2;
    private static final int HEAD = 3;
    /** The LBD of a clause that is never forgotten. */
    static final int LBD_OF_KEPT = 0;

    private final Trail trail;
    private final Conflict conflict;
    private int[] data = new int[1 << 16];
    private int end;
    /** References of the clauses that may be forgotten. */
    private final Ints learnt = new Ints();
    /** By literal: reference and another literal of each clause that is looked at when the literal becomes false. */
    private final int[][] watches;

    private final int[] watchCounts;
    /** The negations of all literals on the trail before this were looked at. */
    private int head;

    Clauses(int candidates, Trail trail, Conflict conflict) {
        this.trail = trail;
        this.conflict = conflict;
        watches = new int[2 * candidates][];
        Arrays.fill(watches, new int[0]);
        watchCounts = new int[2 * candidates];
    }

    void begin() {
        for (int clause = 0; clause < end; clause += HEAD + data[clause]) {
            watchCounts[data[clause + HEAD]] = 0;
            watchCounts[data[clause + HEAD + 1]] = 0;
        }
        learnt.clear();
        end = 0;
        head = 0;
    }

    /**
     * Adds a clause of two literals or more. The first two must be the last to become false, or open.
     *
     * @param lbd {@link #LBD_OF_KEPT} if it is never to be forgotten
     * @return its reference
     */
    int add(Ints literals, int lbd) {
        int clause = end;
        int size = literals.size();
        while (end + HEAD + size > data.length) data = Arrays.copyOf(data, 2 * data.length);
        data[clause] = size;
        data[clause + LBD] = lbd;
        data[clause + ACTIVITY] = 0; // the bits of 0f
        for (int i = 0; i < size; i++) data[clause + HEAD + i] = literals.get(i);
        end += HEAD + size;
        if (lbd != LBD_OF_KEPT) learnt.add(clause);
        watchBoth(clause);
        return clause;
    }

    private void watchBoth(int clause) {
        watch(data[clause + HEAD], clause, data[clause + HEAD + 1]);
        watch(data[clause + HEAD + 1], clause, data[clause + HEAD]);
    }

    private void watch(int literal, int clause, int other) {
        int count = watchCounts[literal];
        int[] watch = watches[literal];
        if (count == watch.length) {
            watch = Arrays.copyOf(watch, Math.max(8, 2 * count));
            watches[literal] = watch;
        }
        watch[count] = clause;
        watch[count + 1] = other;
        watchCounts[literal] = count + 2;
    }

    /** Looks at what the next literal of the trail makes false, if there is one. @return false at a conflict */
    boolean propagateNext() {
        return propagate(Literal.negated(trail.literal(head++)));
    }

    /** Whether all of the trail was looked at. */
    boolean isDone() {
        return head == trail.size();
    }

    /** Where a clause holds or has another literal to watch, it is left; else the rest of it decides. */
    private boolean propagate(int removed) {
        int[] watch = watches[removed];
        int count = watchCounts[removed];
        int kept = 0;
        for (int i = 0; i < count; i += 2) {
            int clause = watch[i];
            int other = watch[i + 1];
            if (trail.value(other) <= 0) {
                int first = partner(clause, removed);
                if (first != other && trail.value(first) > 0) {
                    other = first;
                } else if (watchAnother(clause, first)) {
                    continue;
                } else {
                    int reason = Reason.of(Reason.CLAUSE, clause);
                    if (trail.value(first) < 0) {
                        System.arraycopy(watch, i, watch, kept, count - i);
                        watchCounts[removed] = count - i + kept;
                        return conflict.found(reason, Literal.NONE);
                    }
                    trail.assign(first, reason);
                    other = first;
                }
            }
            watch[kept] = clause;
            watch[kept + 1] = other;
            kept += 2;
        }
        watchCounts[removed] = kept;
        return true;
    }

    /** The other literal that is watched; afterwards it is the first and {@code gone} the second. */
    private int partner(int clause, int removed) {
        int first = data[clause + HEAD];
        if (first != removed) return first;
        first = data[clause + HEAD + 1];
        data[clause + HEAD] = first;
        data[clause + HEAD + 1] = removed;
        return first;
    }

    /** Has a literal that is not false watched instead of the second. @return false if there is none */
    private boolean watchAnother(int clause, int first) {
        int last = clause + HEAD + data[clause];
        for (int i = clause + HEAD + 2; i < last; i++) {
            int literal = data[i];
            if (trail.value(literal) < 0) continue;
            data[i] = data[clause + HEAD + 1];
            data[clause + HEAD + 1] = literal;
            watch(literal, clause, first);
            return true;
        }
        return false;
    }

    /** Adds what a clause rests on if it implies a literal: that all others are false. */
    void explain(int clause, int literal, Ints literals) {
        int last = clause + HEAD + data[clause];
        for (int i = clause + HEAD; i < last; i++) {
            if (data[i] != literal) literals.add(Literal.negated(data[i]));
        }
    }

    /** References of the clauses that may be forgotten, in the order in which they were learnt. */
    Ints learnt() {
        return learnt;
    }

    int size(int clause) {
        return data[clause];
    }

    int literal(int clause, int index) {
        return data[clause + HEAD + index];
    }

    /** Number of levels that its literals were on, at the least count so far; see {@link Lbd}. */
    int lbd(int clause) {
        return data[clause + LBD];
    }

    void setLbd(int clause, int lbd) {
        data[clause + LBD] = lbd;
    }

    float activity(int clause) {
        return Float.intBitsToFloat(data[clause + ACTIVITY]);
    }

    void setActivity(int clause, float activity) {
        data[clause + ACTIVITY] = Float.floatToRawIntBits(activity);
    }

    /** Whether it is why a literal holds, and so cannot be forgotten now. */
    boolean isReason(int clause) {
        int first = data[clause + HEAD];
        return trail.value(first) > 0 && trail.reason(Literal.candidate(first)) == Reason.of(Reason.CLAUSE, clause);
    }

    /** Marks a clause, which {@link #sweep} then forgets. It must be no reason. */
    void drop(int clause) {
        data[clause + LBD] = -1;
    }

    /** Moves what is left together, and has it watched anew. */
    void sweep() {
        Arrays.fill(watchCounts, 0);
        learnt.clear();
        int to = 0;
        for (int from = 0, next; from < end; from = next) {
            int length = HEAD + data[from];
            next = from + length;
            if (data[from + LBD] < 0) continue;
            boolean isReason = isReason(from);
            System.arraycopy(data, from, data, to, length);
            if (isReason) trail.setReason(Literal.candidate(data[to + HEAD]), Reason.of(Reason.CLAUSE, to));
            if (data[to + LBD] != LBD_OF_KEPT) learnt.add(to);
            watchBoth(to);
            to += length;
        }
        end = to;
    }

    @Override
    public void cut(int size) {
        head = Math.min(head, size);
    }
}
