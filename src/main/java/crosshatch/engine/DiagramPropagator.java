package crosshatch.engine;

import crosshatch.relation.Diagram;
import java.util.Arrays;
import java.util.List;

/**
 * Generalised arc consistency of a relation: a digit stays a candidate while some filling of the relation's candidates has
 * it. Two sweeps over the diagram: forwards to the nodes that the candidates reach; backwards, through these, from the end,
 * collecting the digits of the edges on the way (G. Pesant, CP 2004).
 */
final class DiagramPropagator implements RelationPropagator {
    private final int[] cells;
    private final Diagram diagram;
    /** Of each layer but the last, the digits of each node's edges. */
    private final long[][] digits;
    /** Nodes of each layer that are reached; after the second sweep those of them from which the end is. */
    private final boolean[][] reached;
    /** Digits of each cell that some filling has. */
    private final long[] supported;

    DiagramPropagator(List<Integer> cells, Diagram diagram) {
        this.cells = cells.stream().mapToInt(Integer::intValue).toArray();
        this.diagram = diagram;
        digits = new long[this.cells.length][];
        reached = new boolean[this.cells.length + 1][];
        supported = new long[this.cells.length];
        for (int layer = 0; layer <= this.cells.length; layer++) {
            reached[layer] = new boolean[Math.max(1, diagram.width(layer))];
            if (layer < this.cells.length) digits[layer] = digitsOfNodes(layer);
        }
    }

    private long[] digitsOfNodes(int layer) {
        long[] masks = new long[diagram.width(layer)];
        for (int node = 0; node < masks.length; node++) {
            for (int digit = 1; digit <= diagram.digits(); digit++) {
                if (diagram.next(layer, node, digit) != Diagram.NONE) masks[node] |= 1L << (digit - 1);
            }
        }
        return masks;
    }

    @Override
    public boolean propagate(GridState state) {
        reach(state);
        if (!reached[cells.length][0]) return false;
        support(state);
        for (int i = 0; i < cells.length; i++) {
            if (!state.remove(cells[i], ~supported[i])) return false;
        }
        return true;
    }

    private void reach(GridState state) {
        reached[0][0] = true;
        for (int i = 0; i < cells.length; i++) {
            Arrays.fill(reached[i + 1], false);
            long candidates = state.mask(cells[i]);
            for (int node = 0; node < digits[i].length; node++) {
                if (!reached[i][node]) continue;
                for (long left = candidates & digits[i][node]; left != 0; left &= left - 1) {
                    reached[i + 1][diagram.next(i, node, Narrator.number(left & -left))] = true;
                }
            }
        }
    }

    private void support(GridState state) {
        for (int i = cells.length - 1; i >= 0; i--) {
            supported[i] = 0;
            long candidates = state.mask(cells[i]);
            for (int node = 0; node < digits[i].length; node++) {
                if (!reached[i][node]) continue;
                long alive = 0;
                for (long left = candidates & digits[i][node]; left != 0; left &= left - 1) {
                    if (reached[i + 1][diagram.next(i, node, Narrator.number(left & -left))]) alive |= left & -left;
                }
                reached[i][node] = alive != 0;
                supported[i] |= alive;
            }
        }
    }
}
