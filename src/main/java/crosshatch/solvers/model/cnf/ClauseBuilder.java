package crosshatch.solvers.model.cnf;

import java.util.Arrays;

/** Puts clauses together from literals of which some are known to be true or false already. */
final class ClauseBuilder {
    static final int TRUE = Integer.MAX_VALUE;
    static final int FALSE = -TRUE;

    private final ClauseSink sink;
    private int[] literals = new int[16];
    private int size;
    private boolean satisfied;

    ClauseBuilder(ClauseSink sink) {
        this.sink = sink;
    }

    /** One more literal of the clause that {@link #end} will write; may be {@link #TRUE} or {@link #FALSE}. */
    ClauseBuilder or(int literal) {
        if (literal == TRUE) satisfied = true;
        if (literal == TRUE || literal == FALSE) return this;
        if (size == literals.length) literals = Arrays.copyOf(literals, 2 * size);
        literals[size++] = literal;
        return this;
    }

    /** Writes the clause unless it holds anyway; the next literal begins another. */
    void end() {
        if (!satisfied) sink.clause(literals, size);
        size = 0;
        satisfied = false;
    }
}
