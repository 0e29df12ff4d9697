package crosshatch.proof;

import crosshatch.base.Ints;
import java.util.Arrays;

/** Stores the literals that are true while a step is checked. Its array grows with the largest variable. */
final class Assignment {
    /** The values by variable: 1 for true, -1 for false, 0 for open. */
    private byte[] values = new byte[1 << 10];
    /** The variables that are not open. */
    private final Ints assigned = new Ints();

    /** Returns 1 if the literal is true, -1 if it is false, 0 if it is open. */
    int value(int literal) {
        int variable = Math.abs(literal);
        if (variable >= values.length) return 0;
        return literal > 0 ? values[variable] : -values[variable];
    }

    /** Makes a literal true, which must be open. */
    void makeTrue(int literal) {
        int variable = Math.abs(literal);
        if (variable >= values.length) values = Arrays.copyOf(values, Math.max(variable + 1, 2 * values.length));
        values[variable] = (byte) (literal > 0 ? 1 : -1);
        assigned.add(variable);
    }

    /** Returns the number of variables that are not open. */
    int size() {
        return assigned.size();
    }

    /** Makes all variables open. */
    void clear() {
        undoTo(0);
    }

    /** Makes all variables open except the first {@code kept} that were set. */
    void undoTo(int kept) {
        for (int i = kept; i < assigned.size(); i++) values[assigned.get(i)] = 0;
        assigned.shrink(kept);
    }
}
