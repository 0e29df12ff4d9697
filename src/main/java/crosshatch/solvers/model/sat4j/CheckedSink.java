package crosshatch.solvers.model.sat4j;

import org.sat4j.minisat.core.Solver;
import org.sat4j.specs.ContradictionException;

/** Adds constraints by the methods that Sat4j has for it, as any user would. */
final class CheckedSink extends SolverSink {
    CheckedSink(Solver<?> solver, Sat4jListener watch) {
        super(solver, watch);
    }

    @Override
    void add(int[] literals, int size) throws ContradictionException {
        vector.clear();
        for (int i = 0; i < size; i++) vector.push(literals[i]);
        solver.addClause(vector);
    }

    /** At most one of n is at least n-1 of their negations, which is what {@code addAtMost} makes of it too. */
    @Override
    void addAtMostOne(int[] literals, int size) throws ContradictionException {
        vector.clear();
        for (int i = 0; i < size; i++) vector.push(-literals[i]);
        solver.addAtLeast(vector, size - 1);
    }
}
