package crosshatch.solvers.model.cnf;

/** Receives the clauses of a formula one by one, without an object for a clause or a literal. */
public interface ClauseSink {

    /**
     * Receives one clause. It contains no literal twice, and none together with its negation.
     *
     * @param literals the literals, of which the first {@code size} count; the caller uses the array again
     * @param size the number of literals; 0 is the empty clause, which nothing satisfies
     */
    void clause(int[] literals, int size);
}
