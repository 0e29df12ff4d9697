package crosshatch.solvers.model.cnf;

/** Counts the parts of a formula without storing it. */
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

    /** Returns the number of literals of all clauses. */
    public long literals() {
        return literals;
    }

    /** Returns the number of clauses with two literals. */
    public long binaries() {
        return binaries;
    }
}
