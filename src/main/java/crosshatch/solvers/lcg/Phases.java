package crosshatch.solvers.lcg;

import java.util.Arrays;

/**
 * Which way a candidate is decided: as it was the last time, so that a search that jumps finds back to where it was (K. Pipatsrisawat
 * and A. Darwiche, "A lightweight component caching scheme for satisfiability solvers", SAT 2007); or, if the trail does not tell
 * of what was, always the same way.
 */
final class Phases implements Trail.Listener {
    private final boolean first;
    /** By candidate: whether it is the digit. */
    private final boolean[] fills;

    /** @param first whether a candidate that was not told of yet is tried as the digit */
    Phases(int candidates, boolean first) {
        this.first = first;
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
        fills[Literal.candidate(literal)] = Literal.fills(literal);
    }
}
