package crosshatch.solvers.model.cnf;

/** At most one, with auxiliary variables that save clauses where the literals are many. Few are left to {@link Pairwise}. */
abstract class Compact implements AtMostOne {
    /** The largest number of literals for which no way has fewer clauses than one for each pair. */
    private static final int FEW_LITERALS = 4;

    final ClauseSink sink;
    final VariablePool pool;
    final Pairwise pairwise;
    private final int[] pair = new int[2];

    Compact(ClauseSink sink, VariablePool pool) {
        this.sink = sink;
        this.pool = pool;
        pairwise = new Pairwise(sink);
    }

    @Override
    public final void post(int[] literals, int size) {
        if (size <= FEW_LITERALS) pairwise.post(literals, size);
        else postMany(literals, size);
    }

    abstract void postMany(int[] literals, int size);

    /** The clause of these two literals. */
    final void either(int one, int other) {
        pair[0] = one;
        pair[1] = other;
        sink.clause(pair, 2);
    }
}
