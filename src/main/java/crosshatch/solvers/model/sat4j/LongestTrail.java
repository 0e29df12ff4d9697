package crosshatch.solvers.model.sat4j;

import java.util.Arrays;

/**
 * The candidates that the longest trail without a conflict filled, as {@code lcg} prefers them (after A. Biere and M. Fleury, "Chasing
 * target phases", POS 2020). Sat4j does not show its trail to an order, so each value is reported here. What counts is the trail before the
 * last decision; it is looked at when Sat4j begins to take it back.
 */
final class LongestTrail {
    private static final double PREFERENCE = 10;
    private static final int CONFLICTS_TO_FORGET = 20_000;

    private final boolean[] preferred;
    /** Candidates that are true, in the order in which they became so. */
    private final int[] filled;

    private int fills;
    private int size;
    private int fillsBeforeDecision;
    private int sizeBeforeDecision;
    private int longest;
    private int conflicts;

    LongestTrail(int count) {
        preferred = new boolean[count + 1];
        filled = new int[count];
    }

    /** Begins a search. */
    void begin() {
        Arrays.fill(preferred, false);
        fills = 0;
        size = 0;
        sizeBeforeDecision = 0;
        longest = 0;
        conflicts = 0;
    }

    /** Records that a candidate has got a value. */
    void assigned(int variable, boolean isTrue) {
        size++;
        if (isTrue) filled[fills++] = variable;
    }

    /** Records that a candidate has lost its value, the newest first. */
    void undone(int variable) {
        size--;
        if (fills > 0 && filled[fills - 1] == variable) fills--;
    }

    /** Records that propagation ended without a conflict. */
    void deciding() {
        sizeBeforeDecision = size;
        fillsBeforeDecision = fills;
    }

    /** Records that Sat4j begins to take values back. */
    void undoing() {
        if (sizeBeforeDecision > longest) {
            longest = sizeBeforeDecision;
            Arrays.fill(preferred, false);
            for (int i = 0; i < fillsBeforeDecision; i++) preferred[filled[i]] = true;
        }
        sizeBeforeDecision = 0;
    }

    /** Records a learnt conflict; in time the next trail becomes the target, even if it is short. */
    void conflict() {
        if (++conflicts % CONFLICTS_TO_FORGET == 0) longest = 0;
    }

    /** Returns the weight by which a candidate is preferred. */
    double preference(int variable) {
        return preferred[variable] ? PREFERENCE : 1;
    }
}
