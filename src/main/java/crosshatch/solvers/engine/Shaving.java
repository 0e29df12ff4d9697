package crosshatch.solvers.engine;

/**
 * Failed-candidate elimination: every candidate of every cell is tried in turn, and removed if propagation refutes it; again
 * and again until nothing more goes. Depth 2 shaves within each trial, and so on.
 *
 * <p>Known as shaving (P. Martin and D. Shmoys, IPCO 1996), singleton consistency (R. Debruyne and C. Bessière, IJCAI 1997)
 * and, by depth, T&amp;E(1), T&amp;E(2) (D. Berthier, "Pattern-Based Constraint Satisfaction", 2012).
 */
final class Shaving {
    private final GridState state;
    private final Agenda agenda;
    private final EngineTracer tracer;
    private final Meter meter;
    private final int depth;

    /** @param depth 0 for no shaving at all */
    Shaving(GridState state, Agenda agenda, int depth, Meter meter, EngineTracer tracer) {
        this.state = state;
        this.agenda = agenda;
        this.depth = depth;
        this.meter = meter;
        this.tracer = tracer;
    }

    /** @return false at a dead end; true also if the budget ended first */
    boolean shave() {
        return shave(depth);
    }

    private boolean shave(int trialDepth) {
        if (trialDepth == 0) return true;
        int cells = state.board().cells();
        // Goes round until a whole round has removed nothing.
        int quiet = 0;
        for (int cell = 0; quiet < cells; cell = (cell + 1) % cells) {
            quiet++;
            long all = state.mask(cell);
            for (long left = all; left != 0 && Long.bitCount(state.mask(cell)) > 1; left &= left - 1) {
                long digit = Long.lowestOneBit(left);
                if ((state.mask(cell) & digit) == 0 || isPossible(cell, digit, trialDepth - 1)) continue;
                if (!remove(cell, digit)) return false;
                quiet = 0;
            }
            if (meter.isOver()) return true;
        }
        return true;
    }

    private boolean isPossible(int cell, long digit, int trialDepth) {
        boolean watched = tracer.isActive();
        tracer.lookAway();
        state.mark();
        boolean possible = agenda.fill(cell, digit) && shave(trialDepth);
        state.backtrack();
        if (watched) tracer.lookAgain();
        return possible;
    }

    private boolean remove(int cell, long digit) {
        if (tracer.isActive()) {
            tracer.becauseBeyondSingles("singleton consistency: it fails when tried");
            tracer.removed(cell, digit);
        }
        return agenda.eliminate(cell, digit);
    }
}
