package crosshatch.solvers.engine;

import crosshatch.puzzle.relation.Diagram;
import crosshatch.puzzle.relation.Supports;
import java.util.List;

/**
 * Generalised arc consistency of a relation: a digit stays a candidate while some filling of the relation's candidates has
 * it.
 */
final class DiagramPropagator implements RelationPropagator {
    private final int[] cells;
    private final Supports supports;
    private final long[] candidates;

    DiagramPropagator(List<Integer> cells, Diagram diagram) {
        this.cells = cells.stream().mapToInt(Integer::intValue).toArray();
        supports = new Supports(diagram);
        candidates = new long[this.cells.length];
    }

    @Override
    public boolean propagate(GridState state) {
        for (int i = 0; i < cells.length; i++) candidates[i] = state.mask(cells[i]);
        if (!supports.find(candidates)) return false;
        for (int i = 0; i < cells.length; i++) {
            if (!state.remove(cells[i], ~supports.of(i))) return false;
        }
        return true;
    }
}
