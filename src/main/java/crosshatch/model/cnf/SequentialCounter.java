package crosshatch.model.cnf;

/**
 * At most one, by a counter that runs along the literals (C. Sinz, "Towards an optimal CNF encoding of Boolean cardinality
 * constraints", CP 2005, for k = 1): 3n-4 binary clauses, n-1 auxiliary variables.
 *
 * <pre>
 *     x1      x2      x3      x4         xi → si        one was seen, here or before
 *      ↓   ⟋   ↓   ⟋   ↓   ⟋             si → si+1      seen stays seen
 *     s1  →   s2  →   s3                 si → ¬xi+1     then no other
 * </pre>
 */
final class SequentialCounter implements AtMostOne {
    private final ClauseSink sink;
    private final VariablePool pool;
    private final Pairwise few;
    private final int[] pair = new int[2];

    SequentialCounter(ClauseSink sink, VariablePool pool) {
        this.sink = sink;
        this.pool = pool;
        few = new Pairwise(sink);
    }

    @Override
    public void post(int[] literals, int size) {
        if (size <= Pairwise.SMALL) {
            few.post(literals, size);
            return;
        }
        int seen = pool.next();
        either(-literals[0], seen);
        for (int i = 1; i < size - 1; i++) {
            int next = pool.next();
            either(-seen, -literals[i]);
            either(-seen, next);
            either(-literals[i], next);
            seen = next;
        }
        either(-seen, -literals[size - 1]);
    }

    private void either(int one, int other) {
        pair[0] = one;
        pair[1] = other;
        sink.clause(pair, 2);
    }
}
