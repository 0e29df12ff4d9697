package crosshatch.solvers.model.cnf;

/** Writes clauses for the constraint that at most one of some literals is true. */
public interface AtMostOne {

    /**
     * Writes the clauses.
     *
     * @param literals the literals, of which the first {@code size} count, all different; the caller uses the array again
     * @param size the number of literals; for 0 or 1 nothing is written
     */
    void post(int[] literals, int size);
}
