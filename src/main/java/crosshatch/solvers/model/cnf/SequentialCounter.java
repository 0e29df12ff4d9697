package crosshatch.solvers.model.cnf;

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
final class SequentialCounter extends Compact {
    SequentialCounter(ClauseSink sink, VariablePool pool) {
        super(sink, pool);
    }

    @Override
    void postMany(int[] literals, int size) {
        int seen = pool.next();
        pool.define(seen, literals, 0, 1);
        either(-literals[0], seen);
        for (int i = 1; i < size - 1; i++) {
            int next = pool.next();
            pool.define(next, new int[] {seen, literals[i]}, 0, 2);
            either(-seen, -literals[i]);
            either(-seen, next);
            either(-literals[i], next);
            seen = next;
        }
        either(-seen, -literals[size - 1]);
    }
}
