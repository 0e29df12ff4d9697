package crosshatch.solvers.model.choco;

import org.chocosolver.solver.constraints.Propagator;
import org.chocosolver.solver.constraints.PropagatorPriority;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.variables.IntVar;
import org.chocosolver.util.ESat;

/**
 * A constraint whose solutions are perfect matchings of a bipartite graph, in which each candidate is an edge. What it removes
 * is all that can be removed: the candidates that no perfect matching has.
 *
 * <p>It is posted beside the all-different constraints of the units, which it follows from, and runs after them.
 */
abstract class MatchedCells extends Propagator<IntVar> {
    final PerfectMatchings matchings;

    /** @param size number of nodes on each side of the graph */
    MatchedCells(IntVar[] cells, int size) {
        super(cells, PropagatorPriority.CUBIC, false);
        matchings = new PerfectMatchings(size);
    }

    /** Draws the graph of the present candidates. */
    abstract void addEdges();

    /** Removes the candidates that no perfect matching has. */
    abstract void filter() throws ContradictionException;

    private boolean canBeMatched() {
        matchings.removeEdges();
        addEdges();
        return matchings.exist();
    }

    @Override
    public final void propagate(int eventMask) throws ContradictionException {
        if (!canBeMatched()) fails();
        matchings.compare();
        filter();
    }

    @Override
    public final ESat isEntailed() {
        return isCompletelyInstantiated() ? ESat.eval(canBeMatched()) : ESat.UNDEFINED;
    }
}
