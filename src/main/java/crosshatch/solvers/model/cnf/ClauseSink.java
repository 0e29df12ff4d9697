package crosshatch.solvers.model.cnf;

/** Takes the clauses of a formula, one after the other, without an object for a clause or a literal. */
public interface ClauseSink {

    /**
     * One clause. No literal is repeated in it, and none together with its negation.
     *
     * @param literals the clause is the first {@code size} of these; the array belongs to the caller, who uses it again
     * @param size number of literals; 0 is the empty clause, which nothing satisfies
     */
    void clause(int[] literals, int size);
}
