package crosshatch.engine.learn;

import java.util.Arrays;

/**
 * Which way a candidate is decided: as it was the last time, so that a search that jumps finds back to where it was (K. Pipatsrisawat
 * and A. Darwiche, "A lightweight component caching scheme for satisfiability solvers", SAT 2007); or always the same way.
 */
final class Phases implements Trail.Listener {
    private final boolean first;
    private final boolean saves;
    /** By candidate: whether it is the digit. */
    private final boolean[] fills;

    /**
     * @param first whether a candidate that was never decided upon is tried as the digit
     * @param saves whether what was decided is remembered
     */
    Phases(int candidates, boolean first, boolean saves) {
        this.first = first;
        this.saves = saves;
        fills = new boolean[candidates];
    }

    void begin() {
        Arrays.fill(fills, first);
    }

    int literal(int candidate) {
        return fills[candidate] ? Literal.is(candidate) : Literal.isNot(candidate);
    }

    /** Whether a candidate was, or would be, tried as the digit. */
    boolean fills(int candidate) {
        return fills[candidate];
    }

    @Override
    public void undone(int literal) {
        if (saves) fills[Literal.candidate(literal)] = Literal.fills(literal);
    }
}
