package crosshatch.solvers.lcg;

import java.util.Arrays;

/**
 * What the longest trail without a conflict filled, so that a search that jumps far and restarts often goes on from where it got furthest: the
 * target phases of A. Biere and M. Fleury, "Chasing target phases" (POS 2020). There they tell which way a variable is decided; here, where
 * nearly all candidates are false in the end, which candidate is filled first.
 *
 * <p>Every {@value #CONFLICTS_TO_FORGET} conflicts the next trail becomes the target, however short it is.
 */
final class LongestTrail implements Target {
    /** Measured on 48 quasigroups of 40 digits with 32 % holes, conflicts in the geometric mean: 1, 39,103; 4, 10,664; 10, 8,553; 30, 9,428. */
    private static final double PREFERENCE = 10;

    private static final int CONFLICTS_TO_FORGET = 20_000;

    private final Trail trail;
    private final boolean[] filled;
    private int longest;
    private int conflicts;

    LongestTrail(int candidates, Trail trail) {
        this.trail = trail;
        filled = new boolean[candidates];
    }

    @Override
    public void begin() {
        Arrays.fill(filled, false);
        longest = 0;
        conflicts = 0;
    }

    @Override
    public void conflict() {
        if (++conflicts % CONFLICTS_TO_FORGET == 0) longest = 0;
        int size = trail.sizeBeforeLastDecision();
        if (size <= longest) return;
        longest = size;
        Arrays.fill(filled, false);
        for (int i = 0; i < size; i++) {
            int literal = trail.literal(i);
            if (Literal.fills(literal)) filled[Literal.candidate(literal)] = true;
        }
    }

    @Override
    public double preference(int candidate) {
        return filled[candidate] ? PREFERENCE : 1;
    }
}
