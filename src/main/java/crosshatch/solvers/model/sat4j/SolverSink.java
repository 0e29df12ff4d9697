package crosshatch.solvers.model.sat4j;

import crosshatch.solvers.model.cnf.AtMostOne;
import crosshatch.solvers.model.cnf.ClauseSink;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.core.Solver;
import org.sat4j.specs.ContradictionException;

/**
 * Puts clauses, and "at most one" as Sat4j's own cardinality constraint, into a solver of Sat4j. It closes itself, and drops further
 * clauses, as soon as the clauses contradict each other or the time is over, because building a large formula can take longer than
 * solving it.
 */
class SolverSink implements ClauseSink, AtMostOne {
    private static final int CONSTRAINTS_BETWEEN_LOOKS = 1 << 12;

    final Solver<?> solver;
    final VecInt vector = new VecInt();
    private final Sat4jListener watch;
    private int added;
    private boolean closed;

    SolverSink(Solver<?> solver, Sat4jListener watch) {
        this.solver = solver;
        this.watch = watch;
    }

    /** Adds the clause, here by the method that Sat4j has for it, as any user would. */
    void add(int[] literals, int size) throws ContradictionException {
        vector.clear();
        for (int i = 0; i < size; i++) vector.push(literals[i]);
        solver.addClause(vector);
    }

    /** Adds that at most one of n literals is true, as at least n-1 of their negations: {@code addAtMost} makes the same of it. */
    void addAtMostOne(int[] literals, int size) throws ContradictionException {
        vector.clear();
        for (int i = 0; i < size; i++) vector.push(-literals[i]);
        solver.addAtLeast(vector, size - 1);
    }

    @Override
    public void clause(int[] literals, int size) {
        if (closed) return;
        try {
            add(literals, size);
        } catch (ContradictionException contradiction) {
            contradict();
        }
        countOne();
    }

    @Override
    public void post(int[] literals, int size) {
        if (closed || size < 2) return;
        try {
            addAtMostOne(literals, size);
        } catch (ContradictionException contradiction) {
            contradict();
        }
        countOne();
    }

    private void contradict() {
        watch.contradictionFound();
        closed = true;
    }

    private void countOne() {
        if (!closed && ++added % CONSTRAINTS_BETWEEN_LOOKS == 0 && watch.budgetIsExceeded()) closed = true;
    }

    /** Returns whether clauses were dropped, because of a contradiction or a limit. */
    boolean isClosed() {
        return closed;
    }
}
