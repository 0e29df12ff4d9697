package crosshatch.solvers.model.cnf;

/** Counts the parts of a formula and keeps none. */
public final class CountingSink implements ClauseSink {
    private long clauses;
    private long literals;
    private long binaries;

    @Override
    public void clause(int[] literals, int size) {
        clauses++;
        this.literals += size;
        if (size == 2) binaries++;
    }

    public long clauses() {
        return clauses;
    }

    /** Literals of all clauses together. */
    public long literals() {
        return literals;
    }

    /** Clauses of two literals. */
    public long binaries() {
        return binaries;
    }
}
